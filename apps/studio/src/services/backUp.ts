import { type Result, result } from '@studio/api';
import { t } from '../messages/messages.ts';
import { api } from './api.ts';
import { saveFile } from './download.ts';
import { withProgress } from './progress.ts';
import { receiveBlob } from './transfer/receiveBlob.ts';
import type { OnTransferProgress } from './transfer/TransferProgress.ts';
import { takeToken } from './transfer/takeToken.ts';
import { untilSessionEnds } from './transfer/untilSessionEnds.ts';

const running = new Map<string, Promise<void>>();

/**
 * Downloads a section's backup under the loading bar. Asked for again while it runs, it is still the same backup. Never
 * rejects: a failure is in the activity list, and the specification shows nothing more.
 * @param sectionName an item of the data set 'Database Section Names'
 */
export function backUp(sectionName: string): Promise<void> {
  const known = running.get(sectionName);
  if (known !== undefined) return known;
  const texts = { loading: t('browser.backup.loading'), success: t('browser.backup.success') };
  const backup = withProgress(texts, async (report) => {
    saveFile(await downloadSection(sectionName, report), `${sectionName}.dbinit`);
  })
    .catch(() => undefined)
    .finally(() => running.delete(sectionName));
  running.set(sectionName, backup);
  return backup;
}

async function downloadSection(sectionName: string, onProgress: OnTransferProgress): Promise<Result<Blob>> {
  const signal = untilSessionEnds();
  const query = { sectionName, t: await takeToken(signal) };
  const call = api.GET('/database/DatabaseDownloadServlet', { params: { query }, parseAs: 'stream', signal });
  return receiveBlob(await result(call), onProgress);
}
