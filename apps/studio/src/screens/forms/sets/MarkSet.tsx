import type { FormTemplateSetDetails } from '@studio/api';
import { Button, Dialog, ErrorState, Skeleton } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useRef, useState } from 'react';
import { loadActions } from '../../../kernel/resource/loadActions.ts';
import { type Resource, useResource } from '../../../kernel/resource/useResource.ts';
import { ActionsError } from '../../../kernel/screen/ActionsError.tsx';
import { DialogFailure } from '../../../kernel/screen/DialogFailure.tsx';
import type { QuestionState } from '../../../kernel/screen/QuestionState.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { useRightsKey } from '../../../platform/session/session.ts';
import { forms } from '../early.ts';
import { loadParts } from '../loadParts.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { loadCurrentSet } from './sets.api.ts';
import { setText } from './sets.messages.ts';

/** Marks the set that was published last in production, after a question that shows what this will change: where the server offers to mark. */
export function MarkSet({ onMarked }: { readonly onMarked: () => void }) {
  const [run, setRun] = useState({ isOpen: false, count: 0 });
  const offered = useResource(`actions ${useRightsKey()}`, (signal) => loadActions(forms.kind, null, signal));
  const close = () => setRun(({ count }) => ({ isOpen: false, count }));
  if (offered.error !== null)
    return <ActionsError reason={describeError(offered.error)} onRetry={offered.reload} />;
  const action = offered.data?.find(({ name }) => name === 'Mark in Production');
  if (offered.data !== undefined && action === undefined) return null;
  return (
    <>
      <Button
        startIcon={<ShieldCheck aria-hidden size={16} />}
        isDisabled={action === undefined}
        disabledReason={action?.enabled === false ? action.notes || setText('mark.off') : undefined}
        onClick={() => setRun(({ count }) => ({ isOpen: true, count: count + 1 }))}
      >
        {setText('mark')}
      </Button>
      {run.count > 0 && (
        <MarkSetQuestion key={run.count} isOpen={run.isOpen} onClose={close} onMarked={onMarked} />
      )}
    </>
  );
}

interface MarkSetQuestionProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMarked: () => void;
}

/** Asks once, about the set that is the current one then. It stays until the set is marked, and says what failed. */
function MarkSetQuestion({ isOpen, onClose, onMarked }: MarkSetQuestionProps) {
  const current = useResource('current', loadCurrentSet);
  const [isPending, setPending] = useState(false);
  const [state, setState] = useState<QuestionState>('awaited');
  const [failure, setFailure] = useState('');
  const no = useRef<HTMLButtonElement>(null);
  const set = current.data ?? null;
  const waiting = waitingIn(set);
  const isIdle = waiting.length > 0 && state === 'idle';
  const canMark = set !== null && isOpenYet(set) && !isIdle;
  const mark = async ({ id }: FormTemplateSetDetails) => {
    setPending(true);
    setFailure('');
    try {
      await (await loadParts()).runMarkSet(id, waiting);
      onClose();
      onMarked();
    } catch (error) {
      setFailure(describeError(error));
      current.reload();
    }
    setPending(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      isStatic
      onOpenChange={() => (isPending ? undefined : onClose())}
      closeLabel={commonText('close')}
      initialFocusRef={no}
      title={setText('mark')}
      size="lg"
      footer={
        <>
          <Button ref={no} aria-disabled={isPending || undefined} onClick={() => !isPending && onClose()}>
            {commonText(canMark ? 'no' : 'close')}
          </Button>
          {canMark && current.error === null && (
            <Button
              variant="danger"
              isPending={isPending}
              disabledReason={state === 'open' || waiting.length === 0 ? undefined : setText('mark.first')}
              onClick={() => void mark(set)}
            >
              {commonText('yes')}
            </Button>
          )}
        </>
      }
    >
      <CurrentSet {...{ current, waiting, isIdle }} onState={setState} />
      <DialogFailure text={failure} />
    </Dialog>
  );
}

/** Whether there is something to mark: forms, or the set itself once they were marked one by one and what was left of it deleted. */
function isOpenYet({ isInProduction, formTemplates }: FormTemplateSetDetails): boolean {
  return !isInProduction && formTemplates.some(({ status }) => status !== null);
}

/** The ids of the forms of a set that are published, and not in production yet. */
function waitingIn(set: FormTemplateSetDetails | null): readonly string[] {
  return (set?.formTemplates ?? []).flatMap(({ id, status }) => (status === 2 ? [id] : []));
}

interface CurrentSetProps {
  readonly current: Resource<FormTemplateSetDetails | null>;
  readonly waiting: readonly string[];
  /** Nothing of it would be marked, which the preview says. */
  readonly isIdle: boolean;
  readonly onState: (state: QuestionState) => void;
}

function CurrentSet({ current, waiting, isIdle, onState }: CurrentSetProps) {
  const { data: set, error, isLoading, reload } = current;
  if (error !== null)
    return (
      <ErrorState
        title={setText('failed')}
        reason={describeError(error)}
        isRetrying={isLoading}
        onRetry={reload}
      />
    );
  if (set === undefined) return <Skeleton width="100%" height="12rem" />;
  if (set === null) return <p>{setText('mark.noSet')}</p>;
  const { id, timeCreated, createdBy } = set;
  if (!isOpenYet(set)) return <p>{setText(set.isInProduction ? 'mark.none' : 'mark.gone', { id })}</p>;
  const values = { id, time: formatDateTime(timeCreated), name: createdBy.name };
  return (
    <>
      <p>
        {setText('mark.set', values)} {!isIdle && describeQuestion(waiting.length)}
      </p>
      {waiting.length > 0 && (
        <ChangePreview action="markInProduction" selection={{ ids: [...waiting] }} onState={onState} />
      )}
    </>
  );
}

function describeQuestion(waiting: number): string {
  return waiting === 0 ? setText('mark.question.none') : countedText(setText, 'mark.question', waiting);
}
