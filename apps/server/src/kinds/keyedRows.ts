import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '@studio/api';
import { exactChange, type FieldPath } from '../audit/diff/fieldChange.ts';
import type { Violation } from '../store/Violation.ts';

/** What two sides made of the same entries. */
export interface Merged<Key, Value> {
  entries: ReadonlyMap<Key, Value>;
  /** The entries that both sides changed, each in its own way; `entries` has theirs. */
  conflicts: readonly Key[];
}

/**
 * Merges two sides that began with the same entries, entry by entry: what one side alone added, changed or took away is so in the
 * result. Two that did the same agree. Entries are in the order of `mine`, then those that `theirs` alone has.
 */
export function mergeKeyed<Key, Value>(
  base: ReadonlyMap<Key, Value>,
  mine: ReadonlyMap<Key, Value>,
  theirs: ReadonlyMap<Key, Value>,
): Merged<Key, Value> {
  const entries = new Map<Key, Value>();
  const conflicts: Key[] = [];
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const [before, own, other] = [base.get(key), mine.get(key), theirs.get(key)];
    const isOwn = isDeepStrictEqual(other, before);
    const isOther = isDeepStrictEqual(own, before) || isDeepStrictEqual(own, other);
    if (!isOwn && !isOther) conflicts.push(key);
    const kept = isOwn ? own : other;
    if (kept !== undefined) entries.set(key, kept);
  }
  return { entries, conflicts };
}

/** What a document has to declare of its rows, which are known by a key. */
export interface RowRules<Doc, Row, Key> {
  /** The document of which nothing was saved yet. */
  initial: Doc;
  /** In the order in which a person reads them. */
  rowsOf(doc: Doc): readonly Row[];
  keyOf(row: Row): Key;
  /** The merged rows as they are stored: `mine` and `theirs` were made of `base`. */
  toDoc(rows: readonly Row[], of: { base: Doc; theirs: Doc }): Doc;
  /** What a row is called in the history, outermost first. */
  pathOf(row: Row): FieldPath;
  /** What it holds, as text; `named` is the row that it is called by, which is the later version of it. */
  textOf(row: Row, named: Row): string;
}

/** What the module of a kind with keyed rows takes as it is: how they are merged, row by row, and what their history says. */
export function keyedRows<Doc, Row, Key>(rules: RowRules<Doc, Row, Key>) {
  const { initial, rowsOf, keyOf, toDoc, pathOf, textOf } = rules;
  const byKey = (doc: Doc | null) => new Map(rowsOf(doc ?? initial).map((row) => [keyOf(row), row]));
  return {
    singleton: {
      initial,
      merge(base: Doc, mine: Doc, theirs: Doc): Doc | null {
        const { entries, conflicts } = mergeKeyed(byKey(base), byKey(mine), byKey(theirs));
        return conflicts.length > 0 ? null : toDoc([...entries.values()], { base, theirs });
      },
    },
    changes(earlier: Doc | null, later: Doc | null): FieldChange[] {
      const [before, after] = [byKey(earlier), byKey(later)];
      return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
        const [one, other] = [before.get(key), after.get(key)];
        const named = other ?? one;
        const textIn = (row: Row | undefined) => (row && named ? textOf(row, named) : null);
        return named ? exactChange(pathOf(named), textIn(one), textIn(other)) : [];
      });
    },
  };
}

/** How the rows of a body are read. */
export interface RowReading<Given, Row> {
  /** The property that is their key. */
  key: keyof Given & string;
  /** The message about a row whose key is another one's, too. */
  twice(given: Given, index: number): string;
  /** The row; null when nothing is to be taken of it. `report` finds fault with a property of it. */
  read(given: Given, report: RowReport<Given>, index: number): Row | null;
}

export type RowReport<Given> = (property: keyof Given & string, message: string) => void;

/** Reads the rows of a body, one after the other: a row is whole, or refused at its place. */
export function readRows<Given, Row>(
  body: readonly Given[],
  { key, twice, read }: RowReading<Given, Row>,
): { rows: Row[]; violations: Violation[] } {
  const seen = new Set<unknown>();
  const violations: Violation[] = [];
  const rows = body.flatMap((given, index) => {
    const before = violations.length;
    const report: RowReport<Given> = (property, message) =>
      violations.push({ pointer: `/${index}/${property}`, message });
    if (seen.has(given[key])) report(key, twice(given, index));
    seen.add(given[key]);
    const row = read(given, report, index);
    return row === null || violations.length > before ? [] : [row];
  });
  return { rows, violations };
}
