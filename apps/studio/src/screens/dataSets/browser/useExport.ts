import { type BulkSelection, isProblem } from '@studio/api';
import { useState } from 'react';
import { t } from '../../../messages/messages.ts';
import { describeError } from '../../../services/describeError.ts';
import { saveFile } from '../../../services/download.ts';
import { notify } from '../../../services/notices.ts';
import { withProgress } from '../../../services/progress.ts';
import { exportDataSets } from '../dataSets.api.ts';

/** What an export came to. */
export type ExportOutcome = 'done' | 'changed' | 'failed' | 'busy';

/** Exports data sets as one file. A second call while one runs does nothing. */
export function useExport() {
  const [isRunning, setRunning] = useState(false);

  const run = async (body: BulkSelection): Promise<ExportOutcome> => {
    if (isRunning) return 'busy';
    setRunning(true);
    const texts = { loading: t('dataSets.export.loading'), success: t('dataSets.export.success') };
    try {
      saveFile(await withProgress(texts, () => exportDataSets(body)), 'Data Sets.dbinit');
      return 'done';
    } catch (error) {
      return explainFailure(error, body);
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, run };
}

function explainFailure(error: unknown, body: BulkSelection): ExportOutcome {
  const actual = isProblem(error, 409) ? error.problem.actualCount : undefined;
  if (actual !== undefined && 'expectedCount' in body) {
    notify({ message: t('browser.countChanged', { actual, expected: body.expectedCount }), tone: 'warning' });
    return 'changed';
  }
  notify({ message: describeError(error), tone: 'bad' });
  return 'failed';
}
