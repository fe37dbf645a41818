import { createDocument } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import { toEditorMarkup } from '../model/editorMarkup.ts';
import { writeMarkup } from '../model/writeMarkup.ts';
import { sanitizeMarkup } from '../sanitize/sanitizeHtml.ts';

/** A document as the editor reads it: sanitised, without an attribute that the page's policy looks at. */
export function toEditorHtml(html: string): string {
  return writeMarkup(toEditorMarkup(sanitizeMarkup(html)));
}

/** HTML from anywhere as a document of the editor. */
export function readDocument(html: string, schema: Schema): Node {
  return createDocument(toEditorHtml(html), schema);
}
