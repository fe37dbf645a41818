import type {
  ActionBarLabels,
  BrowserGridLabels,
  BulkHeaderLabels,
  DataItemsEditorLabels,
  NotImplementedDialogLabels,
} from '@studio/widgets';
import { t } from './messages.ts';

type Texts<T> = Partial<T>;

/** Makes labels once: translations are there before the first screen, and widgets want the same object each time. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const number = (value: number) => value.toLocaleString();

/** The texts of an action bar. */
export const actionBarLabels = once<Texts<ActionBarLabels>>(() => ({
  more: t('actions.more'),
  unavailable: t('actions.unavailable'),
}));

/** The texts of a grid. */
export const gridLabels = once<Texts<BrowserGridLabels>>(() => ({
  selectRow: (name) => t('grid.selectRow', { name }),
  selectPage: t('grid.selectPage'),
  loading: t('grid.loading'),
  retry: t('common.retry'),
}));

/** The texts of a bulk header. */
export const bulkHeaderLabels = once<Texts<BulkHeaderLabels>>(() => ({
  selected: (count) => t('bulk.selected', { count: number(count) }),
  onFilter: (total) => t('bulk.onFilter', { total: number(total) }),
  selectAll: (total) => t('bulk.selectAll', { total: number(total) }),
  cancel: t('common.cancel'),
  nothingSelected: t('bulk.nothing'),
}));

/** The texts of the not-implemented dialog. */
export const notImplementedLabels = once<Texts<NotImplementedDialogLabels>>(() => ({
  title: t('actions.notImplemented.title'),
  message: (name) => t('actions.notImplemented.text', { name }),
  ok: t('common.ok'),
}));

/** The texts of the data items editor. */
export const dataItemsLabels = once<Texts<DataItemsEditorLabels>>(() => ({
  columns: {
    label: t('items.column.label'),
    value: t('items.column.value'),
    defaultPrecedence: t('items.column.defaultPrecedence'),
  },
  sortBy: t('items.sort.by'),
  sortOptions: {
    0: t('items.sort.0'),
    1: t('items.sort.1'),
    2: t('items.sort.2'),
    3: t('items.sort.3'),
  },
  applySorting: t('items.sort.apply'),
  cannotSort: t('items.sort.disabled'),
  sortedOut: (count) => t(count === 1 ? 'items.sort.removed.one' : 'items.sort.removed.many', { count }),
  sorted: (option) => t('items.sort.done', { option }),
  addGroup: t('items.group.add'),
  groupNamePlaceholder: t('items.group.placeholder'),
  duplicateGroupName: t('items.group.duplicate'),
  requiredGroupName: t('items.group.required'),
  labelPlaceholder: t('items.label.placeholder'),
  valuePlaceholder: t('items.value.placeholder'),
  requiredLabel: t('items.label.required'),
  requiredValue: t('items.value.required'),
  duplicateLabel: (other) => t('items.label.duplicate', { other }),
  duplicateValue: (other) => t('items.value.duplicate', { other }),
  duplicatePriority: (other) => t('items.priority.duplicate', { other }),
  notAPriority: t('items.priority.invalid'),
  itemCount: (count) => t(count === 1 ? 'items.count.one' : 'items.count.many', { count: number(count) }),
  noItems: t('items.none'),
  errors: (count) => t(count === 1 ? 'items.errors.one' : 'items.errors.many', { count: number(count) }),
  goToNextError: t('items.errors.next'),
  undo: t('common.undo'),
  dismiss: t('common.close'),
}));
