import { Extension } from '@tiptap/core';
import { readStyle } from './readStyle.ts';

/** Pixels of one step of indent. */
export const indentStep = 25;
/** Pixels of the deepest indent that the buttons reach. */
export const maxIndent = 200;

const alignments = ['left', 'center', 'right', 'justify'];
const types = ['paragraph', 'heading'];

function readIndent(element: Element): number {
  const pixels = /^(\d{1,4})px$/.exec(readStyle(element, 'margin-left') ?? '')?.[1];
  return Number(pixels ?? 0);
}

function readAlignment(element: Element): string | null {
  const alignment = readStyle(element, 'text-align');
  return alignment && alignments.includes(alignment) ? alignment : null;
}

function plain(name: string) {
  return {
    default: null,
    parseHTML: (element: Element) => element.getAttribute(name),
    renderHTML: (attributes: Record<string, unknown>) =>
      typeof attributes[name] === 'string' ? { [name]: attributes[name] } : {},
  };
}

/** Alignment and indent of paragraphs and headings; direction and language of them, quotes and lists. */
export const BlockStyles = Extension.create({
  name: 'blockStyles',
  addGlobalAttributes: () => [
    {
      types,
      attributes: {
        textAlign: {
          default: null,
          parseHTML: readAlignment,
          renderHTML: ({ textAlign }: Record<string, unknown>) =>
            typeof textAlign === 'string' ? { style: `text-align: ${textAlign}` } : {},
        },
        indent: {
          default: 0,
          parseHTML: readIndent,
          renderHTML: ({ indent }: Record<string, unknown>) =>
            typeof indent === 'number' && indent > 0 ? { style: `margin-left: ${indent}px` } : {},
        },
      },
    },
    {
      types: [...types, 'blockquote', 'bulletList', 'orderedList', 'listItem'],
      attributes: { dir: plain('dir'), lang: plain('lang') },
    },
  ],
});
