import { VisuallyHidden } from '@studio/ui';
import { type GivenLabels, useLabels, useMergedRefs } from '@studio/ui/internal';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactElement,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../shared/latest/useLatest.ts';
import { useMeasuredRows } from '../shared/measuredRows/useMeasuredRows.ts';
import { Empty, Lines, Root } from './ChangeList.styles.ts';
import { ChangeListLine } from './ChangeListLine.tsx';
import { type ChangeListLabels, defaultLabels } from './labels.ts';
import { type ChangeLine, groupChanges } from './model/groupChanges.ts';
import { isLongChange } from './model/isLongChange.ts';
import { nextTo } from './model/nextTo.ts';
import { withShortNames } from './model/withShortNames.ts';
import type { ChangeListItem } from './types.ts';

const lineHeight = 32;
const subjectHeight = 41;
const longHeight = 176;

/** About how high a line is in pixels before it was drawn. */
function estimateLine(line: ChangeLine | undefined): number {
  if (line === undefined) return lineHeight;
  return (line.isFirst ? subjectHeight : 0) + (isLongChange(line.change) ? longHeight : lineHeight);
}

export interface ChangeListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In the order of the screen. */
  changes: readonly ChangeListItem[];
  /** Takes one change back; `changes` without it follow. Without it the list is only to be read. */
  onRevert?: ((id: string) => void) | undefined;
  /** One is being taken back: no other can be until it has been. @default false */
  isReverting?: boolean | undefined;
  /** In place of the list when there are no changes. @default 'No changes' */
  emptyText?: string | undefined;
  /** Pixels, or a length of CSS; above it the list scrolls. @default none: it is as high as its lines */
  maxHeight?: number | string | undefined;
  labels?: GivenLabels<ChangeListLabels> | undefined;
}

const defaultTexts = { ...defaultLabels, emptyText: 'No changes' };

/**
 * What was changed, field by field under the name of what it belongs to: what it was, and what it is. Each can be taken
 * back by itself. Of more than 60 changes only those in sight are drawn.
 */
export function ChangeList(props: ChangeListProps): ReactElement {
  const { changes, onRevert, isReverting = false, emptyText, maxHeight, labels, ref, style, ...rest } = props;
  const texts = useLabels('ChangeList', defaultTexts, labels);
  const rootRef = useRef<HTMLDivElement>(null);
  const [scroller, scrollerRef] = useState<HTMLElement | null>(null);
  const mergedRef = useMergedRefs<HTMLDivElement>(useMergedRefs<HTMLDivElement>(rootRef, scrollerRef), ref);
  const lines = useMemo(() => groupChanges(changes), [changes]);
  const ids = useMemo(() => lines.map(({ change }) => change.id), [lines]);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [focusedId, setFocusedId] = useState<string>();
  const { bodyRef, height, rows } = useMeasuredRows({
    ids,
    estimate: useCallback((index) => estimateLine(lines[index]), [lines]),
    scrollElement: maxHeight === undefined ? undefined : scroller,
    pinnedId: focusedId,
  });
  const { revert, announcement } = useRevert({ rootRef, lines, onRevert, announce: texts.reverted });
  const isScrolled = useIsScrolled(scroller);
  const toggle = useCallback((id: string) => setExpanded((now) => withToggled(now, id)), []);
  return (
    <Root
      data-part="change-list"
      tabIndex={isScrolled ? 0 : -1}
      {...(isScrolled && { role: 'group', 'aria-label': texts.list })}
      {...rest}
      ref={mergedRef}
      style={{ ...heightStyle(maxHeight), ...style }}
    >
      {lines.length === 0 ? (
        <Empty data-part="empty">{emptyText ?? texts.emptyText}</Empty>
      ) : (
        <Lines
          ref={bodyRef}
          aria-label={texts.list}
          data-part="changes"
          style={{ height }}
          onFocus={({ target }) => setFocusedId(lineIdOf(target))}
          onBlur={() => setFocusedId(undefined)}
        >
          {rows.map(({ index, top }) => {
            const line = lines[index];
            return (
              line && (
                <ChangeListLine
                  key={line.change.id}
                  {...{ line, index, top, isReverting, texts }}
                  count={lines.length}
                  isExpanded={expanded.has(line.change.id)}
                  onToggle={toggle}
                  onRevert={revert}
                />
              )
            );
          })}
        </Lines>
      )}
      <VisuallyHidden role="status" data-part="status">
        {announcement}
      </VisuallyHidden>
    </Root>
  );
}

function heightStyle(maxHeight: number | string | undefined): CSSProperties {
  if (maxHeight === undefined) return {};
  const length = typeof maxHeight === 'number' ? `${maxHeight}px` : maxHeight;
  const own: CSSProperties & Record<'--change-list-height', string> = { '--change-list-height': length };
  return own;
}

function lineIdOf(target: Element): string | undefined {
  return target.closest<HTMLElement>('[data-part="change"]')?.dataset['id'];
}

function withToggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Whether an element holds more than it shows, so that the keyboard has to be able to scroll it. */
function useIsScrolled(element: HTMLElement | null): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setScrolled(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return isScrolled;
}

interface RevertOptions {
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly lines: readonly ChangeLine[];
  readonly onRevert: ((id: string) => void) | undefined;
  readonly announce: (change: ChangeListItem, rest: number) => string;
}

interface Pending {
  readonly change: ChangeListItem;
  /** Of the lines at the time of the request. */
  readonly ids: readonly string[];
}

/**
 * Asks for a change to be taken back. When it has left the list, that is announced, and the focus that was on its button
 * goes to the button of the next line that is still there, or to the list when none is.
 */
function useRevert({ rootRef, lines, onRevert, announce }: RevertOptions) {
  const pending = useRef<Pending | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const latest = useLatest({ lines, onRevert, announce });

  useLayoutEffect(() => {
    const asked = pending.current;
    const root = rootRef.current;
    if (!asked || !root || lines.some(({ change }) => change.id === asked.change.id)) return;
    pending.current = null;
    setAnnouncement(latest.current.announce(withShortNames(asked.change), lines.length));
    const holder = document.activeElement;
    const isElsewhere = holder && holder !== document.body && !root.contains(holder);
    if (isElsewhere) return;
    const next = nextTo(asked.ids, asked.change.id, new Set(lines.map(({ change }) => change.id)));
    const line = next === undefined ? null : root.querySelector(`[data-id="${CSS.escape(next)}"]`);
    (line?.querySelector<HTMLElement>('[data-part~="revert"]') ?? root).focus();
  }, [lines, rootRef, latest]);

  const revert = useCallback(
    (change: ChangeListItem) => {
      pending.current = { change, ids: latest.current.lines.map((line) => line.change.id) };
      latest.current.onRevert?.(change.id);
    },
    [latest],
  );
  return { revert: onRevert && revert, announcement };
}
