import { ErrorState, Spinner } from '@studio/ui';
import { DialogFailure } from '../../../kernel/screen/DialogFailure.tsx';
import { ModalNote } from '../../../kernel/upload/ModalNote.styles.ts';
import { StepParts, Work } from '../../../kernel/upload/UploadSteps.styles.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { formDialogText } from './dialogs.messages.ts';
import { type FormImportState, whyIdle } from './FormImport.ts';
import { ImportReport } from './ImportReport.tsx';

/** The state of an import, and how to load it again. */
export interface ImportStepViewProps extends FormImportState {
  readonly onRetryPlan: () => void;
}

/** What is known of the import at this step. */
export function ImportStepView({ file, step, onRetryPlan }: ImportStepViewProps) {
  const idle = step.name === 'planned' ? whyIdle(step.plan) : null;
  const isSending = step.name === 'importing' && file !== null && step.sent < file.size;
  return (
    <StepParts>
      {step.name === 'choosing' && <ModalNote role="status">{formDialogText('import.choose')}</ModalNote>}
      {step.name === 'planning' && <Working text={formDialogText('import.planning')} />}
      {step.name === 'importing' && (
        <Working text={formDialogText(isSending ? 'import.sending' : 'import.working')} />
      )}
      {step.name === 'planFailed' && (
        <ErrorState
          title={formDialogText('import.planFailed')}
          reason={describeError(step.error)}
          onRetry={onRetryPlan}
          retryLabel={commonText('retry')}
        />
      )}
      {step.name === 'planned' && (
        <>
          {step.because !== null && (
            <ModalNote role="alert">{formDialogText(`import.again.${step.because}`)}</ModalNote>
          )}
          {step.failure !== null && (
            <DialogFailure text={`${formDialogText('import.failed')} ${describeError(step.failure)}`} />
          )}
          {idle !== null && <ModalNote role="status">{formDialogText(`import.idle.${idle}`)}</ModalNote>}
        </>
      )}
      {(step.name === 'planned' || step.name === 'importing') && <ImportReport report={step.plan} />}
      {step.name === 'done' && <ImportReport report={step.report} isDone />}
    </StepParts>
  );
}

function Working({ text }: { readonly text: string }) {
  return (
    <Work>
      <Spinner label={text} />
      <span aria-hidden="true">{text}</span>
    </Work>
  );
}
