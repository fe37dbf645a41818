import { type HTMLAttributes, type ReactElement, type UIEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../afterPaint.ts';
import { deferredRange } from '../deferredRange.ts';
import { useDeferredPart } from '../useDeferredPart.ts';
import { firstRows, offsetFor, overscan, rowsAround } from './firstRows.ts';
import { renderOption } from './OptionRow.tsx';
import { type OptionListData, rowOf } from './rowOf.ts';
import { rowHeight } from './types.ts';

export interface LongOptionListProps<T extends string> {
  listProps: OptionListElementProps;
  data: OptionListData<T>;
  /** The option that is in sight at first. */
  firstIndex: number;
}

/** The elements of a list that has been scrolled. */
interface Scrolled {
  readonly scroller: HTMLElement;
  /** As high as all of its rows. */
  readonly content: HTMLElement;
}

/**
 * Many options, of which only those in sight are in the document. The list follows its first scrolling by itself; the
 * virtualiser, which is loaded once such a list has been painted, takes over after that.
 */
export function LongOptionList<T extends string>({ listProps, data, firstIndex }: LongOptionListProps<T>) {
  const [scrolled, setScrolled] = useState<Scrolled | null>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<{ start: number; end: number } | null>(null);
  const [isFollowed, setFollowed] = useState(false);
  const Window = useDeferredPart(deferredRange, isFollowed);
  const count = data.items.length;

  useEffect(() => afterPaint(() => deferredRange.preload().catch(() => undefined)), []);
  useEffect(() => (scrolled === null ? undefined : afterPaint(() => setFollowed(true))), [scrolled]);

  const handleScroll = (event: UIEvent<HTMLDivElement>) => {
    const { currentTarget } = event;
    listProps.onScroll(event);
    if (isFollowed && Window) return;
    const top = currentTarget.scrollTop;
    if (scrolled === null && Math.abs(top - offsetFor(firstIndex, count)) <= 1) return;
    const content = contentRef.current;
    flushSync(() => {
      if (scrolled === null && content) setScrolled({ scroller: currentTarget, content });
      setRange(rowsAround(top, count));
    });
  };

  const { start, end } = range ?? firstRows(firstIndex, count);
  const rows: (ReactElement | null)[] = [];
  for (let index = start; index < Math.min(end, count); index += 1) {
    const row = rowOf(data, index);
    rows.push(row && renderOption({ ...row, transform: `translateY(${index * rowHeight}px)` }));
  }
  return (
    <div {...listProps} data-windowed onScroll={handleScroll}>
      {rows}
      <div ref={contentRef} aria-hidden="true" style={{ height: count * rowHeight + 8 }} />
      {isFollowed && Window && scrolled && (
        <Window {...scrolled} rowCount={count} {...{ rowHeight, overscan }} onRange={setRange} />
      )}
    </div>
  );
}

/** What the element of a list takes over. */
interface OptionListElementProps extends HTMLAttributes<HTMLDivElement> {
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
}
