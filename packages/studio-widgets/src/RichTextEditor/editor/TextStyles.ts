import { TextStyle } from '@tiptap/extension-text-style/text-style';
import { styleAttribute } from '../model/styles.ts';
import { readStyle } from './readStyle.ts';

const styles = {
  color: 'color',
  backgroundColor: 'background-color',
  fontFamily: 'font-family',
  fontSize: 'font-size',
} as const;

/** A style of a piece of text that the editor keeps. */
export type TextStyleName = keyof typeof styles;

function attributeFor(name: TextStyleName) {
  const property = styles[name];
  return {
    default: null,
    parseHTML: (element: Element) => readStyle(element, property),
    renderHTML: (attributes: Record<string, unknown>) => {
      const value = attributes[name];
      return typeof value === 'string' && value !== '' ? { style: `${property}: ${value}` } : {};
    },
  };
}

/** Colour, ground, font and size of a piece of text. Read from the attribute that replaces `style`. */
export const TextStyles = TextStyle.extend({
  addAttributes: () => ({
    color: attributeFor('color'),
    backgroundColor: attributeFor('backgroundColor'),
    fontFamily: attributeFor('fontFamily'),
    fontSize: attributeFor('fontSize'),
  }),
  parseHTML: () => [{ tag: `span[${styleAttribute}]` }],
});
