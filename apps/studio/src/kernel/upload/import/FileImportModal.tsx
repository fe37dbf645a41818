import { Button, Dialog, ErrorState, Spinner } from '@studio/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { DialogFailure } from '../../screen/DialogFailure.tsx';
import { FileChoice } from '../FileChoice.tsx';
import { ModalNote } from '../ModalNote.styles.ts';
import { Share, StepParts, UploadForm, Work } from '../UploadSteps.styles.ts';
import type { CompareCause, FileImportState, ImportWork } from './FileImport.ts';
import { fileImportText } from './fileImport.messages.ts';

/** What an import says in words of its own. */
export interface FileImportWords {
  readonly title: string;
  /** The label of the file. */
  readonly file: string;
  /** While the file is being compared. */
  readonly planning: string;
  /** That nothing was imported; the reason follows. */
  readonly failed: string;
  /** Why the plan is shown once more. */
  readonly again: Readonly<Record<Exclude<CompareCause, 'stopped'>, string>>;
}

/** How far an import is, in words and from 0 to 1; null where that is not known. */
export interface ShownWork {
  readonly text: string;
  readonly share: number | null;
}

/** What the modal of an import shows, and what can be done in it. */
export interface FileImportModalProps<Plan, Report> extends FileImportState<Plan, Report> {
  readonly words: FileImportWords;
  /** Extensions with their dot. */
  readonly accept: readonly string[];
  /** Why importing would change nothing, as a sentence; null where it would. */
  readonly whyIdle: (plan: Plan) => string | null;
  readonly renderPlan: (plan: Plan) => ReactNode;
  readonly renderReport: (report: Report) => ReactNode;
  /** How far the server is. Default: that it is at work. */
  readonly describeWork?: (work: ImportWork, plan: Plan) => ShownWork;
  /** Whether the server can be stopped. Default false. */
  readonly isStoppable?: boolean;
  readonly isOpen: boolean;
  /** The upload is stopped; what the server has goes on. */
  readonly onClose: () => void;
  readonly onFileChange: (file: File | null) => void;
  readonly onRetryPlan: () => void;
  /** The plan on screen was agreed to. */
  readonly onConfirm: () => void;
  /** Stops the upload of the file to be imported, and the import where the server can be stopped. */
  readonly onCancel: () => void;
}

/** Takes a file, shows what importing it would do, and after it what was done. */
export function FileImportModal<Plan, Report = Plan>(props: FileImportModalProps<Plan, Report>) {
  const { isOpen, onClose, file, step, words } = props;
  const isRunning = step.name === 'importing';
  const isSending = isRunning && file !== null && step.sent < file.size;
  const mayStop = isSending || (isRunning && props.isStoppable === true);
  const isDone = step.name === 'done';
  const closeRef = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen && isDone) closeRef.current?.focus();
  }, [isOpen, isDone]);
  return (
    <Dialog
      isOpen={isOpen}
      isStatic
      onOpenChange={onClose}
      closeLabel={commonText('close')}
      title={words.title}
      description={isDone ? undefined : fileImportText('text')}
      size="lg"
      footer={
        isDone ? (
          <Button ref={closeRef} variant="primary" onClick={onClose}>
            {commonText('close')}
          </Button>
        ) : (
          <>
            <Button onClick={mayStop ? props.onCancel : onClose}>
              {commonText(isRunning && !mayStop ? 'close' : 'cancel')}
            </Button>
            <Button
              variant="primary"
              isDisabled={file === null}
              disabledReason={whyNot(props)}
              isPending={isRunning}
              onClick={props.onConfirm}
            >
              {fileImportText('confirm')}
            </Button>
          </>
        )
      }
    >
      {!isDone && (
        <UploadForm>
          <FileChoice
            label={words.file}
            accept={props.accept}
            describeUnsupported={(name) => fileImportText('unsupported', { name })}
            file={file}
            onFileChange={props.onFileChange}
            sent={'sent' in step ? step.sent : null}
            isDisabled={isRunning}
          />
        </UploadForm>
      )}
      <StepView {...props} />
    </Dialog>
  );
}

/** Why the import cannot be confirmed, beyond a missing file. */
function whyNot<Plan, Report>({ step, whyIdle }: FileImportModalProps<Plan, Report>): string | undefined {
  if (step.name === 'planning') return fileImportText('waiting');
  if (step.name === 'planFailed') return fileImportText('planFailed');
  return (step.name === 'planned' ? whyIdle(step.plan) : null) ?? undefined;
}

/** What is known of the import at this step. */
function StepView<Plan, Report>(props: FileImportModalProps<Plan, Report>) {
  const { step, words, whyIdle, renderPlan, renderReport, onRetryPlan } = props;
  const idle = step.name === 'planned' ? whyIdle(step.plan) : null;
  return (
    <StepParts>
      {step.name === 'choosing' && <ModalNote role="status">{fileImportText('choose')}</ModalNote>}
      {step.name === 'planning' && <Working text={words.planning} />}
      {step.name === 'importing' && <Working {...workingOf(props, step)} />}
      {step.name === 'planFailed' && (
        <ErrorState
          title={fileImportText('planFailed')}
          reason={describeError(step.error)}
          onRetry={onRetryPlan}
          retryLabel={commonText('retry')}
        />
      )}
      {step.name === 'planned' && (
        <>
          {step.because !== null && (
            <ModalNote role="alert">
              {step.because === 'stopped' ? fileImportText('stopped') : words.again[step.because]}
            </ModalNote>
          )}
          {step.failure !== null && <DialogFailure text={`${words.failed} ${describeError(step.failure)}`} />}
          {idle !== null && <ModalNote role="status">{idle}</ModalNote>}
        </>
      )}
      {(step.name === 'planned' || step.name === 'importing') && renderPlan(step.plan)}
      {step.name === 'done' && renderReport(step.report)}
    </StepParts>
  );
}

type Importing<Plan, Report> = Extract<FileImportState<Plan, Report>['step'], { readonly name: 'importing' }>;

/** What is shown of an import that is under way. */
function workingOf<Plan, Report>(
  { file, isStoppable, describeWork }: FileImportModalProps<Plan, Report>,
  { sent, work, plan }: Importing<Plan, Report>,
): { readonly text: string; readonly shown?: ShownWork | undefined } {
  if (file !== null && sent < file.size) return { text: fileImportText('sending') };
  return {
    text: fileImportText(isStoppable ? 'stoppable' : 'working'),
    shown: work === null ? undefined : describeWork?.(work, plan),
  };
}

interface WorkingProps {
  readonly text: string;
  readonly shown?: ShownWork | undefined;
}

function Working({ text, shown }: WorkingProps) {
  return (
    <>
      <Work>
        <Spinner label={text} />
        <span aria-hidden="true">{text}</span>
      </Work>
      {shown && (
        <Share>
          <progress aria-label={text} {...(shown.share !== null && { value: shown.share })} />
          <span>{shown.text}</span>
        </Share>
      )}
    </>
  );
}
