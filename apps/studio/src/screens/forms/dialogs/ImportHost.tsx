import type { FormTemplateImport } from '@studio/api';
import { useState } from 'react';
import { mayHaveBeenSaved } from '../../../kernel/editor/IdempotentSaver.ts';
import type { CreateHostProps } from '../../../kernel/list/ListAction.ts';
import { useDialogRun } from '../../../kernel/list/useDialogRun.ts';
import { FileImport, type FileImportCalls } from '../../../kernel/upload/import/FileImport.ts';
import { keepRunning } from '../../../kernel/upload/keepRunning.ts';
import { announceConfigurationChange } from '../../../platform/changes/configurationChanges.ts';
import { withProgress } from '../../../platform/feedback/progress.ts';
import { useShallowSnapshot } from '../../../platform/state/shallowProxy.ts';
import { uploadFile } from '../../../platform/transfer/uploadFile.ts';
import { formDialogText } from './dialogs.messages.ts';
import { ImportModal } from './ImportModal.tsx';

const path = '/formTemplateUpload/import';

/** The calls of an import. It runs under the loading bar; what is on screen is loaded again after it, also where no answer came. */
const importCalls: FileImportCalls<FormTemplateImport, FormTemplateImport> = {
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

const currentImport = keepRunning(() => new FileImport(importCalls));

/** Imports form templates, once the user has seen what that does. One that runs goes on without its modal. */
export function ImportHost({ onOpenChange, ...host }: CreateHostProps) {
  const run = useDialogRun(host);
  return <ImportRun key={run} isOpen={host.isOpen} onClose={() => onOpenChange(false)} />;
}

function ImportRun({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [forms] = useState(currentImport);
  const state = useShallowSnapshot(forms.state);
  return (
    <ImportModal
      {...state}
      isOpen={isOpen}
      onClose={() => {
        forms.cancel();
        onClose();
      }}
      onFileChange={(file) => forms.choose(file)}
      onRetryPlan={() => void forms.plan()}
      onConfirm={() => void forms.start()}
      onCancel={() => forms.cancel()}
    />
  );
}
