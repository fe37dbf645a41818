import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { numberCell } from './cells/numberCell.tsx';
import { EditableGrid } from './EditableGrid.tsx';
import { makeRates, RateGrid, rateColumns } from './testing/RateGrid.tsx';
import type { EditableGridProps } from './types.ts';

type Rate = ReturnType<typeof makeRates>[number];

/** Rows that are edited in place. */
const meta = {
  title: 'Widgets/EditableGrid',
  component: EditableGrid<Rate>,
  args: {
    label: 'Rates',
    rows: makeRates(4),
    getRowKey: ({ key }) => key,
    columns: rateColumns,
    onEdit: fn(),
    createRow: () => ({ key: 'new', territory: '', factor: '', from: '', peril: '', isClosed: '' }),
    isOrdered: true,
  },
  render: (args) => <RateGrid {...args} />,
  parameters: {
    guide: {
      use: ['Many rows of the same fields, typed one after the other or pasted from a spreadsheet.'],
      avoid: ['Rows that are only read: `Table`.', 'Rows that open a screen: `BrowserGrid`.'],
      pattern: 'Grid',
      keys: {
        'Arrow keys': 'move between cells; up from the first row to the headers',
        'Shift with arrow keys': 'selects cells',
        'Enter, F2, any character': 'edit the cell',
        'Enter, Tab while editing': 'end editing and go on',
        Escape: 'ends editing, with the content of before',
        Delete: 'clears the selected cells',
        'Ctrl+C, Ctrl+X, Ctrl+V': 'copy, cut and paste cells',
        'Alt with up or down': 'moves the row',
        F8: 'goes to the next error',
      },
    },
  },
} satisfies Meta<EditableGridProps<Rate>>;

export default meta;
type Story = StoryObj<EditableGridProps<Rate>>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** @param row from 1 @param column from 0 */
function cell({ canvas }: Pick<Play, 'canvas'>, row: number, column: number): HTMLElement {
  const found = canvas.getAllByRole('row').find((one) => one.ariaRowIndex === `${row + 1}`);
  const at = within(found ?? document.body).getAllByRole('gridcell')[column];
  if (at === undefined) throw new Error(`There is no cell ${row}, ${column}`);
  return at;
}

function clipboard(type: 'copy' | 'paste', text = ''): string {
  const clipboardData = new DataTransfer();
  if (type === 'paste') clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return clipboardData.getData('text/plain');
}

/** Each kind of cell is edited in its own field. */
export const Default: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    await userEvent.click(cell(play, 1, 0));
    await expect(canvas.getByRole('textbox', { name: 'Territory, row 1' })).toHaveFocus();
    await userEvent.keyboard('West{Tab}');
    await expect(cell(play, 1, 0)).toHaveTextContent('West');
    await expect(args.onEdit).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'edit', column: 'territory', isTyped: true }),
    );
    await userEvent.keyboard('2.5{Enter}');
    await expect(cell(play, 1, 1)).toHaveTextContent('2.5');
    await expect(cell(play, 2, 1)).toHaveFocus();
    await userEvent.click(cell(play, 1, 3));
    await userEvent.click(await screen.findByRole('option', { name: 'Hail' }));
    await expect(cell(play, 1, 3)).toHaveTextContent('Hail');
    await userEvent.click(cell(play, 1, 4));
    await expect(cell(play, 1, 4)).toHaveTextContent('Yes');
    await userEvent.keyboard(' ');
    await expect(cell(play, 1, 4)).toHaveTextContent('No');
  },
};

/** All props. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Rates' })).toBeVisible();
  },
};

/** What it is given shows as text, and is cut off in its cell. */
export const HostileContent: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    columns: rateColumns.map((column) => ({ ...column, header: '<b>Header</b>'.repeat(40) })),
    rows: makeRates(2).map((rate) => ({
      ...rate,
      territory: '<script>alert(1)</script>'.repeat(400),
      factor: '1e400',
      from: '+275760-09-13',
      peril: '<img src=x onerror=alert(1)>',
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img, script, b')).toBeNull();
    await expect(canvas.getAllByText('Not a number')).toHaveLength(2);
    await expect(canvas.getAllByText('Not a date')).toHaveLength(2);
    const [head, row] = canvas.getAllByRole('row');
    await expect(row?.scrollWidth).toBeLessThanOrEqual(head?.clientWidth ?? 0);
  },
};

/** The left arrow leads to the next column. */
export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async (play) => {
    cell(play, 1, 0).focus();
    await play.userEvent.keyboard('{ArrowLeft}');
    await expect(cell(play, 1, 1)).toHaveFocus();
  },
};

