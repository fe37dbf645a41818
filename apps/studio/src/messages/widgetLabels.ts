import type { ActionBarLabels, BrowserGridLabels, BulkHeaderLabels } from '@studio/widgets';
import { t } from './messages.ts';
import { once } from './once.ts';

type Texts<T> = Partial<T>;

const number = (value: number) => value.toLocaleString();

/** The texts of an action bar. */
export const actionBarLabels = once<Texts<ActionBarLabels>>(() => ({
  more: t('actions.more'),
  unavailable: t('actions.unavailable'),
  notImplemented: {
    title: t('actions.notImplemented.title'),
    message: (name) => t('actions.notImplemented.text', { name }),
    ok: t('common.ok'),
  },
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
