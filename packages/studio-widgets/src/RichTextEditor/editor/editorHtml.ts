import type { Editor } from '@tiptap/core';
import { allowMarkup } from '../model/allowMarkup.ts';
import { fromEditorMarkup, toEditorMarkup } from '../model/editorMarkup.ts';
import type { Markup } from '../model/Markup.ts';
import { writeMarkup } from '../model/writeMarkup.ts';
import { sanitizeMarkup } from '../sanitize/sanitizeHtml.ts';

/** A document as the editor reads it: sanitised, without an attribute that the page's policy looks at. */
export function toEditorHtml(html: string): string {
  return writeMarkup(toEditorMarkup(sanitizeMarkup(html)));
}

/** What the editor holds, sanitised again. */
export function editorMarkup(editor: Editor): Markup[] {
  return allowMarkup(fromEditorMarkup(sanitizeMarkup(editor.getHTML())));
}

/** What the editor holds, as the HTML that its host gets; an empty text for an empty document. */
export function editorHtml(editor: Editor): string {
  return editor.isEmpty ? '' : writeMarkup(editorMarkup(editor));
}
