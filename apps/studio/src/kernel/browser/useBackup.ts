import { useState } from 'react';
import { t } from '../../messages/messages.ts';
import { reportActivity } from '../../services/activity.ts';
import { describeError } from '../../services/describeError.ts';

/** Downloads a section's backup. A second call while one runs does nothing; a failure is in the activity list. */
export function useBackup(sectionName: string) {
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    if (isRunning) return;
    setRunning(true);
    try {
      const { backUp } = await import('../../services/backUp.ts');
      await backUp(sectionName);
    } catch (error) {
      reportActivity(t('browser.backup.loading'), describeError(error));
    }
    setRunning(false);
  };
  return { isRunning, run };
}
