import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DataItemsEditor } from './DataItemsEditor.tsx';
import { parseDataItems } from './model/parseDataItems.ts';
import { EditorHost } from './testing/EditorHost.tsx';
import { constructionClassesWithErrors } from './testing/sampleItems.ts';

const meta = {
  title: 'Widgets/DataItemsEditor/Sorting',
  tags: ['!dev', '!autodocs'],
  component: DataItemsEditor,
  args: {
    value: parseDataItems([
      { name: 'b', value: '10', ordering: 0 },
      { name: 'c', value: '1,000', ordering: 1 },
      { name: 'a', value: '9', ordering: 2 },
    ]),
    onValueChange: fn(),
    hasDefaultPrecedence: false,
    locale: 'en',
  },
  render: (args) => <EditorHost {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DataItemsEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four orders, applied by the button; values that are all numbers are ordered as numbers. */
export const FourOrders: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const labels = () =>
      canvas.getAllByRole('textbox', { name: /^Label, row/ }).map((field) => field.getAttribute('value'));
    const expected = {
      'Label descending': ['c', 'b', 'a'],
      'Value ascending': ['a', 'b', 'c'],
      'Value descending': ['c', 'b', 'a'],
      'Label ascending': ['a', 'b', 'c'],
    };
    for (const [option, order] of Object.entries(expected)) {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Sort items by' }));
      await userEvent.click(screen.getByRole('option', { name: option }));
      await userEvent.click(canvas.getByRole('button', { name: 'Apply Sorting' }));
      await expect(labels()).toEqual(order);
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), {
      reason: 'sort',
      removedCount: 0,
    });
  },
};

/** There is nothing to sort without two valid items in one group, and the button says so. */
export const NothingToSort: Story = {
  args: {
    value: parseDataItems([
      { name: 'Frame', value: 'FR', ordering: 0 },
      { name: 'Steel', value: '', ordering: 1 },
    ]),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Apply Sorting' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Sorting needs a group with at least 2 valid items');
    await userEvent.click(button);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value, row 2, group 1' }), 'ST');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  },
};

/** Sorting removes invalid items, says how many, and gives them back. */
export const RemovesInvalidItems: Story = {
  args: { value: parseDataItems(constructionClassesWithErrors.slice(0, 6)) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Apply Sorting' });
    const labels = () =>
      canvas.getAllByRole('textbox', { name: /^Label, row/ }).map((field) => field.getAttribute('value'));
    const before = labels();
    await userEvent.click(button);
    await expect(labels()).toEqual(['Frame', 'Joisted Masonry', 'Modified Fire Resistive']);
    await expect(canvas.getByText('3 invalid items were removed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(labels()).toEqual(before);
    await expect(canvas.queryByText('3 invalid items were removed')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};

/** Undo after further edits keeps these, and puts the removed items at the end of their groups. */
export const UndoAfterEdits: Story = {
  args: { value: parseDataItems(constructionClassesWithErrors.slice(0, 4)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Sorting' }));
    const group = 'group Combustible and mixed';
    await userEvent.type(canvas.getByRole('textbox', { name: `Label, row 1, ${group}` }), ' house');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    const labels = canvas
      .getAllByRole('textbox', { name: /^Label, row/ })
      .map((field) => field.getAttribute('value'));
    await expect(labels).toEqual(['Frame house', 'Joisted Masonry', 'Non-Combustible', 'Frame']);
  },
};

/** The notice stays until it is answered. */
export const DismissNotice: Story = {
  args: { value: parseDataItems(constructionClassesWithErrors.slice(0, 4)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Sorting' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Apply Sorting' })).toHaveFocus();
  },
};
