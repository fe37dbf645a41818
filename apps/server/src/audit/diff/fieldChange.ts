import type { FieldChange } from '@studio/api';
import type { JsonValue } from '../../store/JsonObject.ts';

/** Where in a document, outermost first. */
export type FieldPath = readonly string[];

const separator = ' › ';

/** A change of one field, or none when its text stays the same. An empty text is no text. */
export function fieldChange(path: FieldPath, before: string | null, after: string | null): FieldChange[] {
  return exactChange(path, before || null, after || null);
}

/** A change of one field, or none when its text stays the same. An empty text differs from null. */
export function exactChange(path: FieldPath, before: string | null, after: string | null): FieldChange[] {
  return before === after ? [] : [{ field: path.join(separator), before, after }];
}

/** A change of place, counted from 1 as people do. */
export function orderChange(path: FieldPath, from: number, to: number): FieldChange {
  const field = [...path, 'Order'].join(separator);
  return { field, before: String(from + 1), after: String(to + 1) };
}

/** Parts with their names on one line: `Value: 6, Group: Short`. Parts without text are left out. */
export function describeParts(parts: readonly (readonly [name: string, text: string | null])[]): string {
  return parts
    .filter(([, text]) => text !== null && text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join(', ');
}

/** A simple value as people read it; null for nothing. */
export function simpleText(value: JsonValue | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
