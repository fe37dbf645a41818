import { ErrorState, Spinner } from '@studio/ui';
import { ModalNote } from '../../kernel/upload/ModalNote.styles.ts';
import { Refused, StepParts, Work } from '../../kernel/upload/UploadSteps.styles.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { manageText } from '../manage.messages.ts';
import type { ClassCodeImportState } from './ClassCodeImport.ts';
import { ClassCodePlanView } from './ClassCodePlanView.tsx';

export interface ClassCodeStepViewProps extends Pick<ClassCodeImportState, 'file' | 'step'> {
  onRetryPlan: () => void;
}

/** What is known of the import at this step. */
export function ClassCodeStepView({ file, step, onRetryPlan }: ClassCodeStepViewProps) {
  const plan = 'plan' in step ? step.plan : null;
  return (
    <StepParts>
      {step.name === 'choosing' && <ModalNote role="status">{manageText('classCodes.choose')}</ModalNote>}
      {step.name === 'planning' && <Working text={manageText('classCodes.planning')} />}
      {step.name === 'importing' && (
        <Working
          text={manageText(
            file !== null && step.sent < file.size ? 'classCodes.sending' : 'classCodes.working',
          )}
        />
      )}
      {step.name === 'planFailed' && (
        <ErrorState
          title={manageText('classCodes.planFailed')}
          reason={describeError(step.error)}
          onRetry={onRetryPlan}
          retryLabel={commonText('retry')}
        />
      )}
      {plan !== null && plan.refusal !== null && <Refused>{plan.refusal}</Refused>}
      {plan !== null && plan.refusal === null && <ClassCodePlanView plan={plan} />}
    </StepParts>
  );
}

function Working({ text }: { text: string }) {
  return (
    <Work>
      <Spinner label={text} />
      <span aria-hidden="true">{text}</span>
    </Work>
  );
}
