import { type DataDictionary, type Result, result } from '@studio/api';
import { proxy } from 'valtio';
import { t } from '../../../messages/messages.ts';
import { api } from '../../../services/api.ts';
import { saveFile } from '../../../services/download.ts';
import { withProgress } from '../../../services/progress.ts';
import { receiveBlob } from '../../../services/transfer/receiveBlob.ts';
import type { OnTransferProgress } from '../../../services/transfer/TransferProgress.ts';
import { untilSessionEnds } from '../../../services/transfer/untilSessionEnds.ts';
import '../manage.messages.ts';

/** Whether a dictionary is being generated. */
export const dictionaryRun = proxy({ isRunning: false });

/**
 * Generates the data dictionary under the loading bar, and offers it for download with the success. While one is being
 * generated nothing happens.
 * @returns whether it was generated; a failure is in the activity list.
 */
export async function generateDictionary(): Promise<boolean> {
  if (dictionaryRun.isRunning) return false;
  dictionaryRun.isRunning = true;
  const texts = {
    loading: t('manage.dataDictionary.loading'),
    success: t('manage.dataDictionary.success'),
    offer: (dictionary: DataDictionary) => ({
      label: t('manage.dataDictionary.download'),
      onAction: () => void downloadDictionary(dictionary),
    }),
  };
  try {
    await withProgress(texts, requestDictionary);
    return true;
  } catch {
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
  const texts = { loading: t('manage.dataDictionary.downloading') };
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
