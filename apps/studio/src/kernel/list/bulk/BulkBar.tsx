import { Button, ConfirmDialog, Dialog } from '@studio/ui';
import { useDeferredPart } from '@studio/ui/internal';
import { BulkHeader, countSelectedRows } from '@studio/widgets';
import { useRef, useState } from 'react';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { bulkHeaderLabels } from '../../../platform/i18n/labels/widgetLabels.ts';
import { useLastShown } from '../../../platform/state/useLastShown.ts';
import { DialogFailure } from '../../screen/DialogFailure.tsx';
import type { QuestionState } from '../../screen/QuestionState.ts';
import type { ListNouns } from '../ListDefinition.ts';
import { OnlyText, Question } from './BulkBar.styles.ts';
import { bulkText } from './bulk.messages.ts';
import { ChosenList } from './ChosenList.tsx';
import { toBulkSelection } from './selection.ts';
import type { BulkAsked, BulkState } from './useBulkAction.ts';

/** What is being done with the chosen rows, and how many there are. */
export interface BulkBarProps {
  readonly bulk: BulkState;
  /** How many rows the filter matches. */
  readonly total: number;
  readonly nouns: ListNouns;
}

/** The head of a list while rows are chosen, and its question. Loaded when choosing begins. */
export function BulkBar({ bulk, total, nouns }: BulkBarProps) {
  const { selection, action, onFilter } = bulk;
  const count = countSelectedRows(selection, total);
  const isPartly = selection.mode === 'ids' && onFilter !== null && onFilter < count;
  const asked = useLastShown(bulk.asked);
  const isUncounted = selection.mode === 'all' && asked !== null && asked.counted === null;
  const title = action.title ?? bulkText('title', { action: action.label, objects: nouns.many });
  return (
    <>
      <BulkHeader
        count={count}
        total={total}
        {...(isPartly && { text: bulkText('onThisFilter', { count: onFilter.toLocaleString() }) })}
        isAllSelected={selection.mode === 'all' && selection.excludedIds.size === 0}
        tools={<ChosenList bulk={bulk} />}
        {...(bulk.count === null
          ? { onSelectAll: bulk.onSelectAll }
          : count !== bulk.count && {
              confirmDisabledReason: bulkText('exactly', { count: bulk.count, objects: nouns.many }),
            })}
        onCancel={bulk.onCancel}
        confirmLabel={action.label}
        confirmIcon={action.icon}
        onConfirm={bulk.onConfirm}
        isPending={bulk.isPending}
        labels={bulkHeaderLabels()}
      />
      {action.only && <OnlyText>{action.only.text}</OnlyText>}
      {asked !== null && !isUncounted && action.detail ? (
        <DetailedQuestion
          {...{ bulk, asked, title }}
          detail={action.detail}
          text={questionOf(asked.counted, bulk, total, nouns)}
        />
      ) : (
        <ConfirmDialog
          isOpen={bulk.asked !== null}
          isPending={bulk.asked !== null && bulk.isPending}
          tone={action.isFinal || action.variant === 'danger' ? 'danger' : 'neutral'}
          title={title}
          message={
            <>
              {asked !== null && !isUncounted && questionOf(asked.counted, bulk, total, nouns)}
              <DialogFailure text={asked?.failure ?? ''} />
            </>
          }
          confirmLabel={isUncounted ? bulkText('retry') : commonText('yes')}
          cancelLabel={isUncounted ? commonText('cancel') : commonText('no')}
          onConfirm={bulk.onAgree}
          onCancel={bulk.onDisagree}
        />
      )}
    </>
  );
}

function questionOf(
  counted: number | null,
  { selection, action }: BulkState,
  total: number,
  nouns: ListNouns,
): string {
  if (counted === null) return action.question?.(countSelectedRows(selection, total)) ?? '';
  const count = countSelectedRows(selection, counted);
  const left = selection.mode === 'all' ? selection.excludedIds.size : 0;
  const number = (value: number) => value.toLocaleString();
  const hasOwn = action.title !== undefined && action.question !== undefined;
  const texts = { action: action.label, object: nouns.one, count: number(count) };
  return [
    ...(counted === total ? [] : [bulkText('changed', { counted: number(counted), shown: number(total) })]),
    left === 0
      ? bulkText(hasOwn ? 'matches' : 'question', texts)
      : bulkText(hasOwn ? 'matchesLeft' : 'questionLeft', {
          ...texts,
          total: number(counted),
          left: number(left),
        }),
    ...(action.question ? [action.question(count)] : []),
  ].join(' ');
}

/** A question before a bulk action runs, with a part below it. */
interface DetailedQuestionProps {
  readonly bulk: BulkState;
  /** What is asked; it stays while the question closes. */
  readonly asked: BulkAsked;
  readonly title: string;
  readonly text: string;
  readonly detail: NonNullable<BulkState['action']['detail']>;
}

/** The question of an action that shows what it is about to do: as wide as a modal, and answered like any other question. */
function DetailedQuestion({ bulk, asked, title, text, detail }: DetailedQuestionProps) {
  const Detail = useDeferredPart(detail, true);
  const cancel = useRef<HTMLButtonElement>(null);
  const { isPending, action, selection } = bulk;
  // Messages about other rows do not apply to these.
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
