import type { FieldValue } from '../outline/Outline.ts';
import type { AnyFields } from './FieldDefinitions.ts';

/** What counts of an owner's fields, by their names. */
type Counted = Readonly<Record<string, FieldValue>>;

/**
 * What counts of an owner beside what counts of another version of it: a field that has others chosen along with it, and is another there, is one field with them;
 * they, and fields that are not shown, count as they do there.
 * @param counts whether the value of a field counts in the owner
 */
export function joinChoices(
  fields: AnyFields,
  own: Counted,
  compared: Counted,
  counts: (name: string) => boolean,
): Counted {
  const chosen = Object.entries(fields).filter(
    ([name, { linkedFields }]) => linkedFields && own[name] !== compared[name],
  );
  if (chosen.length === 0) return own;
  const linked = new Set<string>(chosen.flatMap(([, { linkedFields = [] }]) => linkedFields));
  const joined = new Map(
    chosen.map(([name, { linkedFields = [] }]) => [name, join(name, linkedFields, own)]),
  );
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => {
      const isTheirs = linked.has(name) || !counts(name);
      return [name, joined.get(name) ?? (isTheirs ? (compared[name] ?? null) : value)];
    }),
  );
}

/** The fields with the linked choices split off: those that were chosen along with another are as they were chosen. */
export function splitChoices(fields: AnyFields, counted: Counted): Counted {
  const split = Object.entries(fields).map(([name, { linkedFields }]) =>
    linkedFields ? readChoice(name, counted[name] ?? null) : null,
  );
  return Object.assign({ ...counted }, ...split);
}

/** A value with what was chosen along with it, by the names of the fields; null for a value alone. */
export function readChoice(name: string, value: FieldValue): Counted | null {
  if (typeof value !== 'string' || !value.startsWith(`{${JSON.stringify(name)}:`)) return null;
  return JSON.parse(value) as Counted;
}

function join(name: string, linkedFields: readonly string[], own: Counted): string {
  return JSON.stringify(Object.fromEntries([name, ...linkedFields].map((each) => [each, own[each] ?? null])));
}