/** Escape ends editing with what the cell held before. */
export const Escape: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (play) => {
    const { userEvent } = play;
    cell(play, 2, 0).focus();
    await userEvent.keyboard('Else{Escape}');
    await expect(cell(play, 2, 0)).toHaveTextContent('T2');
    await expect(cell(play, 2, 0)).toHaveFocus();
  },
};

/** What is entered in the blank row is a new row, and another blank one follows. */
export const BlankRow: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    await userEvent.click(cell(play, 5, 0));
    await userEvent.keyboard('N');
    await expect(args.onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'edit', rows: [] }));
    await userEvent.keyboard('orth{Enter}');
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(cell(play, 6, 0)).toHaveFocus();
    await expect(cell(play, 6, 0)).toHaveTextContent('New territory');
  },
};

/** Cells are selected with Shift, and copied and pasted as spreadsheets do; what a kind cannot read is left out. */
export const Clipboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (play) => {
    const { canvas, userEvent } = play;
    cell(play, 1, 0).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    await expect(clipboard('copy')).toBe('T1\t1\r\nT2\t1.01');
    cell(play, 4, 0).focus();
    await waitFor(() => expect(cell(play, 4, 0)).toHaveAttribute('data-active'));
    clipboard('paste', 'A\t1,250.5\t2026-02-01\tFLOOD\tx\nB\tnone\t1.2.2026\tWind\t');
    await waitFor(() => expect(cell(play, 4, 1)).toHaveTextContent('1,250.5'));
    await expect(cell(play, 4, 3)).toHaveTextContent('Flood');
    await expect(cell(play, 5, 0)).toHaveTextContent('B');
    await expect(cell(play, 5, 1)).toHaveTextContent('');
    await expect(canvas.getByRole('status')).toHaveTextContent('7 cells pasted, 3 left out');
    await userEvent.keyboard('{Delete}');
    await expect(cell(play, 4, 0)).toHaveTextContent('New territory');
  },
};

/** An empty cell of a spreadsheet clears; a picture changes nothing. Pasting beyond the last row goes to the last row that it made. */
export const PastedNothing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onActiveRowChange: fn() },
  play: async (play) => {
    const { args, canvas } = play;
    cell(play, 2, 1).focus();
    await waitFor(() => expect(cell(play, 2, 1)).toHaveAttribute('data-active'));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true }),
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    clipboard('paste', '\r\n');
    await waitFor(() => expect(cell(play, 2, 1)).toHaveTextContent(''));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 cell pasted');
    await expect(cell(play, 2, 1)).toHaveFocus();
    cell(play, 5, 0).focus();
    await waitFor(() => expect(cell(play, 5, 0)).toHaveAttribute('data-active'));
    clipboard('paste', 'A\r\nB\r\nC');
    await waitFor(() => expect(cell(play, 7, 0)).toHaveFocus());
    await expect(cell(play, 7, 0)).toHaveTextContent('C');
    await expect(args.onActiveRowChange).not.toHaveBeenCalledWith('');
  },
};

/** Tab and Enter leave the field as the pointer does: what was typed is read and comes within its limits, and what is no day is kept. */
export const LeavingByKey: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    columns: rateColumns.map((each) =>
      each.key === 'factor' ? { ...each, cell: numberCell({ max: 10, locale: 'en' }) } : each,
    ),
  },
  play: async (play) => {
    const { userEvent } = play;
    cell(play, 1, 1).focus();
    await userEvent.keyboard('50{Tab}');
    await expect(cell(play, 1, 1)).toHaveTextContent('10');
    await expect(cell(play, 1, 2)).toHaveFocus();
    await userEvent.keyboard('3/4/26{Tab}');
    await expect(cell(play, 1, 2)).toHaveTextContent('2026-03-04');
    await expect(cell(play, 1, 3)).toHaveFocus();
    for (const [row, key] of [
      [2, '{Enter}'],
      [3, '{Tab}'],
      [5, '{Enter}'],
    ] as const) {
      cell(play, row, 2).focus();
      await waitFor(() => expect(cell(play, row, 2)).toHaveAttribute('data-active'));
      await userEvent.keyboard(`2/30/26${key}`);
      await waitFor(() => expect(cell(play, row, 2)).toHaveTextContent('2/30/26'));
      await expect(cell(play, row, 2)).toHaveTextContent('Not a date');
    }
    cell(play, 4, 1).focus();
    await waitFor(() => expect(cell(play, 4, 1)).toHaveAttribute('data-active'));
    await userEvent.keyboard('-{Tab}');
    await expect(cell(play, 4, 1)).toHaveTextContent('Not a number');
    await userEvent.click(cell(play, 2, 2));
    await userEvent.clear(within(cell(play, 2, 2)).getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    await expect(cell(play, 2, 2)).toHaveTextContent('');
    await expect(cell(play, 2, 2)).not.toHaveAttribute('aria-invalid');
  },
};

