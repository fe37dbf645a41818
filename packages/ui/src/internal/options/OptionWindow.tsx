import type { ReactElement } from 'react';
import { List, type RowComponentProps } from 'react-window';
import { drawOption } from './drawOption.ts';
import type { OptionListData } from './rowOf.ts';
import { rowHeight } from './types.ts';

const whole = { overflow: 'visible' } as const;

function WindowRow({
  index,
  style,
  ...data
}: RowComponentProps<OptionListData<string>>): ReactElement | null {
  return drawOption(data, index, style.transform);
}

export interface OptionWindowProps {
  /** The list, which scrolls. */
  scroller: HTMLElement;
  data: OptionListData<string>;
}

/** The options in sight of a list that scrolls. */
export function OptionWindow({ scroller, data }: OptionWindowProps) {
  return (
    <List
      role="presentation"
      scrollElement={scroller}
      rowComponent={WindowRow}
      rowCount={data.items.length}
      rowHeight={rowHeight}
      rowProps={data}
      overscanCount={4}
      style={whole}
    />
  );
}
