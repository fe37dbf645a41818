import type { CSSProperties, ReactElement, Ref } from 'react';
import { List, type ListImperativeAPI, type RowComponentProps } from 'react-window';

const rowHeight = 32;
const visibleRows = 9;

export interface ComboboxWindowProps {
  listRef: Ref<ListImperativeAPI>;
  rowCount: number;
  /** Draws an option at the place that `style` says. */
  renderRow: (index: number, style: CSSProperties) => ReactElement;
}

type RowProps = RowComponentProps<Pick<ComboboxWindowProps, 'renderRow'>>;

function ComboboxRow({ index, style, renderRow }: RowProps) {
  return renderRow(index, style);
}

/** Only the options in sight, of a long list. */
export function ComboboxWindow({ listRef, rowCount, renderRow }: ComboboxWindowProps) {
  return (
    <List
      role="presentation"
      data-windowed
      listRef={listRef}
      rowComponent={ComboboxRow}
      rowCount={rowCount}
      rowHeight={rowHeight}
      rowProps={{ renderRow }}
      overscanCount={4}
      style={{ height: rowHeight * visibleRows }}
    />
  );
}
