import { newRowKey } from '../../../../kernel/editor/fields/newRowKey.ts';
import { addRow, removeRow, replaceRow } from '../../../../kernel/object/plain/editRows.ts';
import { blankValues, emptyFields, isBlankRow, type RateRow, type RateValues } from './RateRow.ts';
import { temporaryId } from './temporaryId.ts';

/** A new row that says what is given, with a temporary id that none of the others has. */
export function newRow(
  others: readonly RateRow[],
  values: Partial<RateValues> = {},
  key = newRowKey(),
): RateRow {
  const taken = new Set(others.map(({ origin }) => origin.id));
  return { key, origin: { id: temporaryId(taken) }, ...blankValues, ...values };
}

/** New rows that say what is given, in its order, at the end. */
export function addRows(
  rows: readonly RateRow[],
  added: readonly (RateValues & Pick<RateRow, 'unread'>)[],
): readonly RateRow[] {
  const taken = new Set(rows.map(({ origin }) => origin.id));
  const made = added.map((values) => {
    const id = temporaryId(taken);
    taken.add(id);
    return { key: newRowKey(), origin: { id }, ...blankValues, ...values };
  });
  return [...rows, ...made];
}

/** Rows in which one says something else; the place of a new entry becomes one at the end. */
export function setRow(rows: readonly RateRow[], row: RateRow): readonly RateRow[] {
  const isThere = rows.some(({ key }) => key === row.key);
  return isThere ? replaceRow(rows, row) : [...rows, row];
}

/** Rows with a copy right after one, without dates and status. */
export function copyRow(rows: readonly RateRow[], row: RateRow, key = newRowKey()): readonly RateRow[] {
  const { state, productTemplateShortName } = row;
  return addRow(rows, newRow(rows, { state, productTemplateShortName }, key), row.key);
}

/** Rows without some. */
export function removeRows(rows: readonly RateRow[], keys: ReadonlySet<string>): readonly RateRow[] {
  const [only] = keys;
  if (keys.size === 1 && only !== undefined) return removeRow(rows, only);
  return rows.filter(({ key }) => !keys.has(key));
}

/** Rows of which some say the same in the fields that are given. Those that say it already stay the same rows. */
export function setValues(
  rows: readonly RateRow[],
  keys: ReadonlySet<string>,
  values: Partial<RateValues>,
): readonly RateRow[] {
  const given = Object.entries(values);
  return rows.map((row) => {
    if (!keys.has(row.key)) return row;
    const now: Readonly<Record<string, unknown>> = { ...row };
    return given.every(([name, value]) => now[name] === value) ? row : { ...row, ...values };
  });
}

/**
 * Rows in which the first of some gives the others what it says in one field.
 * @param keys in the order in which the rows are shown
 */
export function fillDown(
  rows: readonly RateRow[],
  keys: readonly string[],
  name: keyof RateValues,
): readonly RateRow[] {
  const source = rows.find(({ key }) => key === keys[0]);
  return source === undefined ? rows : setValues(rows, new Set(keys.slice(1)), { [name]: source[name] });
}

/** Whether something is entered, and something is missing. */
export function isIncomplete(row: RateRow): boolean {
  return !isBlankRow(row) && emptyFields(row).length > 0;
}
