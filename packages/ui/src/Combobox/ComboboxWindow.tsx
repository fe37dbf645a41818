import { type CSSProperties, type ReactElement, type Ref, useEffect, useEffectEvent } from 'react';
import { List, type ListImperativeAPI, type RowComponentProps } from 'react-window';

const rowHeight = 32;

export interface ComboboxWindowProps {
  listRef: Ref<ListImperativeAPI>;
  /** The element that scrolls. */
  scroller: HTMLElement | null;
  rowCount: number;
  /** The option that has to be in sight at first; -1 for none. */
  highlightedIndex: number;
  /** Draws an option at the place that `style` says. */
  renderRow: (index: number, style: CSSProperties) => ReactElement;
}

type RowProps = RowComponentProps<Pick<ComboboxWindowProps, 'renderRow'>>;

function ComboboxRow({ index, style, renderRow }: RowProps) {
  return renderRow(index, style);
}

/** Only the options in sight, of a long list. */
export function ComboboxWindow({
  listRef,
  scroller,
  rowCount,
  highlightedIndex,
  renderRow,
}: ComboboxWindowProps) {
  const showHighlighted = useEffectEvent(() => {
    if (scroller) scroller.scrollTop = (highlightedIndex + 1) * rowHeight - scroller.clientHeight / 2;
  });

  useEffect(() => {
    showHighlighted();
  }, []);

  return (
    <List
      role="presentation"
      data-windowed
      listRef={listRef}
      scrollElement={scroller}
      rowComponent={ComboboxRow}
      rowCount={rowCount}
      rowHeight={rowHeight}
      rowProps={{ renderRow }}
      overscanCount={4}
    />
  );
}
