import { Subheading } from '@storybook/addon-docs/blocks';
import { type CSSProperties, useEffect, useState } from 'react';
import { useFacts } from './useFacts.ts';

const list: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 6, padding: 0, listStyle: 'none' };
// The page's own styles give all items but the first room above.
const item: CSSProperties = { margin: 0 };
const chip: CSSProperties = {
  padding: '4px 10px',
  border: '1px solid rgb(128 128 128 / 50%)',
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: '12px/18px ui-monospace, monospace',
  cursor: 'pointer',
};
const chosenChip: CSSProperties = { ...chip, outline: '2px dashed #c2410c', outlineOffset: 1 };

/** The component's parts by their `data-part`. One that is pressed is outlined wherever this page draws it. */
export function Anatomy() {
  const facts = useFacts();
  const [shown, setShown] = useState<string | null>(null);
  useOutline(shown);
  if (facts === undefined || facts.root === '') return null;
  return (
    <>
      <Subheading>Anatomy</Subheading>
      <p>
        Its root and its parts, by their <code>data-part</code>. Styles and tests may rely on them. Press one
        to see where it is in the pictures of this page.
      </p>
      <ul style={list}>
        {[facts.root, ...facts.parts].map((part) => (
          <li key={part} style={item}>
            <button
              type="button"
              style={part === shown ? chosenChip : chip}
              aria-pressed={part === shown}
              onClick={() => setShown(part === shown ? null : part)}
            >
              {part}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Outlines a part in this document and in those of the pictures in it. */
function useOutline(part: string | null): void {
  useEffect(() => {
    if (part === null) return;
    const frames = [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? []);
    const added = [document, ...frames].map((target) => {
      const style = target.createElement('style');
      style.textContent = `[data-part~="${part}"] { outline: 2px dashed #c2410c !important; outline-offset: 1px; }`;
      target.head.append(style);
      return style;
    });
    return () => {
      for (const style of added) style.remove();
    };
  }, [part]);
}
