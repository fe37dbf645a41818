import type { DataItemsEditorLabels } from '@studio/widgets';
import type { MessageId } from './defaults.ts';
import { t } from './messages.ts';
import './items.messages.ts';
import { once } from './once.ts';

/** Small numbers are written without asking the browser, which would cost the first drawing a tenth of its time. */
const number = (value: number) => (value < 1000 ? `${value}` : value.toLocaleString());

type Counted<Id> = Id extends `${infer Start}.one`
  ? `${Start}.many` extends MessageId
    ? Start
    : never
  : never;

/** A message that stands for numbers: `.one` of it for 1, `.many` for all others. */
function counted(id: Counted<MessageId>, count: number): string {
  return count === 1 ? t(`${id}.one`) : t(`${id}.many`, { count: number(count) });
}

/** The texts of the data items editor. */
export const dataItemsLabels = once<DataItemsEditorLabels>(() => ({
  columns: {
    label: t('items.column.label'),
    value: t('items.column.value'),
    defaultPrecedence: t('items.column.defaultPrecedence'),
  },
  rowColumn: t('items.column.row'),
  sortBy: t('items.sort.by'),
  sortOptions: {
    0: t('items.sort.0'),
    1: t('items.sort.1'),
    2: t('items.sort.2'),
    3: t('items.sort.3'),
  },
  applySorting: t('items.sort.apply'),
  cannotSort: t('items.sort.disabled'),
  sortedOut: (count) => counted('items.sort.removed', count),
  sorted: (option) => t('items.sort.done', { option }),
  ...groupLabels(),
  ...cellLabels(),
  ...movingLabels(),
  ...errorLabels(),
  paste: pasteLabels(),
  undo: t('common.undo'),
  dismiss: t('common.close'),
}));

function groupLabels() {
  return {
    addGroup: t('items.group.add'),
    groupNamePlaceholder: t('items.group.placeholder'),
    unnamedGroup: t('items.group.unnamed'),
    groupName: (ordinal: number) => t('items.group.name', { ordinal }),
    group: (name: string, ordinal: number) =>
      name === '' ? t('items.group.ordinal', { ordinal }) : t('items.group.named', { name }),
    table: (group: string) => t('items.table', { group }),
    selectGroup: (group: string) => t('items.group.select', { group }),
    itemCount: (count: number) => counted('items.count', count),
    noItems: t('items.none'),
  };
}

function cellLabels() {
  return {
    labelPlaceholder: t('items.label.placeholder'),
    valuePlaceholder: t('items.value.placeholder'),
    cell: (column: string, row: number, group: string) => t('items.cell', { column, row, group }),
    newRowCell: (column: string, group: string) => t('items.cell.new', { column, group }),
    newRow: t('items.row.new'),
    selectRow: (row: number, group: string) => t('items.row.select', { row, group }),
    rowPlace: (row: number, group: string) =>
      group === '' ? t('items.row.place', { row }) : t('items.row.placeInGroup', { row, group }),
  };
}

function movingLabels() {
  return {
    selected: selectedText,
    moveUp: t('items.move.up'),
    moveDown: t('items.move.down'),
    removeSelected: t('items.selection.remove'),
    clearSelection: t('items.selection.clear'),
    moveHint: t('items.move.hint'),
    removeHint: t('items.remove.hint'),
    items: (count: number) => counted('items.count', count),
    groups: (count: number) => counted('items.groups', count),
    moved: (what: string, place: string) => t('items.moved', { what, place }),
    groupPosition: (ordinal: number, count: number) => t('items.group.position', { ordinal, count }),
    cannotMove: t('items.move.nowhere'),
    removed: (what: string) => t('items.removed', { what }),
    copied: (what: string) => t('items.copied', { what }),
    pasted: (what: string) => t('items.pasted', { what }),
    both: (one: string, other: string) => t('items.both', { one, other }),
  };
}

function selectedText(items: number, total: number, groups: number): string {
  const ofItems = t('items.selected', { count: number(items), total: number(total) });
  if (groups === 0) return ofItems;
  const ofGroups = counted('items.groups', groups);
  return items === 0
    ? t('items.selected.groups', { groups: ofGroups })
    : t('items.both', { one: ofGroups, other: ofItems });
}

function errorLabels() {
  return {
    duplicateGroupName: t('items.group.duplicate'),
    requiredGroupName: t('items.group.required'),
    requiredLabel: t('items.label.required'),
    requiredValue: t('items.value.required'),
    duplicateLabel: (other: string) => t('items.label.duplicate', { other }),
    duplicateValue: (other: string) => t('items.value.duplicate', { other }),
    duplicatePriority: (other: string) => t('items.priority.duplicate', { other }),
    notAPriority: t('items.priority.invalid'),
    missingLabels: (count: number) => counted('items.errors.missingLabels', count),
    missingValues: (count: number) => counted('items.errors.missingValues', count),
    duplicateLabels: (count: number) => counted('items.errors.duplicateLabels', count),
    duplicateValues: (count: number) => counted('items.errors.duplicateValues', count),
    errors: (count: number) => counted('items.errors', count),
    goToNextError: t('items.errors.next'),
  };
}

function pasteLabels() {
  return {
    title: t('items.paste.title'),
    description: (rows: number, replaced: number, added: number) => {
      const start = [counted('items.paste.rows', rows), counted('items.paste.replaced', replaced)];
      return [...start, ...(added === 0 ? [] : [counted('items.paste.added', added)])].join(' ');
    },
    surplusColumns: (count: number) => counted('items.paste.surplus', count),
    replacements: (count: number) => counted('items.paste.replacements', count),
    place: (row: number, column: string) => t('items.paste.place', { row, column }),
    empty: t('items.paste.empty'),
    becomes: t('items.paste.becomes'),
    problems: (count: number) => counted('items.paste.problems', count),
    confirm: t('items.paste.confirm'),
    cancel: t('common.cancel'),
  };
}
