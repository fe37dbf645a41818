import type { FormTemplateImport } from '@studio/api';
import type { FileImportState } from '../../../kernel/upload/import/FileImport.ts';
import {
  FileImportModal,
  type FileImportModalProps,
  type FileImportWords,
} from '../../../kernel/upload/import/FileImportModal.tsx';
import { formDialogText } from './dialogs.messages.ts';
import { ImportReport } from './ImportReport.tsx';
import { whyIdle } from './importedForms.ts';

/** What the modal shows, and what can be done in it. */
export type ImportModalProps = FileImportState<FormTemplateImport> &
  Pick<
    FileImportModalProps<FormTemplateImport, FormTemplateImport>,
    'isOpen' | 'onClose' | 'onFileChange' | 'onRetryPlan' | 'onConfirm' | 'onCancel'
  >;

const accept = ['.xml'];

/** Takes a file of form templates, shows what importing it would do, and after it what was done. */
export function ImportModal(props: ImportModalProps) {
  return (
    <FileImportModal
      {...props}
      words={words()}
      accept={accept}
      whyIdle={(plan) => {
        const idle = whyIdle(plan);
        return idle === null ? null : formDialogText(`import.idle.${idle}`);
      }}
      renderPlan={(plan) => <ImportReport report={plan} />}
      renderReport={(report) => <ImportReport report={report} isDone />}
    />
  );
}

function words(): FileImportWords {
  return {
    title: formDialogText('import.title'),
    file: formDialogText('import.file'),
    planning: formDialogText('import.planning'),
    failed: formDialogText('import.failed'),
    again: {
      changed: formDialogText('import.again.changed'),
      lost: formDialogText('import.again.lost'),
    },
  };
}
