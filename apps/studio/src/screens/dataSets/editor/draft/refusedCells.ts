import type { DataSet, RuleViolation } from '@studio/api';
import type { CriteriaRefusals, CriteriaRow, DataItemDraft, DataItemRefusals } from '@studio/widgets';
import { type DataSetDraft, hasCriteria, hasOwnItems } from './DataSetDraft.ts';
import { itemsByKey } from './itemsByKey.ts';
import { savedRows, toPayload } from './toPayload.ts';

/** A cell of the items that the server refused. */
export interface RefusedItem {
  readonly kind: 'item';
  readonly item: DataItemDraft;
  readonly column: 'label' | 'value' | 'defaultPrecedence';
  readonly message: string;
}

/** A cell of the criteria that the server refused. */
export interface RefusedCriterion {
  readonly kind: 'criterion';
  readonly row: CriteriaRow;
  readonly column: 'dataItem' | 'product' | 'field1' | 'field2' | 'field3';
  readonly message: string;
}

/** What the server refused that is no cell of the editor. */
export interface RefusedOther {
  readonly kind: 'other';
  readonly message: string;
}

/** A cell that the server refused. */
export type RefusedCell = RefusedItem | RefusedCriterion;

/** One thing that the server refused. */
export type Refused = RefusedCell | RefusedOther;

const itemColumns: Readonly<Record<string, RefusedItem['column']>> = {
  name: 'label',
  value: 'value',
  defaultPrecedence: 'defaultPrecedence',
};

const criteriaColumns: Readonly<Record<string, RefusedCriterion['column']>> = {
  productName: 'product',
  fieldValue1: 'field1',
  fieldValue2: 'field2',
  fieldValue3: 'field3',
};

/**
 * Finds what the server refused in the draft that was sent, by the JSON pointers of its answer.
 * @param draft what was sent
 */
export function findRefused(
  violations: readonly RuleViolation[],
  draft: DataSetDraft,
  doc: DataSet,
): readonly Refused[] {
  const keys = itemKeys(draft, doc);
  const items = itemsByKey(draft.items);
  const rows = violations.some(({ pointer }) => pointer.includes('/enhancedDynamicDataItemCriteriaList/'))
    ? Map.groupBy(savedRows(draft, doc), ({ dataItem }) => dataItem)
    : new Map<string, CriteriaRow[]>();
  return violations.map(({ pointer, message }): Refused => {
    const [, list, position = '', property = '', criterion = '', column = ''] = pointer.split('/');
    const key = list === 'items' || list === 'enhancedDynamicDataItems' ? keys[Number(position)] : undefined;
    if (key === undefined) return { kind: 'other', message };
    if (property === 'enhancedDynamicDataItemCriteriaList') {
      const row = rows.get(key)?.[Number(criterion)];
      return row === undefined
        ? { kind: 'other', message }
        : { kind: 'criterion', row, column: criteriaColumns[column] ?? 'dataItem', message };
    }
    const item = hasOwnItems(doc) ? items.get(key) : undefined;
    if (item === undefined) return { kind: 'other', message };
    return { kind: 'item', item, column: itemColumns[property] ?? 'label', message };
  });
}

/** What criteria name the items with that are sent, in the order in which they are sent. */
function itemKeys(draft: DataSetDraft, doc: DataSet): readonly string[] {
  if (hasOwnItems(doc)) return [...itemsByKey(draft.items).keys()];
  const { items, enhancedDynamicDataItems } = toPayload(draft, doc);
  return ((hasCriteria(doc) ? enhancedDynamicDataItems : items) ?? []).map(({ value }) => value);
}

/** The messages by cell: what was refused and has not been changed since. */
export interface CellsRefused {
  readonly items: DataItemRefusals;
  readonly criteria: CriteriaRefusals;
}

/** Sorts what was refused by cells; what was changed since is left out. */
export function cellsRefused(refused: readonly Refused[], draft: DataSetDraft): CellsRefused {
  const items = new Map<string, Record<string, string>>();
  const criteria = new Map<string, Record<string, string>>();
  const now = itemsByKey(draft.items);
  const rowsNow = new Map(draft.criteria.map((row) => [row.id, row]));
  for (const each of refused) {
    if (each.kind === 'item' && now.get(each.item.id)?.[each.column] === each.item[each.column])
      addRefusal(items, each.item.id, each);
    if (each.kind === 'criterion' && rowsNow.get(each.row.id)?.[each.column] === each.row[each.column])
      addRefusal(criteria, each.row.id, each);
  }
  return { items, criteria };
}

/** Of several messages in one cell the first counts. */
function addRefusal(
  cells: Map<string, Record<string, string>>,
  id: string,
  { column, message }: RefusedItem | RefusedCriterion,
): void {
  cells.set(id, { [column]: message, ...cells.get(id) });
}
