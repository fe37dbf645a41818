import { Button, VisuallyHidden } from '@studio/ui';
import { isComposing, reasonOf, useLabels } from '@studio/ui/internal';
import CircleAlert from 'lucide-react/icons/circle-alert';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { LongText } from '../shared/longText/LongText.tsx';
import { pressOnce } from '../shared/task/pressOnce.ts';
import { useTask } from '../shared/task/useTask.ts';
import { Around, Commands, Count, Counts, Failure, Reason, Root } from './BulkHeader.styles.ts';
import type { BulkHeaderProps } from './BulkHeaderProps.ts';
import { defaultLabels } from './labels.ts';

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

const focusable = 'a[href], button, input, select, textarea, [tabindex]';
const grid = '[role="grid"]';
const dialog = '[role="dialog"], [role="alertdialog"]';

/** To be set on the element. */
interface FocusReturn {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Gives the focus back, when an element is removed with the focus inside, or in a dialog that was opened from inside, to where
 * it came from; when that is gone too, to what was around it, and in a grid to its tab stop. When only a control inside is
 * removed, the element takes the focus: it has to be focusable.
 */
function useFocusReturn(ref: RefObject<HTMLElement | null>): FocusReturn {
  const origins = useRef<readonly HTMLElement[]>([]);
  const focused = useRef<HTMLElement>(null);
  const opened = useRef<Element>(null);
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    if (document.activeElement === document.body) ref.current?.focus();
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const returnFocus = () => focusFirst(origins.current);
      if (element?.contains(document.activeElement)) queueMicrotask(returnFocus);
      else if (opened.current) whenGone(opened.current, returnFocus);
    };
  }, [ref]);
  return {
    onFocus({ currentTarget, relatedTarget, target }) {
      // What is in a layer of something inside is not inside.
      if (!currentTarget.contains(target)) return;
      focused.current = target;
      opened.current = null;
      if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return;
      if (dialogOver(currentTarget, relatedTarget) === null) origins.current = listAround(relatedTarget);
    },
    onBlur({ currentTarget, relatedTarget }) {
      opened.current = dialogOver(currentTarget, relatedTarget);
    },
  };
}

/** The dialog around something, unless the element is in it, too. */
function dialogOver(element: Element, other: Element | null): Element | null {
  const found = other?.closest(dialog) ?? null;
  return found?.contains(element) ? null : found;
}

/** Waits until a layer is gone, and has given the focus to nothing. */
function whenGone(layer: Element, run: () => void): void {
  const observer = new MutationObserver(check);
  function check() {
    if (layer.isConnected) return;
    observer.disconnect();
    setTimeout(() => {
      if (document.activeElement === document.body) run();
    });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  queueMicrotask(check);
}

function listAround(element: HTMLElement): HTMLElement[] {
  const outer = element.parentElement?.closest<HTMLElement>(`${focusable}, ${grid}`);
  return outer ? [element, ...listAround(outer)] : [element];
}

function focusFirst(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    const target = element.matches(grid)
      ? element.querySelector<HTMLElement>('[tabindex="0"]:not(:disabled)')
      : element;
    target?.focus();
    if (document.activeElement === target) return;
  }
}
