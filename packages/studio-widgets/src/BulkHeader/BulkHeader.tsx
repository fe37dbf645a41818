import { Button, VisuallyHidden } from '@studio/ui';
import { isComposing, reasonOf, useLabels } from '@studio/ui/internal';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LongText } from '../shared/longText/LongText.tsx';
import { pressOnce } from '../shared/task/pressOnce.ts';
import { useTask } from '../shared/task/useTask.ts';
import { Around, Commands, Count, Counts, Failure, Reason, Root } from './BulkHeader.styles.ts';
import type { BulkHeaderProps } from './BulkHeaderProps.ts';
import { defaultLabels } from './labels.ts';
import { useFocusReturn } from './useFocusReturn.ts';

/**
 * The head of an action on several rows: how many, and whether to go on. It is above the list, covers nothing, announces
 * its count, and gives the focus back to where it came from.
 */
export function BulkHeader(props: BulkHeaderProps): ReactElement {
  const {
    count,
    total,
    text,
    tools,
    onSelectAll,
    isAllSelected = count >= total,
    onCancel,
    confirmLabel,
    confirmDisabledReason,
    onConfirm,
    isPending: givenIsPending = false,
    error,
    confirmIcon,
    labels,
    onKeyDown,
    ...rest
  } = props;
  const texts = useLabels('BulkHeader', defaultLabels, labels);
  const commandsRef = useRef<HTMLDivElement>(null);
  const focusReturn = useFocusReturn(commandsRef);
  const isMounted = useIsMounted();
  const task = useTask(onConfirm);
  const isPending = givenIsPending || task.isRunning;
  const announced = useRef<{ readonly count: number; readonly failure: unknown }>({ count, failure: null });
  // A selection that the action itself narrowed, to what failed, is the one that the failure is about.
  const forgetFailure = useEffectEvent((now: number, failure: typeof task.failure) => {
    const before = announced.current;
    announced.current = { count: now, failure };
    if (now !== before.count && failure !== null && failure === before.failure) task.stop();
  });
  useEffect(() => forgetFailure(count, task.failure), [count, task.failure]);
  const failure =
    error?.reason ?? (task.failure ? texts.failed(confirmLabel, reasonOf(task.failure.error)) : '');
  const selected = texts.selected(count);
  const pendingReason = isPending ? texts.pending : undefined;
  const around = text ?? texts.onFilter(total);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || isPending) return;
    event.preventDefault();
    onCancel();
  };

  return (
    <Root
      role="group"
      aria-label={texts.header}
      data-part="bulk-header"
      data-pending={isPending || undefined}
      {...rest}
      onKeyDown={handleKeyDown}
    >
      <VisuallyHidden role="status" data-part="status">
        {isMounted ? `${selected} ${around}` : ''}
      </VisuallyHidden>
      <Counts aria-hidden="true" data-part="counts">
        <Count data-part="count">{selected}</Count>
        <LongText as={Around} data-part="around" text={around} />
      </Counts>
      <Commands data-part="commands" ref={commandsRef} tabIndex={-1} {...focusReturn}>
        {tools}
        {onSelectAll && !isAllSelected && (
          <Button disabledReason={pendingReason} onClick={onSelectAll}>
            {texts.selectAll(total)}
          </Button>
        )}
        <Button data-part="cancel" disabledReason={pendingReason} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          variant="primary"
          data-part="confirm"
          startIcon={confirmIcon}
          isPending={isPending}
          disabledReason={count === 0 ? texts.nothingSelected : confirmDisabledReason}
          {...pressOnce(task.run)}
        >
          {confirmLabel}
        </Button>
      </Commands>
      <Failure role="alert" data-part="failure">
        {!isPending && failure && (
          <>
            <CircleAlert size={16} aria-hidden />
            <LongText as={Reason} text={failure} />
          </>
        )}
      </Failure>
    </Root>
  );
}

/**
 * False at the first render, then true. A live region has to be in the page before its text: filled at once, it would
 * not be announced.
 */
function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
