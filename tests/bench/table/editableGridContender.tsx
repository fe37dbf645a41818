import {
  applyGridChange,
  type EditableColumn,
  EditableGrid,
  type EditableGridChange,
  textCell,
} from '@studio/widgets';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { press } from '../page/gestures.ts';
import type { TableRow } from './tableContender.tsx';

const keyOf = ({ id }: TableRow) => String(id);

function column(key: 'label' | 'value', header: string): EditableColumn<TableRow> {
  return {
    ...{ key, header, cell: textCell() },
    getText: (row) => row[key],
    setText: (row, text) => ({ ...row, [key]: text }),
  };
}

const columns = [column('label', 'Label'), column('value', 'Value')];

/** The grid in a host that holds the rows; rows are added, and moved by ten, with buttons of the host, as in the peers' pages. */
function Page({ rows: given }: { readonly rows: readonly TableRow[] }) {
  const [rows, setRows] = useState(given);
  const edit = (change: EditableGridChange<TableRow>) =>
    setRows((current) => applyGridChange(current, change, keyOf));
  const move = () => {
    const [first, next] = [rows[0], rows[11]];
    if (first && next) edit({ kind: 'move', rowKey: keyOf(first), before: keyOf(next), by: 10 });
  };
  const add = () => setRows((current) => [...current, { id: current.length + 1e6, label: '', value: '' }]);
  return (
    <>
      <button type="button" className="add" onClick={add}>
        Add
      </button>
      <button type="button" className="move" onClick={move}>
        Move by ten
      </button>
      <EditableGrid label="Labels" rows={rows} getRowKey={keyOf} columns={columns} onEdit={edit} isOrdered />
    </>
  );
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const cell = (index: number) => find(`[role="row"][aria-rowindex="${index + 2}"] [data-column="label"]`);
const input = (index: number) => cell(index)?.querySelector<HTMLInputElement>('input') ?? null;

/** How the grid that is edited in place is measured. */
export const editableGridContender = {
  mount: (root: HTMLElement, rows: readonly TableRow[]) => createRoot(root).render(<Page rows={rows} />),
  beginEdit: async (index: number) => {
    press(cell(index));
    // The grid selects the text once the field is drawn: keys are added behind it.
    await new Promise(requestAnimationFrame);
    const field = input(index);
    field?.setSelectionRange(field.value.length, field.value.length);
  },
  input,
  label: (index: number) => input(index)?.value ?? cell(index)?.textContent,
  count: () => Number(find('[role="grid"]')?.getAttribute('aria-rowcount')) - 1,
  add: () => press(find('.add')),
  remove: () => press(find('[role="row"][aria-rowindex="2"] [data-part="remove"]')),
  move: () => press(find('.move')),
};
