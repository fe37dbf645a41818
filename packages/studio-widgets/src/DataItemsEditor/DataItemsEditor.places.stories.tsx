import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DataItemsEditor } from './DataItemsEditor.tsx';
import { parseDataItems } from './model/parseDataItems.ts';
import { constructionClasses, manyItems } from './testing/sampleItems.ts';
import { UndoHost } from './testing/UndoHost.tsx';

const meta = {
  title: 'Widgets/DataItemsEditor/Places',
  tags: ['!dev', '!autodocs'],
  component: DataItemsEditor,
  args: { value: parseDataItems(manyItems(5000)), onValueChange: fn(), hasDefaultPrecedence: true },
  render: (args) => <UndoHost {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DataItemsEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Undo leads back to the cell that was edited, wherever it is by then, with the caret where it was. */
export const BackToTheCell: Story = {
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByTestId('scroller');
    const before = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Value, row 4, group 1' });
    const text = before.value;
    await userEvent.click(before);
    before.setSelectionRange(2, 2);
    await userEvent.keyboard('x');
    await expect(before).toHaveValue(`${text.slice(0, 2)}x${text.slice(2)}`);
    scroller.scrollTop = 3000 * 36;
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Label, row 3000, group 1' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Value, row 4, group 1' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo last change' }));
    const after = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Value, row 4, group 1' });
    await waitFor(() => expect(after).toHaveFocus());
    await expect(after).toHaveValue(text);
    await expect([after.selectionStart, after.selectionEnd]).toEqual([3, 3]);
    await waitFor(() => expect(scroller.scrollTop).toBeLessThan(500));
    await expect(after).toBeVisible();
  },
};

/** What was selected is selected again, and the handle has focus again. */
export const BackToTheSelection: Story = {
  args: { value: parseDataItems(constructionClasses) },
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Select row 2, group Combustible and mixed' });
    await userEvent.click(handle);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}');
    await expect(canvas.queryByDisplayValue('Joisted Masonry')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo last change' }));
    await expect(canvas.getByDisplayValue('Joisted Masonry')).toBeVisible();
    const third = canvas.getByRole('button', { name: 'Select row 3, group Combustible and mixed' });
    await waitFor(() => expect(third).toHaveFocus());
    await expect(third).toHaveAttribute('aria-pressed', 'true');
    await expect(
      canvas.getByRole('button', { name: 'Select row 2, group Combustible and mixed' }),
    ).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A row that undo takes away leaves focus to the row that then has its place. */
export const RowThatIsGone: Story = {
  args: { value: parseDataItems(constructionClasses) },
  play: async ({ canvas, userEvent }) => {
    const fresh = canvas.getByRole('textbox', { name: 'Label, new row, group Fire resistive' });
    await userEvent.click(fresh);
    await userEvent.keyboard('A');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo last change' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Label, new row, group Fire resistive' })).toHaveFocus(),
    );
    await expect(canvas.queryByDisplayValue('A')).toBeNull();
  },
};
