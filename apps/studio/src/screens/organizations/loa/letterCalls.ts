import { isAbort, type LetterOfAuthorityPage, type LetterOfAuthorityPlan, result } from '@studio/api';
import { mayHaveBeenSaved } from '../../../kernel/editor/IdempotentSaver.ts';
import type { FileImportCalls, FileImportRequest } from '../../../kernel/upload/import/FileImport.ts';
import { announceConfigurationChange } from '../../../platform/changes/configurationChanges.ts';
import { withProgress } from '../../../platform/feedback/progress.ts';
import { api } from '../../../platform/http/api.ts';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { saveFile } from '../../../platform/transfer/download.ts';
import { receiveBlob } from '../../../platform/transfer/receiveBlob.ts';
import { takeToken } from '../../../platform/transfer/takeToken.ts';
import { untilSessionEnds } from '../../../platform/transfer/untilSessionEnds.ts';
import { uploadFile } from '../../../platform/transfer/uploadFile.ts';
import { letterText } from './letters.messages.ts';
import { type ImportedLetters, readImportText } from './readImportText.ts';

/** Whose letters: those of carriers, or those of MGAs. */
export type LetterIssuers = 'carriers' | 'mgas';

type Calls = FileImportCalls<LetterOfAuthorityPlan, ImportedLetters>;

/**
 * The calls of an import of letters. It runs under the loading bar, which says that all of them were imported; what is on screen is loaded again after
 * it, also where no answer came.
 */
export function letterCalls(issuers: LetterIssuers): Calls {
  const queryOf = (file: File) => ({
    ...{ isMga: String(issuers === 'mgas'), fileName: file.name, size: String(file.size) },
  });
  return {
    plan: async ({ file, signal, onSent }) => {
      const query = queryOf(file);
      const response = await uploadFile({ path: '/importLOA/plan', query, file, signal, onProgress: onSent });
      return (await response.json()) as LetterOfAuthorityPlan;
    },
    isStoppable: true,
    send: async ({ file, signal, onSent, onWork }, plan) => {
      const importId = crypto.randomUUID();
      const ended = new AbortController();
      let isFollowed = false;
      const texts = {
        loading: letterText('loading'),
        // The modal, which lists the failures, may have been closed.
        success: ({ imported, failed }: ImportedLetters) =>
          failed === 0
            ? countedText(letterText, 'done', imported)
            : letterText('done.partly', { imported, failed }),
      };
      try {
        const report = await withProgress(texts, async (send) => {
          const response = await uploadFile({
            path: '/importLOA/CarrierLOAImportServlet',
            query: { ...queryOf(file), importId, ...(plan !== undefined && { expectedPlan: plan }) },
            ...{ file, signal },
            onProgress: (bytes, total) => {
              onSent(bytes);
              send(bytes, total);
              if (bytes !== total || isFollowed) return;
              isFollowed = true;
              void followImport(importId, { signal: ended.signal, onWork });
            },
          });
          return readImportText(await response.text());
        });
        announceConfigurationChange();
        return report;
      } catch (error) {
        if (mayHaveBeenSaved(error) || isAbort(error)) announceConfigurationChange();
        throw error;
      } finally {
        ended.abort();
      }
    },
  };
}

/** Milliseconds between two questions how far an import is. */
const followEvery = 300;

/** Reports how far the server is with an import until the signal says that it has ended. Never rejects: without an answer nothing is known. */
async function followImport(
  importId: string,
  { signal, onWork }: Pick<FileImportRequest, 'signal' | 'onWork'>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const params = { query: { importId } };
      const { progress } = (await result(api.GET('/importLOA/progress', { params, signal }))).data;
      if (progress !== null) onWork(progress);
    } catch {
      // The import itself says what is wrong.
    }
    await new Promise((resolve) => setTimeout(resolve, followEvery));
  }
}

/** Downloads the letters of all carriers, or of all MGAs, under the loading bar. Never rejects: a failure is in the activity list. */
export async function exportLetters(issuers: LetterIssuers): Promise<void> {
  const texts = { loading: letterText('export.loading'), success: letterText('export.success') };
  await withProgress(texts, async (report) => {
    const signal = untilSessionEnds();
    const query = { isMga: issuers === 'mgas', t: await takeToken(signal) };
    const call = api.GET('/exportLOA/CarrierLOAExportServlet', {
      ...{ params: { query }, parseAs: 'stream', signal },
    });
    saveFile(await receiveBlob(await result(call), report), 'carrierLOAExport.xml');
  }).catch(() => undefined);
}

/** How many letters are on a page. */
export const lettersOnPage = 25;

/**
 * The letters of an organization: of a carrier or an MGA those that it issued, of the others those that they have.
 * @param page from 1
 */
export async function loadLetters(
  id: string,
  page: number,
  signal: AbortSignal,
): Promise<LetterOfAuthorityPage> {
  const query = { startIndex: (page - 1) * lettersOnPage, numberOfRows: lettersOnPage };
  const params = { path: { id }, query };
  return (await result(api.GET('/rest/Organization/{id}/lettersOfAuthority', { params, signal }))).data;
}
