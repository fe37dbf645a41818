import { useState } from 'react';
import { reportActivity } from '../../platform/feedback/activity.ts';
import { browserText } from '../../platform/i18n/common.messages.ts';
import { describeError } from '../../platform/i18n/describeError.ts';

/** Downloads a section's backup. A second call while one runs does nothing; a failure is in the activity list. */
export function useBackup() {
  const [isRunning, setRunning] = useState(false);
  const run = async (section: string) => {
    if (isRunning) return;
    setRunning(true);
    try {
      const { backUp } = await import('./backUp.ts');
      await backUp(section);
    } catch (error) {
      reportActivity(browserText('backup.loading'), describeError(error));
    }
    setRunning(false);
  };
  return { isRunning, run };
}
