import type { BulkRunnable } from '../../kernel/list/ListAction.ts';
import { dataSetText } from './dataSets.messages.ts';
import { exportDataSets } from './early.ts';

/** Exports data sets as one initialization file. */
export const exportAction = (): BulkRunnable => ({
  run: exportDataSets,
  fileName: 'Data Sets.dbinit',
  texts: { loading: dataSetText('export.loading'), success: dataSetText('export.success') },
});
