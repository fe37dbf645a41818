import { type BulkSelection, isProblem } from '@studio/api';
import { useState } from 'react';
import { notify } from '../../../platform/feedback/notices.ts';
import { withProgress } from '../../../platform/feedback/progress.ts';
import { browserText } from '../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { saveFile } from '../../../platform/transfer/download.ts';
import type { BulkAction } from '../ListAction.ts';

/** What a bulk action came to. `changed`: the filter matches another number than the user agreed to; nothing was done. */
export type BulkOutcome = 'done' | 'changed' | 'failed' | 'busy';

/** Runs bulk actions under the loading bar, and saves the file that comes of one. A second call while one runs does nothing. */
export function useBulkRun() {
  const [isRunning, setRunning] = useState(false);

  const run = async (
    action: BulkRunnable,
    selection: BulkSelection,
    sayFailure: ((text: string) => void) | null = null,
  ): Promise<BulkOutcome> => {
    if (isRunning) return 'busy';
    setRunning(true);
    try {
      const file = await withProgress(action.texts, (report) => action.run(selection, report));
      if (file !== null) saveFile(file, action.fileName ?? '');
      return 'done';
    } catch (error) {
      if (isOtherCount(error, selection)) return 'changed';
      // Of a file that does not come, the activity list tells.
      const say = sayFailure ?? (action.fileName === undefined ? notifyFailure : null);
      say?.([action.texts.failure, describeError(error)].filter(Boolean).join(' '));
      return 'failed';
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, run };
}

/** What of a bulk action its run needs. */
export type BulkRunnable = Pick<BulkAction, 'run' | 'fileName' | 'texts'>;

/** Says so where the filter matches another number than the user agreed to. */
function isOtherCount(error: unknown, selection: BulkSelection): boolean {
  const actual = isProblem(error, 409) ? error.problem.actualCount : undefined;
  if (actual === undefined || !('expectedCount' in selection)) return false;
  const { expectedCount: expected } = selection;
  notify({ message: browserText('countChanged', { actual, expected }), tone: 'warning' });
  return true;
}

function notifyFailure(message: string): void {
  notify({ message, tone: 'bad' });
}
