import { type CaseScalar, type CaseValue, type CaseValues, listOf } from './values.ts';

/** Something that a script reads: with `isAll` on every repetition, by `fieldValues`. */
export interface ScriptRead {
  readonly key: string;
  readonly isAll: boolean;
}

/** What a script that runs for each entry reads of that entry alone. */
export interface ReadScope extends ScriptRead {
  /** How many of those that repeat the field of the script repeat what it reads, too: the entry of the last of them is its own. */
  readonly depth: number;
  /** What repeats the field that is read, the outermost first. */
  readonly of: readonly string[];
}

/** The entries that a form has. */
export interface FormEntries {
  /** By what repeats, in all. */
  readonly counts: ReadonlyMap<string, number>;
  /** By what repeats within something that repeats: of each entry, the number of the outer entry that it is in. Those that are missing are not known. */
  readonly outer: ReadonlyMap<string, readonly number[]>;
}

/**
 * What is read of the entry that a script runs in; the rest is read as it is everywhere. `fieldValue` means the entries that both have in common, and
 * `fieldValues` all entries of what repeats the field directly, within what both have in common around that.
 * @param around what repeats the field of the script, the outermost first
 * @param aroundOf what repeats the field of a key; none for any other key
 */
export function scopesOf(
  reads: readonly ScriptRead[],
  around: readonly string[],
  aroundOf: (key: string) => readonly string[],
): readonly ReadScope[] {
  return reads.flatMap(({ key, isAll }) => {
    const of = aroundOf(key);
    const wanted = isAll ? of.slice(0, -1) : of;
    const other = wanted.findIndex((name, index) => name !== around[index]);
    const depth = other === -1 ? wanted.length : other;
    return depth === 0 ? [] : [{ key, isAll, depth, of }];
  });
}

/** Of what repeats within something else, the outer entry of each entry; undefined where the numbers of entries do not fit. @param counts by outer entry */
export function outerEntries(counts: CaseValue, total: number): readonly number[] | undefined {
  const numbers = listOf(counts).map((count) => Math.max(0, Number(count) || 0));
  if (numbers.reduce((sum, count) => sum + count, 0) !== total) return undefined;
  return numbers.flatMap((count, index) => Array.from({ length: count }, () => index));
}

/** The values as the scripts of one entry see them. */
export interface EntryCase {
  readonly own: CaseValues;
  /** What `fieldValues` reads. */
  readonly all: CaseValues;
}

interface Scoped {
  readonly scopes: readonly ReadScope[];
  readonly around: readonly string[];
  readonly values: CaseValues;
  readonly entries: FormEntries;
  /** Of a field, what it has by entry. */
  readonly valuesOf: (key: string) => readonly CaseValue[];
}

/** What an entry sees. @param index among all entries of what repeats the field directly */
export function entryCase({ scopes, around, values, entries, valuesOf }: Scoped, index: number): EntryCase {
  const own: Record<string, CaseValue | undefined> = Object.create(values);
  const all: Record<string, CaseValue | undefined> = Object.create(values);
  for (const { key, isAll, depth, of } of scopes) {
    const at = depth === around.length ? index : entries.outer.get(around.at(-1) ?? '')?.[index];
    if (at === undefined) continue;
    (isAll ? all : own)[key] = valueAt({ key, depth, of }, at, { entries, valuesOf });
  }
  return { own, all };
}

function valueAt(
  { key, depth, of }: Omit<ReadScope, 'isAll'>,
  at: number,
  { entries, valuesOf }: Pick<Scoped, 'entries' | 'valuesOf'>,
): CaseValue {
  const values = valuesOf(key);
  if (depth === of.length) return values[at] ?? null;
  const outer = entries.outer.get(of.at(-1) ?? '');
  const within = outer === undefined ? values : values.filter((_, index) => outer[index] === at);
  return within.flatMap((value): readonly CaseScalar[] => [...[value].flat()] as readonly CaseScalar[]);
}
