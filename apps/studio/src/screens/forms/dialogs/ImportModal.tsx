import { Button, Dialog } from '@studio/ui';
import { FileChoice } from '../../../kernel/upload/FileChoice.tsx';
import { UploadForm } from '../../../kernel/upload/UploadSteps.styles.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { formDialogText } from './dialogs.messages.ts';
import { type FormImportState, type FormImportStep, whyIdle } from './FormImport.ts';
import { ImportStepView } from './ImportStepView.tsx';

/** What the modal shows, and what can be done in it. */
export interface ImportModalProps extends FormImportState {
  readonly isOpen: boolean;
  /** The upload is stopped; what the server has goes on. */
  readonly onClose: () => void;
  readonly onFileChange: (file: File | null) => void;
  readonly onRetryPlan: () => void;
  /** The plan on screen was agreed to. */
  readonly onConfirm: () => void;
  /** Stops the upload of the file to be imported. */
  readonly onCancel: () => void;
}

const accept = ['.xml'];

/** Takes a file of form templates, shows what importing it would do, and after it what was done. */
export function ImportModal(props: ImportModalProps) {
  const { isOpen, onClose, file, step } = props;
  const isRunning = step.name === 'importing';
  const isSending = isRunning && file !== null && step.sent < file.size;
  const isDone = step.name === 'done';
  return (
    <Dialog
      isOpen={isOpen}
      isStatic
      onOpenChange={onClose}
      closeLabel={commonText('close')}
      title={formDialogText('import.title')}
      description={isDone ? undefined : formDialogText('import.text')}
      size="lg"
      footer={
        isDone ? (
          <Button variant="primary" onClick={onClose}>
            {commonText('close')}
          </Button>
        ) : (
          <>
            <Button onClick={isSending ? props.onCancel : onClose}>
              {commonText(isRunning && !isSending ? 'close' : 'cancel')}
            </Button>
            <Button
              variant="primary"
              isDisabled={file === null}
              disabledReason={whyNot(step)}
              isPending={isRunning}
              onClick={props.onConfirm}
            >
              {formDialogText('import.confirm')}
            </Button>
          </>
        )
      }
    >
      {!isDone && (
        <UploadForm>
          <FileChoice
            label={formDialogText('import.file')}
            accept={accept}
            describeUnsupported={(name) => formDialogText('import.unsupported', { name })}
            file={file}
            onFileChange={props.onFileChange}
            sent={'sent' in step ? step.sent : null}
            isDisabled={isRunning}
          />
        </UploadForm>
      )}
      <ImportStepView file={file} step={step} onRetryPlan={props.onRetryPlan} />
    </Dialog>
  );
}

/** Why the import cannot be confirmed, beyond a missing file. */
function whyNot(step: FormImportStep): string | undefined {
  if (step.name === 'planning') return formDialogText('import.waiting');
  if (step.name === 'planFailed') return formDialogText('import.planFailed');
  const idle = step.name === 'planned' ? whyIdle(step.plan) : null;
  return idle === null ? undefined : formDialogText(`import.idle.${idle}`);
}
