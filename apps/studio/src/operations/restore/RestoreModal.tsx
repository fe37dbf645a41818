import type { RestoreOperation, RestoreReport } from '@studio/api';
import { Button, ConfirmDialog, RadioGroup } from '@studio/ui';
import { useState } from 'react';
import { FileChoice } from '../../kernel/upload/FileChoice.tsx';
import { UploadForm } from '../../kernel/upload/UploadSteps.styles.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { ManageModal } from '../ManageModal.tsx';
import { manageText } from '../manage.messages.ts';
import { manageMenuText } from '../manageMenu.messages.ts';
import { RemovedList } from './RemovalQuestion.styles.ts';
import type { RestoreState, RestoreStep } from './RestoreRun.ts';
import { RestoreStepView } from './RestoreStepView.tsx';
import { losingSections } from './restorePlan.ts';

export interface RestoreModalProps extends RestoreState {
  isOpen: boolean;
  /** The upload is stopped; what the server has goes on. */
  onClose: () => void;
  onFileChange: (file: File | null) => void;
  onOperationChange: (operation: RestoreOperation) => void;
  onRetryPlan: () => void;
  /** The plan on screen was agreed to. */
  onConfirm: () => void;
  /** Stops the restore whose file is still being uploaded. */
  onCancel: () => void;
  /** Finds out the outcome of a restore that got no answer. */
  onCheck: () => void;
}

const accept = ['.dbinit', '.xml'];
const operations: readonly RestoreOperation[] = ['REFRESH', 'INSERT', 'CLEAN_INSERT'];

/** Takes a file and a mode, shows what they would do, and after it what was done. */
export function RestoreModal(props: RestoreModalProps) {
  const { isOpen, onClose, file, operation, step } = props;
  const [isAsking, setAsking] = useState(false);
  const isLocked = step.name === 'restoring' || step.name === 'checking' || step.name === 'unknown';
  const isSending = step.name === 'restoring' && file !== null && step.sent < file.size;
  const isDone = step.name === 'done';
  const removes = step.name === 'planned' && losingSections(step.plan).length > 0;
  const restore = () => (removes ? setAsking(true) : props.onConfirm());

  return (
    <ManageModal
      isOpen={isOpen}
      onClose={onClose}
      title={manageMenuText('restore.title')}
      description={isDone ? undefined : manageText('restore.text')}
      size="lg"
      footer={
        <>
          {!isDone && (
            <Button onClick={isSending ? props.onCancel : onClose}>
              {commonText(isLocked && !isSending ? 'close' : 'cancel')}
            </Button>
          )}
          <Button
            variant="primary"
            isDisabled={file === null || operation === null}
            disabledReason={whyNot(step)}
            isPending={step.name === 'restoring' || step.name === 'checking'}
            onClick={isDone ? onClose : restore}
          >
            {isDone ? commonText('close') : manageMenuText('restore.title')}
          </Button>
        </>
      }
    >
      {!isDone && (
        <UploadForm>
          <FileChoice
            label={manageText('restore.file')}
            accept={accept}
            describeUnsupported={(name) => manageText('restore.unsupported', { name })}
            file={file}
            onFileChange={props.onFileChange}
            sent={'sent' in step ? step.sent : null}
            isDisabled={isLocked}
          />
          <RadioGroup
            label={manageText('restore.mode')}
            isRequired
            isDisabled={isLocked}
            value={operation}
            onValueChange={props.onOperationChange}
            options={operations.map((value) => ({
              value,
              label: manageText(`restore.mode.${value}`),
              hint: manageText(`restore.mode.${value}.hint`),
            }))}
          />
        </UploadForm>
      )}
      <RestoreStepView file={file} step={step} onRetryPlan={props.onRetryPlan} onCheck={props.onCheck} />
      <RemovalQuestion
        isOpen={isAsking && removes}
        plan={step.name === 'planned' ? step.plan : null}
        onConfirm={() => {
          setAsking(false);
          props.onConfirm();
        }}
        onCancel={() => setAsking(false)}
      />
    </ManageModal>
  );
}

/** Why the restore cannot be confirmed, beyond a missing file or mode. */
function whyNot(step: RestoreStep): string | undefined {
  if (step.name === 'planning') return manageText('restore.waiting');
  if (step.name === 'planFailed') return manageText('restore.planFailed');
  if (step.name === 'unknown') return manageText('restore.unknown');
  return step.name === 'planned' && step.plan.refusalCount > 0 ? manageText('restore.blocked') : undefined;
}

interface RemovalQuestionProps {
  isOpen: boolean;
  /** The plan that removes something; null while there is none. */
  plan: RestoreReport | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a restore takes anything away. */
function RemovalQuestion({ isOpen, plan, onConfirm, onCancel }: RemovalQuestionProps) {
  const [asked, setAsked] = useState(plan);
  if (isOpen && plan !== asked) setAsked(plan);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={manageText('restore.mode.CLEAN_INSERT')}
      message={asked && <Message plan={asked} />}
      confirmLabel={commonText('yes')}
      cancelLabel={commonText('no')}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

function Message({ plan }: { plan: RestoreReport }) {
  return (
    <>
      {manageText('restore.remove')}
      <RemovedList>
        {losingSections(plan).map(({ name, removed }) => (
          <li key={name}>
            {manageText('restore.remove.section', { section: name, count: removed.toLocaleString() })}
          </li>
        ))}
      </RemovedList>
      {manageText('restore.remove.question')}
    </>
  );
}
