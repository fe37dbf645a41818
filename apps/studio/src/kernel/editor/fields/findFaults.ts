import { type AnyRows, filledRows, toOwner } from './comparableRow.ts';
import type { OutlineInput } from './defineOutline.ts';
import type { AnyFields, AnyOwner, DraftRow } from './FieldDefinitions.ts';

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
      const ofEach = filledRows(rows, all).flatMap((row) =>
        faultsOfRow(rows, row).map((fault) => ({ ...fault, row: { list, key: row.key } })),
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

/** What is wrong with rows that are checked alone, and never change. */
const known = new WeakMap<AnyRows, WeakMap<DraftRow, Faults>>();

function faultsOfRow(rows: AnyRows, row: DraftRow): Faults {
  if (!rows.isCheckedAlone) return faultsOf(rows.fields, toOwner(row));
  const ofList = known.get(rows) ?? new WeakMap<DraftRow, Faults>();
  known.set(rows, ofList);
  const before = ofList.get(row);
  if (before !== undefined) return before;
  const found = faultsOf(rows.fields, toOwner(row));
  ofList.set(row, found);
  return found;
}

function faultsOf(fields: AnyFields, owner: AnyOwner): Faults {
  return Object.entries(fields).flatMap(([field, definition]) => {
    if (definition.isShown?.(owner) === false || definition.isIdle?.(owner) === true) return [];
    const reason = definition.fault?.(owner[field], owner) ?? null;
    const isMissing = definition.isMissing?.(owner[field], owner) ?? false;
    return reason === null ? [] : [{ field, reason, ...(isMissing && { isMissing }) }];
  });
}
