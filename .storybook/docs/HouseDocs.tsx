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
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setTheme(themeNameOf(globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return (
    <DocsContainer context={context} theme={houseThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
