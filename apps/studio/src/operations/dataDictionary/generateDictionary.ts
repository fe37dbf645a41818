import { type DataDictionary, isAbort, type Result, result } from '@studio/api';
import { proxy } from 'valtio';
import { withProgress } from '../../platform/feedback/progress.ts';
import { api } from '../../platform/http/api.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { onSessionEnd } from '../../platform/session/endSession.ts';
import { saveFile } from '../../platform/transfer/download.ts';
import { receiveBlob } from '../../platform/transfer/receiveBlob.ts';
import type { OnTransferProgress } from '../../platform/transfer/TransferProgress.ts';
import { untilSessionEnds } from '../../platform/transfer/untilSessionEnds.ts';
import { manageText } from '../manage.messages.ts';

/** Whether a dictionary is being generated, and why the last one was not; empty when nothing failed. */
export const dictionaryRun = proxy({ isRunning: false, failure: '' });

/** Removes the failure of the last generation. */
export function forgetFailure(): void {
  dictionaryRun.failure = '';
}

onSessionEnd(forgetFailure);

/**
 * Generates the data dictionary under the loading bar, and offers it for download with the success. While one is being
 * generated nothing happens.
 * @returns whether it was generated; a failure is in the activity list, and its reason in `dictionaryRun`.
 */
export async function generateDictionary(): Promise<boolean> {
  if (dictionaryRun.isRunning) return false;
  Object.assign(dictionaryRun, { isRunning: true, failure: '' });
  const texts = {
    loading: manageText('dataDictionary.loading'),
    success: manageText('dataDictionary.success'),
    offer: (dictionary: DataDictionary) => ({
      label: manageText('dataDictionary.download'),
      onAction: () => void downloadDictionary(dictionary),
    }),
  };
  try {
    await withProgress(texts, requestDictionary);
    return true;
  } catch (error) {
    if (!isAbort(error)) dictionaryRun.failure = describeError(error);
    return false;
  } finally {
    dictionaryRun.isRunning = false;
  }
}

async function requestDictionary(): Promise<DataDictionary> {
  const call = api.POST('/rest/Integration/generateDataDictionary', { signal: untilSessionEnds() });
  return (await result(call)).data;
}

async function downloadDictionary({ id, fileName }: DataDictionary): Promise<void> {
  const texts = { loading: manageText('dataDictionary.downloading') };
  try {
    saveFile(await withProgress(texts, (report) => receiveDictionary(id, report)), fileName);
  } catch {
    // The activity list has it.
  }
}

async function receiveDictionary(id: string, onProgress: OnTransferProgress): Promise<Result<Blob>> {
  const call = api.GET('/rest/Integration/dataDictionary/{id}', {
    params: { path: { id } },
    parseAs: 'stream',
    signal: untilSessionEnds(),
  });
  return receiveBlob(await result(call), onProgress);
}
