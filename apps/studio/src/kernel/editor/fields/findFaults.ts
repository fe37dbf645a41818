import { type AnyRows, comparableRow, filledRows, toOwner } from './comparableRow.ts';
import type { OutlineInput } from './defineOutline.ts';
import type { AnyFields, AnyOwner, DraftRow } from './FieldDefinitions.ts';
import { fieldText } from './fields.messages.ts';
import { formatPlainValue } from './formatPlainValue.ts';

/** Something that is wrong with a draft, and where. */
export interface FieldFault {
  /** The list and the key of the row; null for a field of the object itself, and for a list as a whole. */
  readonly row: { readonly list: string; readonly key: string } | null;
  readonly field: string;
  /** In words for the user. */
  readonly reason: string;
  /** There is no value where there has to be one. Default false. */
  readonly isMissing?: boolean;
}

/** All that is wrong with a draft, in the order of its fields and rows. Blank rows and fields that are not shown or idle have no faults. */
export function findFaults<Draft extends object>(
  { fields, lists }: OutlineInput<Draft>,
  draft: Draft,
): readonly FieldFault[] {
  // The types of the names were checked by `OutlineInput`.
  const owner = draft as Readonly<Record<string, unknown>>;
  const ofRows = Object.entries(lists as unknown as Readonly<Record<string, AnyRows>>).flatMap(
    ([list, rows]): readonly FieldFault[] => {
      if (rows.isShown?.(owner) === false) return [];
      const all = (owner[list] ?? []) as readonly DraftRow[];
      const reason = rows.fault?.(all, owner) ?? null;
      const ofEach = [...faultsOfRows(rows, all), ...repeatedValues(rows, all, owner)].flatMap(
        ([key, faults]) => faults.map((fault) => ({ ...fault, row: { list, key } })),
      );
      const isMissing = rows.isMissing?.(all, owner) ?? false;
      return [
        ...(reason === null ? [] : [{ row: null, field: list, reason, ...(isMissing && { isMissing }) }]),
        ...ofEach,
      ];
    },
  );
  return [
    ...faultsOf(fields as unknown as AnyFields, owner).map((fault) => ({ ...fault, row: null })),
    ...ofRows,
  ];
}

type Faults = readonly Omit<FieldFault, 'row'>[];

/** The rows with which something is wrong, by their keys. */
type FaultyRows = readonly (readonly [key: string, faults: Faults])[];

function faultsOfRows(list: AnyRows, rows: readonly DraftRow[]): FaultyRows {
  if (list.isCheckedAlone) return faultsOfLoneRows(list, rows);
  return filledRows(list, rows).flatMap((row): FaultyRows => {
    const faults = faultsOf(list.fields, toOwner(row));
    return faults.length === 0 ? [] : [[row.key, faults]];
  });
}

/** The rows whose value of the unique field another one has, too. */
function repeatedValues(list: AnyRows, rows: readonly DraftRow[], owner: AnyOwner): FaultyRows {
  const { unique: field } = list;
  if (field === undefined) return [];
  const taken = new Set(list.takenElsewhere?.(owner));
  const places = rows.map((row, index) => ({ row, index, value: comparableRow(list, row)?.[field] ?? null }));
  return [...Map.groupBy(places, ({ value }) => value)].flatMap(([value, same]): FaultyRows => {
    if (value === null || (same.length === 1 && !taken.has(value))) return [];
    const shown = list.fields[field]?.format?.(value) ?? formatPlainValue(value);
    const reason = taken.has(value)
      ? fieldText('taken', { value: shown })
      : fieldText('repeated', { value: shown, rows: listed(same.map(({ index }) => String(index + 1))) });
    return same.map(({ row }) => [row.key, [{ field, reason }]]);
  });
}

/** The first of some texts. */
function listed(texts: readonly string[]): string {
  const shown = texts.length > 5 ? [...texts.slice(0, 5), '…'] : texts;
  return new Intl.ListFormat(undefined, { type: 'conjunction' }).format(shown);
}

/** What is known of a list whose rows are checked alone, and never change. */
interface CheckedList {
  /** What is wrong with single rows. */
  readonly rows: WeakMap<DraftRow, Faults>;
  /** What is wrong with all of them. */
  readonly whole: WeakMap<readonly DraftRow[], FaultyRows>;
  /** The rows that were checked last. */
  last: WeakRef<readonly DraftRow[]> | null;
}

const checked = new WeakMap<AnyRows, CheckedList>();

/** Of thousands of rows those are looked at that are others than they were, and those with which something was wrong: a key in one costs little. */
function faultsOfLoneRows(list: AnyRows, rows: readonly DraftRow[]): FaultyRows {
  const known = checked.get(list) ?? { rows: new WeakMap(), whole: new WeakMap(), last: null };
  checked.set(list, known);
  const before = known.whole.get(rows);
  if (before !== undefined) return before;
  const last = known.last?.deref() ?? [];
  const faulty = new Set((known.whole.get(last) ?? []).map(([key]) => key));
  const found: (readonly [string, Faults])[] = [];
  for (const [at, row] of rows.entries()) {
    if (row === last[at] && !faulty.has(row.key)) continue;
    const faults = known.rows.get(row) ?? faultsOfLoneRow(list, row);
    known.rows.set(row, faults);
    if (faults.length > 0) found.push([row.key, faults]);
  }
  known.whole.set(rows, found);
  known.last = new WeakRef(rows);
  return found;
}

function faultsOfLoneRow(list: AnyRows, row: DraftRow): Faults {
  return comparableRow(list, row) === null ? [] : faultsOf(list.fields, toOwner(row));
}

const noFaults: Faults = [];

function faultsOf(fields: AnyFields, owner: AnyOwner): Faults {
  // Nearly all of thousands of rows have none.
  let found: Omit<FieldFault, 'row'>[] | null = null;
  for (const field of namesOf(fields)) {
    const definition = fields[field];
    if (definition === undefined) continue;
    if (definition.isShown?.(owner) === false || definition.isIdle?.(owner) === true) continue;
    const reason = definition.fault?.(owner[field], owner) ?? null;
    if (reason === null) continue;
    const isMissing = definition.isMissing?.(owner[field], owner) ?? false;
    found ??= [];
    found.push({ field, reason, ...(isMissing && { isMissing }) });
  }
  return found ?? noFaults;
}

const names = new WeakMap<AnyFields, readonly string[]>();

/** The names of declared fields, which stay the same. */
function namesOf(fields: AnyFields): readonly string[] {
  const known = names.get(fields) ?? Object.keys(fields);
  names.set(fields, known);
  return known;
}
