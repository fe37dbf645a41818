import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
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
