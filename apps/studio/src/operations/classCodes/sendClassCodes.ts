import { mayHaveBeenSaved } from '../../kernel/editor/IdempotentSaver.ts';
import { announceConfigurationChange } from '../../platform/changes/configurationChanges.ts';
import { withProgress } from '../../platform/feedback/progress.ts';
import { uploadFile } from '../../platform/transfer/uploadFile.ts';
import { manageText } from '../manage.messages.ts';
import type { ClassCodeCalls } from './ClassCodeImport.ts';
import { type ClassCodeAnswer, readClassCodeAnswer } from './readClassCodeAnswer.ts';

/**
 * Imports class codes under the loading bar. When no answer comes, what is on screen is loaded again: the codes may have
 * been imported. @throws as every upload does.
 */
export const sendClassCodes: ClassCodeCalls['send'] = async ({ file, onSent, signal }, count) => {
  const texts = {
    loading: manageText('classCodes.loading'),
    success: ({ isImported }: ClassCodeAnswer) =>
      isImported ? manageText('classCodes.success', { count: count.toLocaleString() }) : undefined,
  };
  const answer = await withProgress(texts, async (report) => {
    const response = await uploadFile({
      path: '/classCodeUpload/ClassCodeUploadServlet',
      file,
      signal,
      onProgress: (bytes, total) => {
        onSent(bytes);
        report(bytes, total);
      },
    });
    return readClassCodeAnswer(await response.text());
  }).catch((error: unknown) => {
    if (mayHaveBeenSaved(error)) announceConfigurationChange();
    throw error;
  });
  if (answer.isImported) announceConfigurationChange();
  return answer;
};
