import type { Entry, FieldValue } from './Outline.ts';

/** The key, and the type, of the entry that is the object itself. */
export const objectKey = 'object';

/** What a field of an entry holds; null when the entry has no such field. */
export function fieldOf({ fields }: Entry, field: string): FieldValue {
  return Object.hasOwn(fields, field) ? (fields[field] ?? null) : null;
}

/** The names of all fields of two entries, in the order of the first. */
export function fieldNames(first: Entry, second: Entry): readonly string[] {
  const names = Object.keys(first.fields);
  if (first.fields === second.fields) return names;
  const more = Object.keys(second.fields).filter((name) => !Object.hasOwn(first.fields, name));
  return more.length === 0 ? names : [...names, ...more];
}

/** The same entry with another value in a field. */
export function withField(entry: Entry, field: string, value: FieldValue): Entry {
  return { ...entry, fields: Object.fromEntries([...Object.entries(entry.fields), [field, value]]) };
}
