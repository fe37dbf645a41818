import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CriteriaTable } from './CriteriaTable.tsx';
import { parseCriteria } from './model/savedCriteria.ts';
import { dataItems, fields, products, rows } from './testing/sampleCriteria.ts';
import { UndoHost } from './testing/UndoHost.tsx';

const many = parseCriteria(
  Array.from({ length: 500 }, (_, ordering) => ({ value: 'JM', fieldValue2: `${ordering}`, ordering })),
);

const meta = {
  title: 'Widgets/CriteriaTable/Places',
  tags: ['!dev', '!autodocs'],
  component: CriteriaTable,
  args: { dataItems, products, fields, isProductDependent: true, defaultValue: rows, onValueChange: fn() },
  render: (args) => <UndoHost {...args} />,
} satisfies Meta<typeof CriteriaTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

function cellOf({ canvas }: Pick<Play, 'canvas'>, rowIndex: number, column: number) {
  const row = canvas
    .getAllByRole('row')
    .find((one) => one.getAttribute('aria-rowindex') === `${rowIndex + 1}`);
  const cell = within(row ?? document.body).getAllByRole('gridcell')[column];
  if (cell === undefined) throw new Error(`No cell ${rowIndex}, ${column}`);
  return cell;
}

/** Undo leads back to the text that was typed in, and edits it again. */
export const BackToTheText: Story = {
  args: { defaultValue: many },
  play: async (play) => {
    const { args, canvas, canvasElement, userEvent } = play;
    await userEvent.click(cellOf(play, 2, 3));
    await userEvent.keyboard('42');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ reason: 'set-cell', column: 'field2', isTyped: true }),
    );
    await userEvent.keyboard('{Enter}');
    const scroller = canvasElement.querySelector('[data-part="scroller"]') ?? canvasElement;
    scroller.scrollTop = 300 * 36;
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    const field = await canvas.findByRole<HTMLInputElement>('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('4');
    await expect(field.closest('[role=row]')).toHaveAttribute('aria-rowindex', '3');
    await waitFor(() => expect(scroller.scrollTop).toBeLessThan(400));
  },
};

/** A choice leads back to its cell, and not into the list; what was removed is there again. */
export const BackToTheCell: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    await userEvent.click(cellOf(play, 1, 1));
    await userEvent.click(await screen.findByRole('option', { name: 'Businessowners' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ reason: 'set-cell', column: 'product', isTyped: false }),
    );
    await expect(cellOf(play, 1, 1)).toHaveTextContent('Businessowners');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove row 2' })).toHaveFocus());
    await expect(cellOf(play, 2, 0)).toHaveTextContent('Frame');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(cellOf(play, 1, 1)).toHaveFocus());
    await expect(cellOf(play, 1, 1)).toHaveTextContent('Commercial Property');
  },
};

/** The rows are sorted again as they were before the edit that ended it. */
export const BackToTheOrder: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    const head = canvas.getByRole('columnheader', { name: /Label/ });
    await userEvent.click(within(head).queryByRole('button') ?? head);
    await expect(cellOf(play, 1, 0)).toHaveTextContent('Frame');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(cellOf(play, 1, 0));
    await userEvent.click(await screen.findByRole('option', { name: 'Non-Combustible' }));
    await expect(head).not.toHaveAttribute('aria-sort');
    await expect(cellOf(play, 1, 0)).toHaveTextContent('Joisted Masonry');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    await expect(cellOf(play, 1, 0)).toHaveTextContent('Frame');
  },
};
