import type { ClassCodeDifference, ClassCodePlan } from '@studio/api';
import { AlertDialog, Button, ConfirmDialog, ErrorState, Spinner, type TableColumn } from '@studio/ui';
import { useState } from 'react';
import { countColumns } from '../../kernel/upload/countColumns.ts';
import { FileChoice } from '../../kernel/upload/FileChoice.tsx';
import { ModalNote } from '../../kernel/upload/ModalNote.styles.ts';
import {
  Lines,
  Refused,
  ReportParts,
  ScrollingTable,
  StepParts,
  UploadForm,
  Warning,
  Work,
} from '../../kernel/upload/UploadSteps.styles.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { ManageModal } from '../ManageModal.tsx';
import { manageText } from '../manage.messages.ts';
import { manageMenuText } from '../manageMenu.messages.ts';
import type { ClassCodeImportState, ClassCodeStep } from './ClassCodeImport.ts';

export interface ClassCodesModalProps extends ClassCodeImportState {
  isOpen: boolean;
  /** The upload is stopped; what the server has goes on. */
  onClose: () => void;
  onFileChange: (file: File | null) => void;
  onRetryPlan: () => void;
  /** The plan on screen was agreed to. */
  onConfirm: () => void;
  /** Stops the upload of the file to be imported. */
  onCancel: () => void;
  onDismissRefusal: () => void;
}

const accept = ['.txt'];

/** Takes the file of class codes, and shows what importing it would do. */
export function ClassCodesModal(props: ClassCodesModalProps) {
  const { isOpen, onClose, file, step, refusal } = props;
  const [refusalText, setRefusalText] = useState(refusal);
  const [isAsking, setAsking] = useState(false);
  if (refusal !== null && refusal !== refusalText) setRefusalText(refusal);
  const isRunning = step.name === 'importing';
  const isSending = isRunning && file !== null && step.sent < file.size;
  const removed = step.name === 'planned' ? step.plan.removed : 0;
  return (
    <ManageModal
      isOpen={isOpen}
      onClose={onClose}
      title={manageMenuText('classCodes.title')}
      description={manageText('classCodes.text')}
      size="lg"
      footer={
        <>
          <Button onClick={isSending ? props.onCancel : onClose}>
            {commonText(isRunning && !isSending ? 'close' : 'cancel')}
          </Button>
          <Button
            variant="primary"
            isDisabled={file === null}
            disabledReason={whyNot(step)}
            isPending={isRunning}
            onClick={() => (removed > 0 ? setAsking(true) : props.onConfirm())}
          >
            {manageText('classCodes.confirm')}
          </Button>
        </>
      }
    >
      <UploadForm>
        <FileChoice
          label={manageText('classCodes.file')}
          accept={accept}
          describeUnsupported={(name) => manageText('classCodes.unsupported', { name })}
          file={file}
          onFileChange={props.onFileChange}
          sent={'sent' in step ? step.sent : null}
          isDisabled={isRunning}
        />
      </UploadForm>
      <ClassCodeStepView file={file} step={step} onRetryPlan={props.onRetryPlan} />
      <RemovalQuestion
        plan={isAsking && step.name === 'planned' ? step.plan : null}
        onAnswer={(isAgreed) => {
          setAsking(false);
          if (isAgreed) props.onConfirm();
        }}
      />
      <AlertDialog
        isOpen={refusal !== null}
        title={manageText('error')}
        message={refusalText ?? ''}
        okLabel={commonText('ok')}
        onOpenChange={props.onDismissRefusal}
      />
    </ManageModal>
  );
}

/** Why the import cannot be confirmed, beyond a missing file. */
function whyNot(step: ClassCodeStep): string | undefined {
  if (step.name === 'planning') return manageText('classCodes.waiting');
  if (step.name === 'planFailed') return manageText('classCodes.planFailed');
  return step.name === 'planned' && step.plan.refusal !== null ? manageText('classCodes.blocked') : undefined;
}

interface RemovalQuestionProps {
  /** The plan that is asked about; null closes the question. */
  plan: ClassCodePlan | null;
  onAnswer: (isAgreed: boolean) => void;
}

/** Asks before an import takes codes away. */
function RemovalQuestion({ plan, onAnswer }: RemovalQuestionProps) {
  const [asked, setAsked] = useState(plan);
  if (plan !== null && plan !== asked) setAsked(plan);
  return (
    <ConfirmDialog
      isOpen={plan !== null}
      title={manageMenuText('classCodes.title')}
      message={manageText('classCodes.remove', { count: asked?.removed.toLocaleString() ?? '' })}
      confirmLabel={commonText('yes')}
      cancelLabel={commonText('no')}
      tone="danger"
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  );
}

interface ClassCodeStepViewProps extends Pick<ClassCodeImportState, 'file' | 'step'> {
  onRetryPlan: () => void;
}

/** What is known of the import at this step. */
function ClassCodeStepView({ file, step, onRetryPlan }: ClassCodeStepViewProps) {
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

interface ClassCodePlanViewProps {
  /** A plan that is no refusal. */
  plan: ClassCodePlan;
}

const counts = ['added', 'changed', 'removed', 'unchanged'] as const;

/** How many codes come, change, go and stay, and which. */
function ClassCodePlanView({ plan }: ClassCodePlanViewProps) {
  const { differences, added, changed, removed } = plan;
  const count = added + changed + removed;
  return (
    <ReportParts>
      {plan.notice !== null && <Warning role="status">{plan.notice}</Warning>}
      <ScrollingTable
        label={manageText('classCodes.plan')}
        columns={countColumns(counts, (count) => manageText(`classCodes.${count}`))}
        rows={[plan]}
        getRowId={() => 'plan'}
      />
      {count === 0 && <ModalNote role="status">{manageText('classCodes.nothing')}</ModalNote>}
      {count > 0 && (
        <ScrollingTable
          label={manageText('classCodes.differences')}
          columns={differenceColumns()}
          rows={differences}
          getRowId={({ code, change }) => `${change} ${code}`}
        />
      )}
      {count > differences.length && (
        <ModalNote>
          {manageText('classCodes.differences.more', {
            shown: differences.length.toLocaleString(),
            count: count.toLocaleString(),
          })}
        </ModalNote>
      )}
    </ReportParts>
  );
}

function differenceColumns(): TableColumn<ClassCodeDifference>[] {
  return [
    {
      key: 'change',
      header: manageText('classCodes.change'),
      width: '96px',
      render: ({ change }) => manageText(`classCodes.${change}`),
    },
    {
      key: 'before',
      header: manageText('classCodes.before'),
      width: '45%',
      render: ({ before }) => before && <Whole text={before} />,
    },
    {
      key: 'after',
      header: manageText('classCodes.after'),
      render: ({ before, after }) => {
        if (after === null) return null;
        return before === after ? manageText('classCodes.columns') : <Whole text={after} />;
      },
    },
  ];
}

function Whole({ text }: { text: string }) {
  return (
    <Lines dir="auto" title={text}>
      {text}
    </Lines>
  );
}
