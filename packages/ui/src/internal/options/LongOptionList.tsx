import { type ReactElement, type UIEvent, useState } from 'react';
import { List, type RowComponentProps } from 'react-window';
import { firstRows, offsetFor } from './firstRows.ts';
import type { OptionListElementProps } from './OptionListElementProps.ts';
import { renderOption } from './OptionRow.tsx';
import { type OptionListData, rowOf } from './rowOf.ts';
import { rowHeight } from './types.ts';

const whole = { overflow: 'visible' } as const;

function draw(
  data: OptionListData<string>,
  index: number,
  transform: string | undefined,
): ReactElement | null {
  const row = rowOf(data, index);
  return row && renderOption({ ...row, transform });
}

function WindowRow({ index, style, ...data }: RowComponentProps<OptionListData<string>>) {
  return draw(data, index, style.transform);
}

export interface LongOptionListProps<T extends string> {
  listProps: OptionListElementProps;
  data: OptionListData<T>;
  /** The option that is in sight at first. */
  firstIndex: number;
}

/**
 * Many options, of which only those in sight are in the document. The first screenful is drawn as it is; the virtualiser
 * takes over when the list is first scrolled.
 */
export function LongOptionList<T extends string>({ listProps, data, firstIndex }: LongOptionListProps<T>) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const count = data.items.length;
  const shared = {
    ...listProps,
    'data-windowed': true,
    onScroll: (event: UIEvent<HTMLDivElement>) => {
      const { currentTarget } = event;
      listProps.onScroll(event);
      if (!scroller && Math.abs(currentTarget.scrollTop - offsetFor(firstIndex, count)) > 1)
        setScroller(currentTarget);
    },
  };
  if (!scroller) {
    const { start, end } = firstRows(firstIndex, count);
    const rows: (ReactElement | null)[] = [];
    for (let index = start; index < end; index += 1)
      rows[index - start] = draw(data, index, `translateY(${index * rowHeight}px)`);
    return (
      <div {...shared}>
        {rows}
        <div aria-hidden="true" style={{ height: count * rowHeight + 8 }} />
      </div>
    );
  }
  return (
    <div {...shared}>
      <List
        role="presentation"
        scrollElement={scroller}
        rowComponent={WindowRow}
        rowCount={count}
        rowHeight={rowHeight}
        rowProps={data}
        overscanCount={4}
        style={whole}
      />
    </div>
  );
}