/** Keys in the calendar of a cell, and Enter on its button, are not taken by the grid. */
export const CalendarOfCell: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (play) => {
    const { userEvent } = play;
    await userEvent.click(cell(play, 1, 2));
    const trigger = cell(play, 1, 2).querySelector<HTMLElement>('[data-part="trigger"]');
    trigger?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(dialog.querySelector('[role="grid"]')).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      ),
    );
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Tab}');
    await expect(cell(play, 1, 2)).toHaveTextContent('2026-01-02');
  },
};

function GridBesideField(props: EditableGridProps<Rate>) {
  const [text, setText] = useState('');
  return (
    <>
      <RateGrid {...props} />
      <input aria-label="Elsewhere" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

/** A row that cannot be moved leaves the focus where it goes next. The header of the buttons can have it, too. */
export const FocusElsewhere: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <GridBesideField {...args} />,
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    const elsewhere = canvas.getByRole('textbox', { name: 'Elsewhere' });
    for (const row of [1, 5]) {
      cell(play, row, 0).focus();
      await waitFor(() => expect(cell(play, row, 0)).toHaveAttribute('data-active'));
      await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
      await userEvent.click(elsewhere);
      await userEvent.keyboard('ab');
      await expect(elsewhere).toHaveFocus();
    }
    await expect(elsewhere).toHaveValue('abab');
    await expect(args.onEdit).not.toHaveBeenCalledWith(expect.objectContaining({ before: 'r4' }));
    cell(play, 1, 0).focus();
    await userEvent.keyboard('{ArrowUp}{End}');
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Actions' })).toHaveFocus());
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toHaveAttribute('tabindex', '0');
  },
};

/** Sorted rows have no order to change. */
export const SortedRows: Story = {
  tags: ['!dev', '!autodocs'],
  args: { sort: { key: 'territory', direction: 'asc' } },
  play: async (play) => {
    cell(play, 1, 0).focus();
    await play.userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(cell(play, 1, 0)).toHaveTextContent('T1');
    await expect(play.canvas.getByRole('status')).toHaveTextContent('Rows of a sorted table cannot be moved');
  },
};

/** Rows are moved by keys and buttons, and removed. */
export const Order: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    cell(play, 1, 0).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(cell(play, 2, 0)).toHaveTextContent('T1');
    await waitFor(() => expect(cell(play, 2, 0)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Move row 2 up' }));
    await expect(cell(play, 1, 0)).toHaveTextContent('T1');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.getByRole('status')).toHaveTextContent('There is nowhere further to move');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 1' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ kind: 'remove', rowKey: 'r1' });
    await expect(cell(play, 1, 0)).toHaveTextContent('T2');
  },
};

/** Errors are at their cells; F8 leads from one to the next. */
export const Errors: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    rows: makeRates(300).map((rate, index) => (index === 200 ? { ...rate, factor: 'none' } : rate)),
    getFault: (rate, column) => (rate.key === 'r3' && column === 'peril' ? 'No such peril' : undefined),
  },
  play: async (play) => {
    const { canvas, userEvent } = play;
    cell(play, 1, 0).focus();
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(cell(play, 3, 3)).toHaveFocus());
    await expect(cell(play, 3, 3)).toHaveTextContent('No such peril');
    await userEvent.keyboard('{F8}');
    const wrong = await canvas.findByText('Not a number');
    await waitFor(() => expect(wrong.closest('[role="gridcell"]')).toHaveFocus());
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(cell(play, 3, 3)).toHaveFocus());
  },
};

/** Of 5,000 rows those in sight are drawn, and the one with the focus. */
export const Large: Story = {
  tags: ['!dev', '!autodocs'],
  args: { rows: makeRates(5000) },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '5002');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    cell(play, 1, 0).focus();
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    const last = await canvas.findByText('T5000');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(last.closest('[role="gridcell"]')).toHaveFocus());
    await userEvent.keyboard('Last');
    const field = canvas.getByRole('textbox');
    const scroller = canvas.getByRole('grid').parentElement;
    if (scroller) scroller.scrollTop = 0;
    await canvas.findByText('T1');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Last');
  },
};

/** Without `onEdit` it is read; a locked cell tells why it is. */
export const Locked: Story = {
  tags: ['!dev', '!autodocs'],
  args: { getLock: (_, column) => (column === 'factor' ? 'Set by the filing' : undefined) },
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    await userEvent.click(cell(play, 1, 1));
    await userEvent.keyboard('5{Delete}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(cell(play, 1, 1)).toHaveAttribute('aria-readonly', 'true');
    await expect(cell(play, 1, 1)).toHaveTextContent('Set by the filing');
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};
