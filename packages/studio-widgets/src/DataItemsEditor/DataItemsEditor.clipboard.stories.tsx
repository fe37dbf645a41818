import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DataItemsEditor } from './DataItemsEditor.tsx';
import { parseDataItems } from './model/parseDataItems.ts';
import { pasteText, takeText } from './testing/clipboard.ts';
import { EditorHost } from './testing/EditorHost.tsx';
import { constructionClasses } from './testing/sampleItems.ts';

const meta = {
  title: 'Widgets/DataItemsEditor/Clipboard',
  tags: ['!dev', '!autodocs'],
  component: DataItemsEditor,
  args: { value: parseDataItems(constructionClasses), onValueChange: fn(), hasDefaultPrecedence: false },
  render: (args) => <EditorHost {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DataItemsEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = 'group Combustible and mixed';
const second = 'group Fire resistive';
const row = (number: number, group = first) => ({ name: `Select row ${number}, ${group}` });

/** Rows of a spreadsheet go into the blank row and those that follow it, at once. */
export const PasteIntoBlankRow: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: `Label, new row, ${first}` }));
    await expect(pasteText('Steel\tST\r\n"Two\r\nlines"\tTL\r\nGlass\tGL\r\n')).toBe(false);
    await expect(canvas.getByRole('textbox', { name: `Label, row 6, ${first}` })).toHaveValue('Two lines');
    await expect(canvas.getByRole('textbox', { name: `Value, row 7, ${first}` })).toHaveValue('GL');
    await expect(canvas.getByRole('textbox', { name: `Label, new row, ${first}` })).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), {
      reason: 'paste',
      groupId: expect.any(String),
      addedCount: 3,
      replacedCount: 0,
    });
    await expect(canvas.getByText('3 items pasted')).toBeInTheDocument();
    await expect(canvas.getByText('7 items')).toBeVisible();
  },
};

/** Where text would be replaced, a dialog shows what by what, and what would be wrong then. */
export const PasteAsksBeforeReplacing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const label = canvas.getByRole('textbox', { name: `Label, row 3, ${first}` });
    await userEvent.click(label);
    pasteText('Steel\tST\t3\nFrame\t\nGlass\tGL');
    const dialog = await screen.findByRole('dialog', { name: 'Replace what is there?' });
    await waitFor(() => expect(dialog).toBeVisible());
    const inDialog = within(dialog);
    await expect(
      inDialog.getByText('3 rows to paste: 2 rows have other text now, 1 row is added.'),
    ).toBeVisible();
    await expect(inDialog.getByText('1 column does not fit the table and is left out.')).toBeVisible();
    const replaced = inDialog.getByRole('list', { name: '4 cells are replaced' });
    await expect(
      within(replaced)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      'Row 3, LabelNon-CombustibleSteel',
      'Row 3, ValueNCST',
      'Row 4, LabelMasonry Non-CombustibleFrame',
      'Row 4, ValueMNC(empty)',
    ]);
    const problems = inDialog.getByRole('list', { name: '2 cells to correct afterwards' });
    await expect(
      within(problems)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Row 4, LabelAlso the label of row 1', 'Row 4, ValueEnter a value']);
    await waitFor(() => expect(inDialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(inDialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(label).toHaveValue('Non-Combustible');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(label).toHaveFocus());
    pasteText('Steel\tST\nGlass\tGL');
    const again = await screen.findByRole('dialog', { name: 'Replace what is there?' });
    await waitFor(() => expect(again).toBeVisible());
    await userEvent.click(within(again).getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(label).toHaveValue('Steel');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ reason: 'paste', addedCount: 0, replacedCount: 4 }),
    );
  },
};

