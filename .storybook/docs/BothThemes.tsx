import { Subheading } from '@storybook/addon-docs/blocks';
import { type CSSProperties, type SyntheticEvent, useState } from 'react';
import { statesOf, useFacts } from './useFacts.ts';

const themes = [
  { theme: 'light', title: 'Light' },
  { theme: 'dark', title: 'Dark' },
] as const;

/** Pictures beside each other, each as wide as a cell of it needs. */
function side(stateWidth: number): CSSProperties {
  const least = Math.max(420, stateWidth + roomAround);
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`,
    gap: 16,
  };
}

/** Pixels around the cells of a picture. */
const roomAround = 48;
const frame: CSSProperties = {
  width: '100%',
  border: '1px solid rgb(128 128 128 / 40%)',
  borderRadius: 8,
};

/** The pictures of a component's states, in light and in dark beside each other; below on a narrow page. */
export function BothThemes() {
  const facts = useFacts();
  if (facts === undefined || facts.states.length === 0) return null;
  return (
    <>
      {statesOf(facts).map(({ id, name }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <div style={side(facts.stateWidth)}>
            {themes.map(({ theme, title }) => (
              <Picture key={theme} title={`${name}, ${title}`} {...{ id, theme }} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

const layerHeight = 480;

/** A story in a document of its own, which is as high as what it draws; a layer, which adds no height, gets a window. */
function Picture({ id, theme, title }: { id: string; theme: string; title: string }) {
  const [height, setHeight] = useState(layerHeight);

  function follow({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const { contentDocument, contentWindow } = currentTarget;
    const root = contentDocument?.querySelector('#storybook-root');
    if (!contentDocument || !contentWindow || !root) return;
    // What is open stays open when the focus goes to the picture beside it, which is none of its own elements.
    for (const name of ['blur', 'focusout'] as const)
      contentWindow.addEventListener(
        name,
        (event) => {
          if (event.relatedTarget === null) event.stopImmediatePropagation();
        },
        { capture: true },
      );
    const observer = new ResizeObserver(() => {
      const drawn = root.getBoundingClientRect().height;
      setHeight(drawn > 60 ? Math.ceil(drawn) + 40 : layerHeight);
    });
    observer.observe(root);
  }

  return (
    <iframe
      title={title}
      loading="lazy"
      src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:reduced`}
      style={{ ...frame, height }}
      onLoad={follow}
    />
  );
}
