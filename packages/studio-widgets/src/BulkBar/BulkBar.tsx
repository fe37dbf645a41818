import { Button, VisuallyHidden } from '@studio/ui';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useRef,
} from 'react';
import { Commands, Counts, Root } from './BulkBar.styles.ts';
import { type BulkBarLabels, defaultLabels } from './labels.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import { useIsMounted } from './useIsMounted.ts';

export interface BulkBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many rows are selected. */
  count: number;
  /** How many rows the filter matches on all pages. */
  total: number;
  /** Stands in place of 'of 318 on this filter'. */
  text?: string | undefined;
  /** Selects every row of the filter. Offered while it would change something. */
  onSelectAll?: (() => void) | undefined;
  /** Ends the selection: the Cancel button, or Escape inside the bar. */
  onCancel: () => void;
  /** What is done with the selected rows. */
  confirmLabel: string;
  onConfirm: () => void;
  /** It is being done: confirm shows it, and nothing can be changed. @default false */
  isPending?: boolean | undefined;
  /** 16 pixels wide. */
  confirmIcon?: ReactNode | undefined;
  labels?: Partial<BulkBarLabels> | undefined;
}

/**
 * The bar of an action on several rows: how many, and whether to go on. It sticks to the foot of what scrolls around
 * it, announces its count, and gives the focus back to where it came from.
 */
export function BulkBar(props: BulkBarProps): ReactElement {
  const {
    count,
    total,
    text,
    onSelectAll,
    onCancel,
    confirmLabel,
    onConfirm,
    isPending = false,
    confirmIcon,
    labels,
    onKeyDown,
    ...rest
  } = props;
  const texts = { ...defaultLabels, ...labels };
  const commandsRef = useRef<HTMLDivElement>(null);
  const keepFocusOrigin = useFocusReturn(commandsRef);
  const isMounted = useIsMounted();
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
    <Root role="group" aria-label={texts.bar} data-part="bulk-bar" {...rest} onKeyDown={handleKeyDown}>
      <VisuallyHidden role="status" data-part="status">
        {isMounted ? `${selected} ${around}` : ''}
      </VisuallyHidden>
      <Counts aria-hidden="true" data-part="counts">
        <strong>{selected}</strong>
        <span>{around}</span>
      </Counts>
      <Commands data-part="commands" ref={commandsRef} onFocus={keepFocusOrigin}>
        {onSelectAll && count < total && (
          <Button disabledReason={pendingReason} onClick={onSelectAll}>
            {texts.selectAll(total)}
          </Button>
        )}
        <Button disabledReason={pendingReason} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          variant="primary"
          data-part="confirm"
          startIcon={confirmIcon}
          isPending={isPending}
          disabledReason={count === 0 ? texts.nothingSelected : undefined}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </Commands>
    </Root>
  );
}
