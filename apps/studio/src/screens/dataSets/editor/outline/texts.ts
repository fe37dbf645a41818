import type { FieldValue } from '../../../../kernel/editor/outline/Outline.ts';

/** What saving keeps of a text: all of it when that is how it was loaded, else without outer white space. */
export function savedText(text: string, stored: string | undefined): string {
  return text === stored ? text : text.trim();
}

/** A text as a field holds it: nothing for an empty one. */
export function toField(text: string): string | null {
  return text === '' ? null : text;
}

/** The text that a field holds; empty for nothing. */
export function toText(field: FieldValue | undefined): string {
  return field === null || field === undefined ? '' : String(field);
}
