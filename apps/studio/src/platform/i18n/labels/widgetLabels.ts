import type {
  ActionBarLabels,
  AsyncComboboxLabels,
  BrowserGridLabels,
  BulkHeaderLabels,
} from '@studio/widgets';
import { countedLabel, translatedLabels } from '../translatedLabels.ts';

/** The texts of an action bar. */
export const actionBarLabels = translatedLabels<ActionBarLabels>('actions', {
  notImplemented: { message: ['name'] },
});

/** The texts of a grid. */
export const gridLabels = translatedLabels<BrowserGridLabels>('grid', { selectRow: ['name'] });

/** The texts of a bulk header. */
export const bulkHeaderLabels = translatedLabels<BulkHeaderLabels>('bulk', {
  selected: ['count'],
  onFilter: ['total'],
  selectAll: ['total'],
  failed: {
    ids: ['failed', 'failed.reason'],
    write: (text) => (action, reason) =>
      reason === '' ? text('failed', { action }) : text('failed.reason', { action, reason }),
  },
});

/** The texts of a picker whose choices the server searches. */
export const asyncComboboxLabels = translatedLabels<AsyncComboboxLabels>('search', {
  typeMore: countedLabel('typeMore'),
});
