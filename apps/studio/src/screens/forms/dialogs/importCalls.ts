import type { FormTemplateImport } from '@studio/api';
import { mayHaveBeenSaved } from '../../../kernel/editor/IdempotentSaver.ts';
import type { FileImportCalls } from '../../../kernel/upload/import/FileImport.ts';
import { announceConfigurationChange } from '../../../platform/changes/configurationChanges.ts';
import { withProgress } from '../../../platform/feedback/progress.ts';
import { uploadFile } from '../../../platform/transfer/uploadFile.ts';
import { formDialogText } from './dialogs.messages.ts';

const path = '/formTemplateUpload/import';

/** The calls of an import. It runs under the loading bar; what is on screen is loaded again after it, also where no answer came. */
export const importCalls: FileImportCalls<FormTemplateImport, FormTemplateImport> = {
  plan: async ({ file, signal, onSent }) => {
    const response = await uploadFile({ path, query: { mode: 'plan' }, file, signal, onProgress: onSent });
    return (await response.json()) as FormTemplateImport;
  },
  send: async ({ file, signal, onSent }, plan) => {
    const texts = {
      loading: formDialogText('import.loading'),
      success: ({ message }: FormTemplateImport) => message,
    };
    try {
      const report = await withProgress(texts, async (reportProgress) => {
        const onProgress = (bytes: number, total: number | null) => {
          onSent(bytes);
          reportProgress(bytes, total);
        };
        const query = plan === undefined ? {} : { expectedPlan: plan };
        const response = await uploadFile({ path, query, file, signal, onProgress });
        return (await response.json()) as FormTemplateImport;
      });
      announceConfigurationChange();
      return report;
    } catch (error) {
      if (mayHaveBeenSaved(error)) announceConfigurationChange();
      throw error;
    }
  },
};
