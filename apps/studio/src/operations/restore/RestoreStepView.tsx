import type { RestoreReport } from '@studio/api';
import { ErrorState, Spinner } from '@studio/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { ModalNote } from '../../kernel/upload/ModalNote.styles.ts';
import { StepParts, Warning, Work } from '../../kernel/upload/UploadSteps.styles.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { manageText } from '../manage.messages.ts';
import { Success } from './RestoreModal.styles.ts';
import { RestoreReportView } from './RestoreReportView.tsx';
import type { RestoreState, RestoreStep } from './RestoreRun.ts';

export interface RestoreStepViewProps extends Pick<RestoreState, 'file' | 'step'> {
  onRetryPlan: () => void;
  onCheck: () => void;
}

/** What is known of the restore at this step. */
export function RestoreStepView(props: RestoreStepViewProps) {
  const { step } = props;
  const report = reportOf(step);
  return (
    <StepParts>
      {statusOf(props)}
      {troubleOf(props)}
      {report && <RestoreReportView report={report} />}
    </StepParts>
  );
}

function reportOf(step: RestoreStep): RestoreReport | null {
  if (step.name === 'done') return step.report;
  return 'plan' in step ? step.plan : null;
}

function statusOf({ step, file }: RestoreStepViewProps): ReactNode {
  const text = textOf(step, file);
  if (text === null) return null;
  if (step.name === 'done')
    return (
      <Success role="status">
        <CircleCheck size={16} aria-hidden="true" />
        <span>{text}</span>
      </Success>
    );
  const isWork = ['planning', 'restoring', 'checking'].includes(step.name);
  return isWork ? (
    <Work>
      <Spinner label={text} />
      <span aria-hidden="true">{text}</span>
    </Work>
  ) : (
    <ModalNote role="status">{text}</ModalNote>
  );
}

function textOf(step: RestoreStep, file: File | null): string | null {
  switch (step.name) {
    case 'choosing':
      return manageText('restore.choose');
    case 'planning':
      return manageText('restore.planning');
    case 'restoring':
      return manageText(file !== null && step.sent < file.size ? 'restore.sending' : 'restore.working');
    case 'checking':
      return manageText('restore.checking');
    case 'done':
      return manageText('restore.success', { file: file?.name ?? '' });
    default:
      return null;
  }
}

function troubleOf({ step, onRetryPlan, onCheck }: RestoreStepViewProps): ReactNode {
  if (step.name === 'planFailed')
    return (
      <ErrorState
        title={manageText(step.wasLost ? 'restore.unknown' : 'restore.planFailed')}
        reason={
          step.wasLost
            ? manageText('restore.unknown.file', { reason: describeError(step.error) })
            : describeError(step.error)
        }
        onRetry={onRetryPlan}
        retryLabel={commonText('retry')}
      />
    );
  if (step.name === 'unknown')
    return (
      <ErrorState
        title={manageText('restore.unknown')}
        reason={manageText('restore.unknown.text', { reason: describeError(step.error) })}
        onRetry={onCheck}
        retryLabel={manageText('restore.check')}
      />
    );
  if ((step.name === 'planned' || step.name === 'done') && step.wasLost)
    return (
      <Warning role="alert">
        {manageText(step.name === 'done' ? 'restore.doneAfterAll' : 'restore.notDone')}
      </Warning>
    );
  return null;
}
