import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { houseThemes, type ThemeName, themeNameOf } from '../houseThemes.ts';

/** A docs page, whose own ground and texts are in the theme that the toolbar chooses for the stories on it. */
export function HouseDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState<ThemeName>(() => {
    const [story] = context.componentStories();
    if (story) return themeNameOf(context.getStoryContext(story).globals);
    // A page without stories: only the address names the choice.
    const chosen = new URLSearchParams(location.search).get('globals') ?? '';
    return chosen.split(';').includes('theme:dark') ? 'dark' : 'light';
  });
  const { channel } = context;
  useEffect(() => {
    // The pictures in frames of the page report their own choices on the same channel: what counts is that of its stories.
    const follow = ({ globals }: { globals: Record<string, unknown> }) => {
      const [story] = context.componentStories();
      setTheme(themeNameOf(story ? context.getStoryContext(story).globals : globals));
    };
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel, context]);
  return (
    <DocsContainer context={context} theme={houseThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
