import {
  isRichTextElement,
  parseRichText,
  type RichTextMarkup,
  replaceInText,
  serializeRichText,
} from '@studio/widgets';
import { fillIn, type KnownPlaceholders, placeholdersIn } from './placeholders.ts';

/** HTML with sample values for its placeholders, in addresses too; what is not known stays. */
export function fillInHtml(html: string, known: KnownPlaceholders): string {
  return serializeRichText(fillInMarkup(parseRichText(html), known));
}

/** The same as `fillInHtml` of markup. */
export function fillInMarkup(
  content: readonly RichTextMarkup[],
  known: KnownPlaceholders,
): readonly RichTextMarkup[] {
  return withAttributes(
    replacePlaceholders(content, (placeholder) => fillIn(placeholder, known)),
    (value) => fillIn(value, known),
  );
}

/** Markup in which styles divide no placeholder: it has the styles that its name begins with. */
export function joinPlaceholders(content: readonly RichTextMarkup[]): readonly RichTextMarkup[] {
  return replacePlaceholders(content, (placeholder) => placeholder);
}

function replacePlaceholders(
  content: readonly RichTextMarkup[],
  write: (placeholder: string) => string,
): readonly RichTextMarkup[] {
  return replaceInText(content, (text) =>
    placeholdersIn(text).map(({ index, 0: all }) => {
      const written = write(all);
      return {
        from: index,
        to: index + all.length,
        replace: (part, offset) => (offset <= 2 && offset + part.length > 2 ? [written] : []),
      };
    }),
  );
}

function withAttributes(
  content: readonly RichTextMarkup[],
  write: (value: string) => string,
): readonly RichTextMarkup[] {
  return content.map((node) => {
    if (typeof node === 'string' || !isRichTextElement(node)) return node;
    const attributes = Object.entries(node.attributes).map(([name, value]) => [name, write(value)] as const);
    return {
      tag: node.tag,
      attributes: Object.fromEntries(attributes),
      children: withAttributes(node.children, write),
    };
  });
}
