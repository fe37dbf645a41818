import type { BulkSelection } from '@studio/api';
import { useState } from 'react';
import { reportActivity } from '../../../platform/feedback/activity.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import type { BulkOutcome, BulkRunnable } from '../ListAction.ts';

/** Runs bulk actions, as `runBulk` does. A second call while one runs does nothing. */
export function useBulkRun() {
  const [isRunning, setRunning] = useState(false);

  const run = async (
    action: BulkRunnable,
    selection: BulkSelection,
    showFailure: ((text: string) => void) | null = null,
  ): Promise<BulkOutcome> => {
    if (isRunning) return 'busy';
    setRunning(true);
    try {
      const { runBulk } = await import('./runBulk.ts');
      return await runBulk(action, selection, showFailure);
    } catch (error) {
      // Its code did not come.
      const reason = describeError(error);
      reportActivity(action.texts.loading, reason);
      showFailure?.(reason);
      return 'failed';
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, run };
}
