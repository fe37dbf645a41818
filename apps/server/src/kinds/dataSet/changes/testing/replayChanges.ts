/**
 * Does to what a screen shows of a data set what the detailed history says was done, and nothing else: so tests find out
 * whether it says everything.
 */
import type { FieldChange } from '@studio/api';
import type { DataSetDoc } from '../../DataSetDoc.ts';

/** A row of a table as a screen shows it: texts by their columns; columns without text are left out. */
export type ShownRow = Record<string, string>;

/** The tables of a data set's editor. */
export interface ShownTables {
  items: ShownRow[];
  criteria: ShownRow[];
}

const columns = new Set([
  ...['Label', 'Value', 'Group', 'Set as Default Value', 'Order'],
  ...['Product Dependency', 'Field 1', 'Field 2', 'Field 3'],
]);

/** What the editor shows of items and criteria. */
export function showTables({ items }: DataSetDoc): ShownTables {
  const rows = items.flatMap((item) =>
    item.enhancedDynamicDataItemCriteriaList.map((criterion) => ({ label: item.name, criterion })),
  );
  return {
    items: items.map(({ name, value, grouping, defaultPrecedence, attributes = {} }) => {
      const own = { Label: name, Value: value, Group: grouping, 'Set as Default Value': defaultPrecedence };
      const further = Object.entries(attributes).map(([key, text]) => [`Attributes › ${key}`, text]);
      return withTexts([...Object.entries(own), ...further]);
    }),
    criteria: rows
      .toSorted((left, right) => left.criterion.ordering - right.criterion.ordering)
      .map(({ label, criterion }) => {
        const { productName, fieldValue1, fieldValue2, fieldValue3 } = criterion;
        const texts = { 'Product Dependency': productName, 'Field 1': fieldValue1 };
        const more = { 'Field 2': fieldValue2, 'Field 3': fieldValue3, Label: label };
        return withTexts(Object.entries({ ...texts, ...more }));
      }),
  };
}

/** The tables as the changes leave them. */
export function replayChanges(
  { items, criteria }: ShownTables,
  changes: readonly FieldChange[],
): ShownTables {
  const labels = new Map(
    parsed(changes, 'Data Items').flatMap(({ row, column, before }) =>
      column === 'Label' && before !== null ? [[before, row]] : [],
    ),
  );
  const relabelled = (rows: ShownRow[]) => rows.map((row) => relabel(row, labels));
  const groups = parsed(changes, 'Data Items').filter(({ column }) => column.endsWith('Group Name'));
  const grouped = relabelled(items).map((row) => {
    const renamed = groups.find(({ before }) => before === row['Group'])?.after;
    return renamed ? { ...row, Group: renamed } : row;
  });
  const ownItems = parsed(changes, 'Data Items').filter(({ row }) => row !== 'Groups');
  return {
    items: replayTable(grouped, ownItems, (row) => row['Label'] ?? ''),
    criteria: replayTable(
      relabelled(criteria),
      parsed(changes, 'Dynamic Criteria'),
      (row, position) => `${row['Label']}, row ${position + 1}`,
    ),
  };
}

function relabel(row: ShownRow, labels: ReadonlyMap<string, string>): ShownRow {
  const label = row['Label'] ?? '';
  return { ...row, Label: labels.get(label) ?? label };
}

interface ParsedChange {
  row: string;
  /** Empty for a row as a whole. */
  column: string;
  before: string | null;
  after: string | null;
}

function parsed(changes: readonly FieldChange[], section: string): ParsedChange[] {
  return changes.flatMap(({ field, before, after }) => {
    const [head, row = '', ...column] = field.split(' › ');
    return head === section ? [{ row, column: column.join(' › '), before, after }] : [];
  });
}

function replayTable(
  rows: readonly ShownRow[],
  changes: readonly ParsedChange[],
  nameOf: (row: ShownRow, position: number) => string,
): ShownRow[] {
  const moves = changes.filter(({ column }) => column === 'Order');
  const removed = changes.filter(({ column, after }) => column === '' && after === null).map(placeOf);
  const moved = moves.map(({ before }) => Number(before) - 1);
  const left = rows.filter((_, position) => !removed.includes(position) && !moved.includes(position));
  const arriving = [
    ...moves.map(({ before, after }) => ({ to: Number(after) - 1, row: rows[Number(before) - 1] ?? {} })),
    ...changes
      .filter(({ column, before }) => column === '' && before === null)
      .map((change) => ({ to: placeOf(change), row: rowOf(change) })),
  ];
  for (const { to, row } of arriving.toSorted((one, other) => one.to - other.to)) left.splice(to, 0, row);
  return left.map((row, position) => {
    const own = changes.filter((change) => change.row === nameOf(row, position));
    const texts = own.filter(({ column }) => column !== '' && column !== 'Order');
    return withTexts([...Object.entries(row), ...texts.map(({ column, after }) => [column, after])]);
  });
}

/** Where a row that comes or goes is, from 0: its order, or its number in the table. */
function placeOf({ row, before, after }: ParsedChange): number {
  const [, order] = /Order: (\d+)/.exec(before ?? after ?? '') ?? /, row (\d+)$/.exec(row) ?? [];
  return Number(order) - 1;
}

function rowOf({ row, after }: ParsedChange): ShownRow {
  const texts = (after ?? '').split(', ').map((part) => part.split(': '));
  const named = texts.map(([column = '', text]) => [
    columns.has(column) ? column : `Attributes › ${column}`,
    column === 'Order' ? null : text,
  ]);
  return withTexts([['Label', row.replace(/, row \d+$/, '')], ...named]);
}

/** Columns with their texts; a later one counts, and null takes away what was there. */
function withTexts(entries: readonly (readonly unknown[])[]): ShownRow {
  const texts = new Map(entries.map(([column, text]) => [String(column), text]));
  const shown = [...texts].filter(([, text]) => text !== null && text !== undefined && text !== '');
  return Object.fromEntries(shown.map(([column, text]) => [column, String(text)]));
}
