import { type HTMLAttributes, type ReactElement, type UIEvent, useEffect, useState } from 'react';
import { afterPaint } from '../afterPaint.ts';
import { DeferredPart } from '../DeferredPart.ts';
import { useDeferredPart } from '../useDeferredPart.ts';
import { drawOption } from './drawOption.ts';
import { firstRows, offsetFor, rowsAt } from './firstRows.ts';
import type { OptionWindowProps } from './OptionWindow.tsx';
import type { OptionListData } from './rowOf.ts';
import { rowHeight } from './types.ts';

const optionWindow = new DeferredPart<OptionWindowProps>(
  async () => (await import('./OptionWindow.tsx')).OptionWindow,
);

export interface LongOptionListProps<T extends string> {
  listProps: OptionListElementProps;
  data: OptionListData<T>;
  /** The option that is in sight at first. */
  firstIndex: number;
}

/** Where a list has been scrolled to. */
interface Scrolled {
  scroller: HTMLElement;
  top: number;
}

/**
 * Many options, of which only those in sight are in the document. The first screenful is drawn as it is; the virtualiser,
 * which is loaded once such a list has been painted, takes over when the list is first scrolled.
 */
export function LongOptionList<T extends string>({ listProps, data, firstIndex }: LongOptionListProps<T>) {
  const [scrolled, setScrolled] = useState<Scrolled | null>(null);
  const Window = useDeferredPart(optionWindow, scrolled !== null);
  const count = data.items.length;

  useEffect(() => afterPaint(() => optionWindow.preload().catch(() => undefined)), []);

  const shared = {
    ...listProps,
    'data-windowed': true,
    onScroll: (event: UIEvent<HTMLDivElement>) => {
      const { currentTarget } = event;
      listProps.onScroll(event);
      if (scrolled && Window) return;
      const top = currentTarget.scrollTop;
      if (scrolled || Math.abs(top - offsetFor(firstIndex, count)) > 1)
        setScrolled({ scroller: currentTarget, top });
    },
  };
  if (scrolled && Window)
    return (
      <div {...shared}>
        <Window scroller={scrolled.scroller} data={data} />
      </div>
    );

  const { start, end } = scrolled ? rowsAt(scrolled.top, count) : firstRows(firstIndex, count);
  const rows: (ReactElement | null)[] = [];
  for (let index = start; index < end; index += 1)
    rows[index - start] = drawOption(data, index, `translateY(${index * rowHeight}px)`);
  return (
    <div {...shared}>
      {rows}
      <div aria-hidden="true" style={{ height: count * rowHeight + 8 }} />
    </div>
  );
}

/** What the element of a list takes over. */
interface OptionListElementProps extends HTMLAttributes<HTMLDivElement> {
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
}
