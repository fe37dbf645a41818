import type { HTMLAttributes, UIEvent } from 'react';
import { LongOptionList } from './LongOptionList.tsx';
import { OptionRow } from './OptionRow.tsx';
import { optionEvents } from './optionEvents.ts';
import { type OptionListData, rowOf } from './rowOf.ts';
import { keyOf, windowFrom } from './types.ts';

export interface OptionListProps<T extends string> {
  data: OptionListData<T>;
  /** What the list element takes over: role, id, label, handlers. */
  listProps: HTMLAttributes<HTMLDivElement>;
  /** The pointer is over another option that can be chosen. */
  onHighlight: (index: number) => void;
  /** An option that can be chosen was pressed. */
  onChoose: (index: number) => void;
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
  /** The option that is in sight at first. */
  firstIndex: number;
}

/** The options of an open list: all of them, or those in sight when there are many. Events are handled by the list. */
export function OptionList<T extends string>({
  data,
  listProps,
  onHighlight,
  onChoose,
  onScroll,
  firstIndex,
}: OptionListProps<T>) {
  const { items, highlightedIndex } = data;
  const shared = {
    ...listProps,
    tabIndex: -1,
    'data-part': 'list',
    onScroll,
    ...optionEvents({ highlightedIndex, onHighlight, onChoose }),
  };
  if (items.length <= windowFrom)
    return (
      <div {...shared}>
        {items.map((entry, index) => {
          const row = rowOf(data, index);
          return row && <OptionRow key={keyOf(entry)} {...row} />;
        })}
      </div>
    );

  return <LongOptionList listProps={shared} data={data} firstIndex={firstIndex} />;
}