/** Headings that were copied along say which column is which; what has no column here is not left out without a word. */
export const PasteWithHeadings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: `Label, new row, ${first}` }));
    await expect(pasteText("Value\tLabel\tNotes\r\n'0111\tSteel\told\r\n")).toBe(false);
    const dialog = await screen.findByRole('dialog', { name: 'Paste these rows?' });
    await waitFor(() => expect(dialog).toBeVisible());
    const inDialog = within(dialog);
    await expect(inDialog.getByText('1 row to paste.')).toBeVisible();
    await expect(inDialog.getByText('The first line names the columns and is no row.')).toBeVisible();
    await expect(inDialog.getByText('1 column does not fit the table and is left out.')).toBeVisible();
    await userEvent.click(inDialog.getByRole('button', { name: 'Paste' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: `Label, row 5, ${first}` })).toHaveValue('Steel'),
    );
    await expect(canvas.getByRole('textbox', { name: `Value, row 5, ${first}` })).toHaveValue('0111');
  },
};

/** One column fills the column of the cell in use. One cell is text like any other: the browser pastes it. */
export const PasteOneColumn: Story = {
  args: { value: parseDataItems([{ name: 'Frame', value: '', ordering: 0 }]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Value, row 1, group 1' }));
    await expect(pasteText('one cell\r\n')).toBe(true);
    await expect(pasteText('FR\nJM')).toBe(false);
    await expect(canvas.getByRole('textbox', { name: 'Value, row 1, group 1' })).toHaveValue('FR');
    await expect(canvas.getByRole('textbox', { name: 'Value, row 2, group 1' })).toHaveValue('JM');
    await expect(canvas.getByRole('textbox', { name: 'Label, row 2, group 1' })).toHaveAccessibleDescription(
      'Enter a label',
    );
  },
};

/** Five thousand rows come in one step. */
export const PasteThousands: Story = {
  args: { value: parseDataItems([]) },
  play: async ({ canvas, userEvent }) => {
    const text = Array.from({ length: 5000 }, (_, index) => `Industry ${index}\t${100000 + index}`).join(
      '\r\n',
    );
    await userEvent.click(canvas.getByRole('textbox', { name: 'Label, new row, group 1' }));
    await expect(pasteText(text)).toBe(false);
    await expect(canvas.getByText('5,000 items')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Value, row 2, group 1' })).toHaveValue('100001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
  },
};

/** Markup, control characters and formulas on the clipboard are text. */
export const PasteHostileText: Story = {
  args: { value: parseDataItems([{ name: 'Frame', value: 'FR', ordering: 0 }]) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Label, row 1, group 1' }));
    const long = 'L'.repeat(10_000);
    pasteText(`<img src=x onerror="alert(1)">\t=HYPERLINK("x")\n\u202eevil\u0000\t${long}`);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByText('<img src=x onerror="alert(1)">')).toBeVisible();
    await expect(dialog.querySelector('img')).toBeNull();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Label, row 1, group 1' })).toHaveValue(
        '<img src=x onerror="alert(1)">',
      ),
    );
    await expect(canvas.getByRole('textbox', { name: 'Value, row 2, group 1' })).toHaveValue(long);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** Selected rows are copied as a spreadsheet takes them, in display order; a text that is selected is copied itself. */
export const Copy: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', row(1, second)));
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('button', row(1)));
    await userEvent.keyboard('{/Control}');
    await expect(takeText('copy')).toBe('Frame\tFR\r\nModified Fire Resistive\tMFR');
    await expect(canvas.getByText('2 items copied')).toBeInTheDocument();
    const label = canvas.getByRole<HTMLInputElement>('textbox', { name: `Label, row 2, ${first}` });
    await userEvent.click(label);
    label.setSelectionRange(0, 3);
    await expect(takeText('copy')).toBe('');
  },
};

/** Cut takes the rows out; they are pasted elsewhere with their handles as the place. */
export const CutAndPaste: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', row(1)));
    const text = takeText('cut');
    await expect(text).toBe('Frame\tFR');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), {
      reason: 'cut',
      itemCount: 1,
      groupCount: 0,
    });
    await expect(canvas.getByText('3 items')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Select ${second}` }));
    await expect(pasteText(text)).toBe(false);
    await expect(canvas.getByRole('textbox', { name: `Label, row 3, ${second}` })).toHaveValue('Frame');
  },
};

/** A reader’s paste and cut change nothing. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: `Label, row 1, ${first}` }));
    await expect(pasteText('Steel\tST')).toBe(true);
    await expect(takeText('cut')).toBe('');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
