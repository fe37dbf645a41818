import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import type { Violation } from './Violation.ts';

/**
 * That a new name has more characters than are wanted. One that was there before stays.
 * @param longest characters
 */
export function longNames(
  { kind, before, after }: { kind: Kind; before: JsonObject | null; after: JsonObject },
  longest: number,
): Violation[] {
  const name = kind.nameOf(after);
  if (name.length <= longest || (before !== null && kind.nameOf(before) === name)) return [];
  return [
    { pointer: `/${nameProperty(after, name)}`, message: `The name has more than ${longest} characters.` },
  ];
}

/** The property of a document that holds its name. */
export function nameProperty(doc: JsonObject, name: string): string {
  return Object.keys(doc).find((key) => doc[key] === name) ?? 'name';
}
