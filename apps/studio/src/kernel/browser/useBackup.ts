import { result } from '@studio/api';
import { useState } from 'react';
import { t } from '../../messages/messages.ts';
import { api } from '../../services/api.ts';
import { saveFile } from '../../services/download.ts';
import { withProgress } from '../../services/progress.ts';

/** Downloads a section's backup. A second call while one runs does nothing; a failure is in the activity list. */
export function useBackup(sectionName: string) {
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    if (isRunning) return;
    setRunning(true);
    const texts = { loading: t('browser.backup.loading'), success: t('browser.backup.success') };
    try {
      saveFile(await withProgress(texts, () => downloadSection(sectionName)), `${sectionName}.dbinit`);
    } catch {
      // withProgress has put it in the activity list; the specification shows nothing more.
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, run };
}

async function downloadSection(sectionName: string) {
  const { data } = await result(api.POST('/rest/Login/temporaryToken'));
  const query = { sectionName, t: data.token };
  return result<Blob>(api.GET('/database/DatabaseDownloadServlet', { params: { query }, parseAs: 'blob' }));
}
