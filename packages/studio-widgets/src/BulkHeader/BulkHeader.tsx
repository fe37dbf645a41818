import { Button, VisuallyHidden } from '@studio/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { pressOnce } from '../shared/task/pressOnce.ts';
import { reasonOf } from '../shared/task/reasonOf.ts';
import { useTask } from '../shared/task/useTask.ts';
import { Around, Commands, Count, Counts, Failure, Reason, Root } from './BulkHeader.styles.ts';
import type { BulkHeaderProps } from './BulkHeaderProps.ts';
import { defaultLabels } from './labels.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import { useIsMounted } from './useIsMounted.ts';

/**
 * The head of an action on several rows: how many, and whether to go on. It sticks to the foot of what scrolls around
 * it, announces its count, and gives the focus back to where it came from.
 */
export function BulkHeader(props: BulkHeaderProps): ReactElement {
  const {
    count,
    total,
    text,
    onSelectAll,
    isAllSelected = count >= total,
    onCancel,
    confirmLabel,
    onConfirm,
    isPending: givenIsPending = false,
    error,
    confirmIcon,
    labels,
    onKeyDown,
    ...rest
  } = props;
  const texts = { ...defaultLabels, ...labels };
  const commandsRef = useRef<HTMLDivElement>(null);
  const keepFocusOrigin = useFocusReturn(commandsRef);
  const isMounted = useIsMounted();
  const task = useTask(onConfirm);
  const isPending = givenIsPending || task.isRunning;
  const failure = error ?? (task.failure ? texts.failed(confirmLabel, reasonOf(task.failure.error)) : '');
  const selected = texts.selected(count);
  const pendingReason = isPending ? texts.pending : undefined;
  const around = text ?? texts.onFilter(total);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented || isPending) return;
    event.preventDefault();
    onCancel();
  };

  return (
    <Root role="group" aria-label={texts.header} data-part="bulk-header" {...rest} onKeyDown={handleKeyDown}>
      <VisuallyHidden role="status" data-part="status">
        {isMounted ? `${selected} ${around}` : ''}
      </VisuallyHidden>
      <Counts aria-hidden="true" data-part="counts">
        <Count data-part="count">{selected}</Count>
        <Around data-part="around" title={text}>
          {around}
        </Around>
      </Counts>
      <Commands data-part="commands" ref={commandsRef} onFocus={keepFocusOrigin}>
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
          disabledReason={count === 0 ? texts.nothingSelected : undefined}
          {...pressOnce(task.run)}
        >
          {confirmLabel}
        </Button>
      </Commands>
      <Failure role="alert" data-part="failure">
        {!isPending && failure && (
          <>
            <CircleAlert size={16} aria-hidden />
            <Reason title={failure}>{failure}</Reason>
          </>
        )}
      </Failure>
    </Root>
  );
}
