import { DOMParser as DocumentParser, Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model';
import { toEditorMarkup } from '../model/editorMarkup.ts';
import { significantBlank, tabBlank } from '../model/keptBlanks.ts';
import { type LeftOut, pastedMarkup } from '../model/pastedMarkup.ts';
import { writeMarkup } from '../model/writeMarkup.ts';
import { parseHtml } from '../sanitize/parseHtml.ts';
import { readHtml } from '../sanitize/readHtml.ts';
import { sanitizeMarkup } from '../sanitize/sanitizeHtml.ts';

/** A document as the editor reads it: sanitised, without an attribute that the page's policy looks at. */
function toEditorHtml(html: string): string {
  return writeMarkup(toEditorMarkup(sanitizeMarkup(html)));
}

/** HTML from anywhere as a document of the editor. TipTap is not given the text: it has no policy of Trusted Types to parse it with. */
export function readDocument(html: string, schema: Schema): Node {
  return DocumentParser.fromSchema(schema).parse(parseHtml(toEditorHtml(html)).body);
}

/** What was pasted as the editor reads it, and what of it is missing. Blanks that count are `significantBlank`s in it. */
export function readPasted(html: string): { readonly html: string; readonly leftOut: readonly LeftOut[] } {
  const { content, leftOut } = pastedMarkup(readHtml(html), html.includes('data-pm-slice'));
  return { html: toEditorHtml(writeMarkup(content)), leftOut };
}

/** What was read of a paste, with its blanks as they are. */
export function withBlanks(slice: Slice): Slice {
  const mapped = (content: Fragment): Fragment => {
    const nodes = content.content.map((node) => {
      if (!node.isText) return node.copy(mapped(node.content));
      return node.text?.includes(significantBlank)
        ? node.type.schema.text(node.text.replaceAll(significantBlank, ' '), node.marks)
        : node;
    });
    return Fragment.fromArray(nodes);
  };
  return new Slice(mapped(slice.content), slice.openStart, slice.openEnd);
}

/** Plain text as content: paragraphs end with an empty line, lines with a break, and tabs are as wide as they can be kept. */
export function readPlainText(text: string, schema: Schema): Slice | null {
  const { paragraph, hardBreak } = schema.nodes;
  if (!paragraph || !hardBreak) return null;
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', tabBlank)
    .replace(/\n+$/, '')
    .split(/\n[^\S\n]*\n/)
    .map((lines) =>
      paragraph.create(
        null,
        lines
          .split('\n')
          .flatMap((line, index) => [
            ...(index > 0 ? [hardBreak.create()] : []),
            ...(line === '' ? [] : [schema.text(line)]),
          ]),
      ),
    );
  return Slice.maxOpen(Fragment.fromArray(paragraphs));
}
