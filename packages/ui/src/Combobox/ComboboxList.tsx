import type { UseComboboxGetItemProps } from 'downshift';
import Check from 'lucide-react/icons/check';
import type { CSSProperties, Ref } from 'react';
import { List, type ListImperativeAPI, type RowComponentProps } from 'react-window';
import { OptionRow, OptionText } from '../internal/optionList.styles.ts';
import type { SelectOption } from '../Select/types.ts';

const rowHeight = 32;
const visibleRows = 9;

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

type WindowRowProps<T extends string> = RowComponentProps<RowProps<T>>;

function ComboboxRow<T extends string>({ ariaAttributes: _, ...props }: WindowRowProps<T>) {
  return <ComboboxOption {...props} />;
}

/** The options of a Combobox: all of them, or a window over a long list. */
export function ComboboxList<T extends string>({
  listRef,
  ...rows
}: RowProps<T> & { listRef: Ref<ListImperativeAPI> }) {
  const { items } = rows;
  if (items.length <= virtualFrom) {
    return items.map((option, index) => <ComboboxOption key={option.value} index={index} {...rows} />);
  }
  return (
    <List
      role="presentation"
      data-windowed
      listRef={listRef}
      rowComponent={ComboboxRow<T>}
      rowCount={items.length}
      rowHeight={rowHeight}
      rowProps={rows}
      overscanCount={4}
      style={{ height: rowHeight * visibleRows }}
    />
  );
}
