import { type DataItemsDraft, DataItemsEditor, parseDataItems } from '@studio/widgets';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { paste, pressKey } from './gestures.ts';

/** A row as the harness gives it. */
export interface TableRow {
  readonly id: number;
  readonly label: string;
  readonly value: string;
}

interface PageProps {
  readonly rows: readonly TableRow[];
}

/** The editor with every feature on, its value held by the page as a screen would. */
function Page({ rows }: PageProps) {
  const [value, setValue] = useState<DataItemsDraft>(() =>
    parseDataItems(
      rows.map((row, index) => ({ name: row.label, value: row.value, grouping: 'All', ordering: index })),
    ),
  );
  return (
    <div id="scroller" style={{ height: 700, overflow: 'auto' }}>
      <DataItemsEditor value={value} onValueChange={setValue} hasDefaultPrecedence />
    </div>
  );
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`Nothing is drawn for ${selector}.`);
  return element;
}

function rowAt(index: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-part="row"][aria-rowindex="${index + 2}"]`);
}

function labelAt(index: number): HTMLInputElement | null {
  return rowAt(index)?.querySelector<HTMLInputElement>('[data-column="label"]') ?? null;
}

function handleAt(index: number): HTMLElement {
  const handle = rowAt(index)?.querySelector<HTMLElement>('[data-handle]');
  if (!handle) throw new Error(`Row ${index} has no handle.`);
  return handle;
}

/**
 * How the data items editor is measured. A row is appended by pasting it on the group's handle, removed on its
 * own handle with Delete, moved by ten rows with Alt and Page Down.
 */
export const tableContender = {
  mount: (root: HTMLElement, rows: readonly TableRow[]) => createRoot(root).render(<Page rows={rows} />),
  input: labelAt,
  label: (index: number) => labelAt(index)?.value,
  count: () => Number(find('[role="table"]').getAttribute('aria-rowcount')) - 1,
  add: () => paste(find('[data-part="group-handle"]'), 'New label\tNew value'),
  remove: () => {
    const handle = handleAt(0);
    handle.focus();
    pressKey(handle, 'Delete');
  },
  move: () => {
    const handle = handleAt(0);
    handle.focus();
    pressKey(handle, 'PageDown', { altKey: true });
  },
};
