import { boolean, optional } from './AttributeRule.ts';
import { ContentFault, type ElementRule } from './ElementRule.ts';
import { decodeText, isEscapedText } from './encodeText.ts';

/** An element that holds any text, as `textElement` writes it. */
export const textRule: ElementRule<string> = {
  attributes: { escaped: optional(boolean) },
  children: () => ({}),
  isSequence: true,
  hasText: true,
  finish: ({ attributes, text }) => readEscaped(text, attributes['escaped'] === true),
};

/** The text that an escaped one encodes. Throws a `ContentFault` for an unknown escape. */
export function readEscaped(text: string, isEscaped: boolean): string {
  if (isEscaped && !isEscapedText(text)) {
    throw new ContentFault(
      'In escaped text a backslash is followed by a backslash, or by u and four digits 0–9, A–F.',
    );
  }
  return decodeText(text, isEscaped);
}
