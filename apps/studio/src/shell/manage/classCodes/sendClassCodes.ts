import { mayHaveBeenSaved } from '../../../kernel/editor/SaveRun.ts';
import { t } from '../../../messages/messages.ts';
import { announceConfigurationChange } from '../../../services/configurationChanges.ts';
import { withProgress } from '../../../services/progress.ts';
import { uploadFile } from '../../../services/transfer/uploadFile.ts';
import type { SendClassCodes } from './ClassCodeImport.ts';
import { type ClassCodeAnswer, readClassCodeAnswer } from './readClassCodeAnswer.ts';
import '../manage.messages.ts';

/**
 * Imports class codes under the loading bar. When no answer comes, what is on screen is asked for again: the codes may have
 * been imported. @throws as every upload does.
 */
export const sendClassCodes: SendClassCodes = async (file, onSent, signal) => {
  const texts = {
    loading: t('manage.classCodes.loading'),
    success: ({ isImported }: ClassCodeAnswer) => (isImported ? t('manage.classCodes.success') : undefined),
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
