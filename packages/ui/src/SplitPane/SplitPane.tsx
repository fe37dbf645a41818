import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useControlled } from '../internal/useControlled.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useOverflow } from '../internal/useOverflow.ts';
import { SplitEnd, SplitHandle, SplitRoot, SplitStart } from './SplitPane.styles.ts';
import { draggedSize, keepRange, keyedSize, type SplitLimit, splitRange } from './splitSize.ts';
import { useSplitDrag } from './useSplitDrag.ts';

export interface SplitPaneProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the splitter sizes: its accessible name, such as "Width of the list". */
  label: string;
  /** The pane that the size is of: at the start of the line, or on top. */
  start: ReactNode;
  /** The pane that takes the rest. */
  end: ReactNode;
  /**
   * Beside each other, or one above the other.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Percent of the first pane, when the caller holds it; 0 is collapsed. */
  size?: number | undefined;
  /**
   * Percent of the first pane at first, and after a double click.
   * @default 50
   */
  defaultSize?: number | undefined;
  /** The size while it changes, percent. */
  onSizeChange?: ((size: number) => void) | undefined;
  /** The size after a drag or a key that changed it: the one to keep for the next visit. */
  onSizeCommit?: ((size: number) => void) | undefined;
  /**
   * How small the first pane may become; goes before `max`.
   * @default '10%'
   */
  min?: SplitLimit | undefined;
  /**
   * How large it may become.
   * @default '90%'
   */
  max?: SplitLimit | undefined;
  /**
   * Percent of one press of an arrow key; ten times as much with Shift.
   * @default 2
   */
  step?: number | undefined;
  /**
   * Enter, and dragging it under half of its smallest size, hide the first pane.
   * @default true
   */
  isCollapsible?: boolean | undefined;
  /**
   * The sizes stay as they are.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * The size as it is announced.
   * @default '{40} %', at 0 'collapsed'
   */
  getValueText?: ((percent: number) => string) | undefined;
}

function englishValue(percent: number): string {
  return percent === 0 ? 'collapsed' : `${percent} %`;
}

/** Two panes with a splitter between them. It fills the place it is given; give that a height. Panes may hold further ones. */
export function SplitPane({
  label,
  start,
  end,
  orientation = 'horizontal',
  size: givenSize,
  defaultSize = 50,
  onSizeChange,
  onSizeCommit,
  min = '10%',
  max = '90%',
  step = 2,
  isCollapsible = true,
  isDisabled = false,
  getValueText = englishValue,
  ref,
  style,
  ...rest
}: SplitPaneProps) {
  const paneId = useId();
  const { overflowRef: startRef, isOverflowing: isStartOverflowing } = useOverflow();
  const { overflowRef: endRef, isOverflowing: isEndOverflowing } = useOverflow();
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(rootRef, ref);
  const isStacked = orientation === 'vertical';
  const total = useExtent(rootRef, isStacked ? 'height' : 'width');
  const range = splitRange(min, max, total);
  const [heldSize, setSize] = useControlled(givenSize, defaultSize, onSizeChange);
  const size = keepRange(heldSize, range);
  const isCollapsed = size === 0 && range.min > 0;
  const lastOpen = useRef(defaultSize);
  const before = useRef(size);
  const percent = Math.round(size);

  useEffect(() => {
    if (size > 0) lastOpen.current = size;
  }, [size]);

  const change = (next: number) => {
    if (next !== heldSize) setSize(next);
  };
  const commit = (next: number) => {
    change(next);
    if (next !== size) onSizeCommit?.(next);
  };
  const { isDragging, dragHandlers } = useSplitDrag({
    rootRef,
    isStacked,
    isDisabled,
    onDrag: (asked) => change(draggedSize(asked, range, isCollapsible)),
    onDrop: () => {
      if (size !== before.current) onSizeCommit?.(size);
    },
    onCancel: () => change(before.current),
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isDisabled || event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const pressed = { key: event.key, size, range, isStacked, isRtl };
    const next = keyedSize({ ...pressed, step: event.shiftKey ? step * 10 : step });
    const isToggle = event.key === 'Enter' && isCollapsible;
    if (next === undefined && !isToggle) return;
    event.preventDefault();
    commit(next ?? (size === 0 ? keepRange(lastOpen.current, range) : 0));
  };

  const sizes: CSSProperties & Record<`--split-${string}`, string> = {
    '--split-size': `${size}%`,
    '--split-min': min,
    '--split-max': max,
    ...style,
  };

  return (
    <SplitRoot
      data-part="split-pane"
      data-orientation={orientation}
      data-dragging={isDragging || undefined}
      style={sizes}
      {...rest}
      ref={mergedRef}
    >
      <SplitStart
        ref={startRef}
        id={paneId}
        data-part="start-pane"
        data-collapsed={isCollapsed || undefined}
        tabIndex={isStartOverflowing ? 0 : undefined}
      >
        {start}
      </SplitStart>
      <SplitHandle
        role="separator"
        tabIndex={0}
        data-part="splitter"
        aria-label={label}
        aria-controls={paneId}
        aria-orientation={isStacked ? 'horizontal' : 'vertical'}
        aria-valuenow={percent}
        aria-valuemin={isCollapsible ? 0 : Math.round(range.min)}
        aria-valuemax={Math.round(range.max)}
        aria-valuetext={getValueText(percent)}
        aria-disabled={isDisabled || undefined}
        onKeyDown={handleKeyDown}
        onDoubleClick={() => {
          if (!isDisabled) commit(keepRange(defaultSize, range));
        }}
        {...dragHandlers}
        onPointerDown={(event) => {
          before.current = size;
          dragHandlers.onPointerDown(event);
        }}
      />
      <SplitEnd ref={endRef} data-part="end-pane" tabIndex={isEndOverflowing ? 0 : undefined}>
        {end}
      </SplitEnd>
    </SplitRoot>
  );
}

/** Pixels of an element's width or height, followed as it changes; 0 until it is measured. */
function useExtent(ref: RefObject<HTMLElement | null>, side: 'width' | 'height'): number {
  const [extent, setExtent] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setExtent(element.getBoundingClientRect()[side]);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref, side]);
  return extent;
}
