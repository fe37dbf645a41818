import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { CriteriaTable } from './CriteriaTable.tsx';
import { dataItems, fields, products, rows } from './testing/sampleCriteria.ts';

const meta = {
  title: 'Widgets/CriteriaTable',
  component: CriteriaTable,
  args: {
    dataItems,
    products,
    fields,
    isProductDependent: true,
    defaultValue: rows,
    onValueChange: fn(),
    onSortChange: fn(),
  },
  parameters: {
    guide: {
      use: [
        'For which product and field values each item of a data set applies; `DependenciesEditor` decides the columns.',
      ],
      avoid: ['Label and value rows: `DataItemsEditor`.', 'Rows that are only read: `Table`.'],
      pattern: 'Grid',
      keys: {
        'Arrow keys': 'move between cells; up from the first row to the headers',
        'Home, End': 'the first and the last cell of the row; with Ctrl of the table',
        'Page Up, Page Down': 'ten rows',
        'Enter, F2, any character': 'edit the cell',
        'Enter while editing': 'ends editing and goes one row down',
        'Tab while editing': 'ends editing and goes to the next cell',
        Escape: 'ends editing; a text is what it was',
        'Delete, Backspace': 'clear the cell',
        'Alt+Up, Alt+Down': 'move the row in the stored order',
      },
    },
  },
} satisfies Meta<typeof CriteriaTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const cell = ({ canvas }: Play, row: number, column: number) => {
  const found = within(canvas.getAllByRole('row')[row] ?? document.body).getAllByRole('gridcell')[column];
  if (!found) throw new Error(`No cell ${row}, ${column}`);
  return found;
};

const labelsShown = ({ canvas }: Play) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);

export const Default: Story = {
  play: async (play) => {
    const { args, canvas, userEvent, step } = play;

    await step(
      'one column for the label, for products and for each field, with the name of the field',
      async () => {
        const headers = canvas.getAllByRole('columnheader').slice(0, 4);
        await expect(headers[0]).toHaveAccessibleName('Label');
        await expect(headers[1]).toHaveAccessibleName('Product Dependency');
        await expect(headers[2]).toHaveAccessibleName('Field 1: State');
        await expect(headers[3]).toHaveAccessibleName('Field 2: Number of Stories');
        await expect(cell(play, 1, 0)).toHaveTextContent('Joisted Masonry');
        await expect(cell(play, 1, 2)).toHaveTextContent('Texas');
      },
    );

    await step('the blank row at the end says what to do in each cell', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(5);
      await expect(cell(play, 4, 0)).toHaveTextContent('Select a data item');
      await expect(cell(play, 4, 1)).toHaveTextContent('Select a product dependency');
      await expect(cell(play, 4, 2)).toHaveTextContent('Select a Value');
      await expect(cell(play, 4, 3)).toHaveTextContent('Enter a Value');
    });

    await step('by pointer: a dropdown where the field has a data set', async () => {
      await userEvent.click(cell(play, 4, 0));
      await userEvent.click(await screen.findByRole('option', { name: 'Frame' }));
      await expect(cell(play, 4, 0)).toHaveTextContent('Frame');
      await waitFor(() => expect(cell(play, 4, 0)).toHaveFocus());
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.arrayContaining([expect.objectContaining({ id: 'r4', dataItem: 'FR' })]),
        { reason: 'set-cell', rowId: 'r4', column: 'dataItem', isTyped: false },
      );
    });

    await step('a partly filled row is marked at its cell, and another blank row follows', async () => {
      await expect(cell(play, 4, 1)).toHaveAttribute('aria-invalid', 'true');
      await expect(cell(play, 4, 1)).toHaveTextContent('Product or value missing');
      await expect(canvas.getAllByRole('row')).toHaveLength(6);
    });

    await step('by keyboard: a text where it has none', async () => {
      await userEvent.keyboard('{End}{ArrowLeft}');
      await expect(cell(play, 4, 3)).toHaveFocus();
      await userEvent.keyboard('12');
      await expect(within(cell(play, 4, 3)).getByRole('textbox')).toHaveValue('12');
      await userEvent.keyboard('{Enter}');
      await expect(cell(play, 4, 3)).toHaveTextContent('12');
      await expect(cell(play, 5, 3)).toHaveFocus();
      await expect(cell(play, 4, 1)).not.toHaveAttribute('aria-invalid');
    });
  },
};

export const Playground: Story = {};

