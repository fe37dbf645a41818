import type { ClassCodePlan } from '@studio/api';
import { AlertDialog, Button, ConfirmDialog } from '@studio/ui';
import { useState } from 'react';
import { FileChoice } from '../../kernel/upload/FileChoice.tsx';
import { UploadForm } from '../../kernel/upload/UploadSteps.styles.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { ManageModal } from '../ManageModal.tsx';
import { manageText } from '../manage.messages.ts';
import { manageMenuText } from '../manageMenu.messages.ts';
import type { ClassCodeImportState, ClassCodeStep } from './ClassCodeImport.ts';
import { ClassCodeStepView } from './ClassCodeStepView.tsx';

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
