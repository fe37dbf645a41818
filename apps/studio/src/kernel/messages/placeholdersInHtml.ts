import {
  isRichTextElement,
  parseRichText,
  type RichTextMarkup,
  replaceInText,
  serializeRichText,
} from '@studio/widgets';
import { fillIn, type KnownPlaceholders, placeholdersIn, unknownIn } from './placeholders.ts';

/** HTML with sample values for its placeholders, in addresses too; what is not known stays. */
export function fillInHtml(html: string, known: KnownPlaceholders): string {
  return serializeRichText(fillInMarkup(parseRichText(html), known));
}

/** The texts between double braces in HTML that are no known placeholder: each once, with its braces, as it is read. */
export function findUnknownInHtml(html: string, known: ReadonlyMap<string, unknown>): readonly string[] {
  return findUnknownInMarkup(parseRichText(html), known);
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

/** The same as `findUnknownInHtml` of markup. */
export function findUnknownInMarkup(
  content: readonly RichTextMarkup[],
  known: ReadonlyMap<string, unknown>,
): readonly string[] {
  const found: string[] = [];
  const look = (text: string) => {
    found.push(...unknownIn(text, known).map(([all]) => all.replaceAll(/\s+/g, ' ')));
    return text;
  };
  withAttributes(replacePlaceholders(content, look), look);
  return [...new Set(found)];
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
