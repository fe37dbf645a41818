import type { UseComboboxGetItemProps } from 'downshift';
import Check from 'lucide-react/icons/check';
import type { CSSProperties, Ref } from 'react';
import type { ListImperativeAPI } from 'react-window';
import { DeferredPart } from '../internal/DeferredPart.ts';
import { OptionRow, OptionText } from '../internal/optionList.styles.ts';
import { useDeferredPart } from '../internal/useDeferredPart.ts';
import type { SelectOption } from '../Select/types.ts';
import type { ComboboxWindowProps } from './ComboboxWindow.tsx';

const optionWindow = new DeferredPart<ComboboxWindowProps>(
  async () => (await import('./ComboboxWindow.tsx')).ComboboxWindow,
);

/** Above this many options only those in sight are in the document. */
export const virtualFrom = 100;

interface RowProps<T extends string> {
  items: readonly SelectOption<T>[];
  selected: SelectOption<T> | null;
  highlightedIndex: number;
  getItemProps: UseComboboxGetItemProps<SelectOption<T>>;
}

interface OptionProps<T extends string> extends RowProps<T> {
  index: number;
  style?: CSSProperties;
}

function ComboboxOption<T extends string>({
  index,
  style,
  items,
  selected,
  highlightedIndex,
  getItemProps,
}: OptionProps<T>) {
  const option = items[index];
  if (!option) return null;
  const isSelected = option.value === selected?.value;
  return (
    <OptionRow
      {...getItemProps({ item: option, index })}
      style={style}
      aria-selected={isSelected}
      aria-setsize={items.length}
      aria-posinset={index + 1}
      data-highlighted={highlightedIndex === index || undefined}
    >
      <OptionText>{option.label}</OptionText>
      {isSelected && <Check size={16} aria-hidden="true" />}
    </OptionRow>
  );
}

/** The options of a Combobox: all of them, or a window over a long list; until its code is there, the first of them. */
export function ComboboxList<T extends string>({
  listRef,
  scroller,
  ...rows
}: RowProps<T> & { listRef: Ref<ListImperativeAPI>; scroller: HTMLElement | null }) {
  const { items } = rows;
  const isLong = items.length > virtualFrom;
  const Window = useDeferredPart(optionWindow, isLong);
  if (isLong && Window) {
    const renderRow = (index: number, style: CSSProperties) => (
      <ComboboxOption index={index} style={style} {...rows} />
    );
    return (
      <Window
        listRef={listRef}
        scroller={scroller}
        rowCount={items.length}
        highlightedIndex={rows.highlightedIndex}
        renderRow={renderRow}
      />
    );
  }
  return items
    .slice(0, virtualFrom)
    .map((option, index) => <ComboboxOption key={option.value} index={index} {...rows} />);
}
