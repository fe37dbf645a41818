import { type Result, result } from '@studio/api';
import { withProgress } from '../../platform/feedback/progress.ts';
import { api } from '../../platform/http/api.ts';
import { browserText } from '../../platform/i18n/common.messages.ts';
import { saveFile } from '../../platform/transfer/download.ts';
import { receiveBlob } from '../../platform/transfer/receiveBlob.ts';
import type { OnTransferProgress } from '../../platform/transfer/TransferProgress.ts';
import { takeToken } from '../../platform/transfer/takeToken.ts';
import { untilSessionEnds } from '../../platform/transfer/untilSessionEnds.ts';

const running = new Map<string, Promise<void>>();

/**
 * Downloads a section's backup under the loading bar. Requested again while it runs, it is still the same backup. Never
 * rejects: a failure is in the activity list, and the specification shows nothing more.
 * @param sectionName an item of the data set 'Database Section Names'
 */
export function backUp(sectionName: string): Promise<void> {
  const known = running.get(sectionName);
  if (known !== undefined) return known;
  const texts = { loading: browserText('backup.loading'), success: browserText('backup.success') };
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
