import { type UseComboboxGetItemProps, useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { List, type RowComponentProps } from 'react-window';
import { press } from '../../../page/gestures.ts';
import type { SelectContender } from '../SelectContender.ts';

interface RowData {
  items: readonly string[];
  highlightedIndex: number;
  getItemProps: UseComboboxGetItemProps<string>;
}

function Row({ index, style, items, highlightedIndex, getItemProps }: RowComponentProps<RowData>) {
  const background = highlightedIndex === index ? '#eee' : undefined;
  const item = items[index] ?? '';
  return <div {...getItemProps({ item, index, style: { ...style, background } })}>{item}</div>;
}

const inputStyle = { width: '100%' };
const listStyle = { height: 300 };

/** The least that downshift and react-window need to be a picker: no label, no look, no further feature. */
function Bare({ options }: { options: readonly string[] }) {
  const [query, setQuery] = useState('');
  const items = useMemo(() => {
    const lower = query.toLowerCase();
    return query ? options.filter((option) => option.toLowerCase().includes(lower)) : [...options];
  }, [options, query]);
  const combobox = useCombobox({
    items,
    inputValue: query,
    onInputValueChange: ({ inputValue }) => setQuery(inputValue),
  });
  const { isOpen, highlightedIndex, getItemProps } = combobox;
  return (
    <div style={{ width: 300 }}>
      <input {...combobox.getInputProps()} style={inputStyle} />
      <div {...combobox.getMenuProps()}>
        {isOpen && (
          <List
            style={listStyle}
            rowComponent={Row}
            rowCount={items.length}
            rowHeight={32}
            rowProps={{ items, highlightedIndex, getItemProps }}
          />
        )}
      </div>
    </div>
  );
}

export const contender: SelectContender = {
  mount: (root, options) => createRoot(root).render(<Bare options={options} />),
  input: () => document.querySelector('input'),
  open: () => press(document.querySelector('input')),
  first: () => document.querySelector('[role=option]')?.textContent,
  scroller: () => document.querySelector('[role=list]'),
};
export const isRanked = false;
