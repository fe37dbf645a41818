import { Button, Dialog } from '@studio/ui';
import { useDeferredPart } from '@studio/ui/internal';
import { useRef, useState } from 'react';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { DialogFailure } from '../../screen/DialogFailure.tsx';
import type { QuestionState } from '../../screen/QuestionState.ts';
import { Question } from './BulkBar.styles.ts';
import { toBulkSelection } from './selection.ts';
import type { BulkAsked, BulkState } from './useBulkAction.ts';

/** A question before a bulk action runs, with a part below it. */
export interface DetailedQuestionProps {
  readonly bulk: BulkState;
  /** What is asked; it stays while the question closes. */
  readonly asked: BulkAsked;
  readonly title: string;
  readonly text: string;
  readonly detail: NonNullable<BulkState['action']['detail']>;
}

/** The question of an action that shows what it is about to do: as wide as a modal, and answered like any other question. */
export function DetailedQuestion({ bulk, asked, title, text, detail }: DetailedQuestionProps) {
  const Detail = useDeferredPart(detail, true);
  const cancel = useRef<HTMLButtonElement>(null);
  const { isPending, action, selection } = bulk;
  // What others were about says nothing of these.
  const [reported, setReported] = useState<{
    readonly of: BulkState['selection'] | null;
    readonly state: QuestionState;
  }>({ of: null, state: 'awaited' });
  const state = reported.of === selection ? reported.state : 'awaited';
  return (
    <Dialog
      isOpen={bulk.asked !== null}
      isStatic
      onOpenChange={() => (isPending ? undefined : bulk.onDisagree())}
      closeLabel={commonText('close')}
      initialFocusRef={cancel}
      title={title}
      size="lg"
      footer={
        <>
          <Button
            ref={cancel}
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && bulk.onDisagree()}
          >
            {commonText(state === 'idle' ? 'close' : 'no')}
          </Button>
          {state !== 'idle' && (
            <Button
              variant={action.isFinal || action.variant === 'danger' ? 'danger' : 'primary'}
              isPending={isPending}
              disabledReason={state === 'open' ? undefined : commonText('detailFirst')}
              onClick={bulk.onAgree}
            >
              {commonText('yes')}
            </Button>
          )}
        </>
      }
    >
      {state !== 'idle' && <Question>{text}</Question>}
      {Detail && (
        <Detail
          selection={toBulkSelection(selection, bulk.filterUri, asked.counted ?? 0)}
          onState={(now) => setReported({ of: selection, state: now })}
        />
      )}
      <DialogFailure text={asked.failure} />
    </Dialog>
  );
}