/** Arrows, Enter, Escape, Tab and Delete. */
export const Keyboard: Story = {
  play: async (play) => {
    const { args, userEvent, step } = play;
    await step('one tab stop; the arrows move and stop at the edges', async () => {
      await userEvent.tab();
      await expect(cell(play, 1, 0)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(cell(play, 2, 1)).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(play.canvas.getByRole('button', { name: 'Product Dependency' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{Home}{ArrowLeft}');
      await expect(cell(play, 1, 0)).toHaveFocus();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(cell(play, 4, 4)).toHaveFocus();
      await userEvent.keyboard('{Control>}{Home}{/Control}');
    });
    await step('Enter opens the list, Escape closes it and then the field', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('option', { name: 'Frame' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(cell(play, 1, 0)).toHaveFocus());
      await expect(cell(play, 1, 0)).toHaveTextContent('Joisted Masonry');
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('what is typed looks for a choice', async () => {
      await userEvent.keyboard('non');
      await screen.findByRole('option', { name: 'Non-Combustible' });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(cell(play, 1, 0)).toHaveFocus());
      await expect(cell(play, 1, 0)).toHaveTextContent('Non-Combustible');
    });
    await step('Escape gives a text back as it was, Tab goes to the next cell', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}77');
      const text = within(cell(play, 1, 3)).getByRole('textbox');
      fireEvent.keyDown(text, { key: 'Escape', isComposing: true });
      await expect(text).toHaveValue('77');
      await userEvent.keyboard('{Escape}');
      await expect(cell(play, 1, 3)).toHaveTextContent('10');
      await expect(cell(play, 1, 3)).toHaveFocus();
      await userEvent.keyboard('77');
      await userEvent.tab({ shift: true });
      await expect(cell(play, 1, 2)).toHaveFocus();
      await expect(cell(play, 1, 3)).toHaveTextContent('77');
    });
    await step('Delete clears a cell; a row in which all is cleared counts as deleted', async () => {
      await userEvent.keyboard(
        '{Control>}{Home}{/Control}{ArrowDown}{Delete}{ArrowRight}{Delete}{ArrowRight}{Backspace}',
      );
      await expect(cell(play, 2, 0)).toHaveTextContent('Select a data item');
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() =>
        expect(labelsShown(play)).toEqual(['Non-Combustible', 'Non-Combustible', 'Select a data item']),
      );
    });
  },
};

/**
 * Headers sort what is shown, and change nothing: the same header turns the order round; a change of a cell in the sorted
 * column, or the button, gives the stored order back.
 */
export const Sorting: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Label');
    await expect(header('Label')).toHaveAttribute('aria-sort', 'ascending');
    await expect(labelsShown(play)).toEqual([
      'Frame',
      'Joisted Masonry',
      'Non-Combustible',
      'Select a data item',
    ]);
    await press('Label');
    await expect(header('Label')).toHaveAttribute('aria-sort', 'descending');
    await expect(labelsShown(play)[0]).toBe('Non-Combustible');
    await press('Field 2: Number of Stories');
    await expect(header('Label')).not.toHaveAttribute('aria-sort');
    await expect(header('Field 2: Number of Stories')).toHaveAttribute('aria-sort', 'ascending');
    await expect(labelsShown(play)).toEqual([
      'Non-Combustible',
      'Joisted Masonry',
      'Frame',
      'Select a data item',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Field 2, ascending');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Move row 1 up' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the stored order' }));
    await expect(labelsShown(play)[0]).toBe('Joisted Masonry');
    await press('Field 2: Number of Stories');
    await expect(labelsShown(play)[0]).toBe('Non-Combustible');

    await userEvent.click(cell(play, 1, 1));
    await userEvent.click(await screen.findByRole('option', { name: 'Businessowners' }));
    await expect(header('Field 2: Number of Stories')).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(cell(play, 1, 3));
    await userEvent.keyboard('99{Enter}');
    await expect(header('Field 2: Number of Stories')).not.toHaveAttribute('aria-sort');
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
    await expect(labelsShown(play)).toEqual([
      'Joisted Masonry',
      'Frame',
      'Non-Combustible',
      'Select a data item',
    ]);
  },
};

/** A stored order is made by moving rows: by the buttons, or with Alt and an arrow. */
export const Moving: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    await userEvent.click(canvas.getByRole('button', { name: 'Move row 1 down' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), {
      reason: 'move-row',
      rowId: 'r1',
    });
    await expect(labelsShown(play).slice(0, 3)).toEqual(['Frame', 'Joisted Masonry', 'Non-Combustible']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Moved to row 2');
    cell(play, 3, 0).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(labelsShown(play).slice(0, 3)).toEqual(['Non-Combustible', 'Frame', 'Joisted Masonry']);
    await waitFor(() => expect(cell(play, 1, 0)).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('There is nowhere further to move');
  },
};

/** Rows that say the same are no error: they get a hint. */
export const SameRows: Story = {
  args: { defaultValue: [...rows, ...rows.slice(0, 1).map((row) => ({ ...row, id: 'r9' }))] },
  play: async (play) => {
    const { canvas } = play;
    await expect(canvas.getByText('1 row says the same as another')).toBeVisible();
    await expect(cell(play, 4, 0)).toHaveTextContent('Same as row 1');
    await expect(cell(play, 4, 0)).not.toHaveAttribute('aria-invalid');
  },
};

export const RemoveRow: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 1' }));
    await expect(labelsShown(play)).toEqual(['Frame', 'Non-Combustible', 'Select a data item']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Row 1 removed');
    const next = canvas.getByRole('button', { name: 'Remove row 1' });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(labelsShown(play)).toEqual(['Non-Combustible', 'Select a data item']);
  },
};
