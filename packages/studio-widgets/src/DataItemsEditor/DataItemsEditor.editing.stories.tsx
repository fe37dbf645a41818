import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DataItemsEditor } from './DataItemsEditor.tsx';
import type { DataItemsEditorProps } from './DataItemsEditorProps.ts';
import { parseDataItems } from './model/parseDataItems.ts';
import { EditorHost } from './testing/EditorHost.tsx';
import { constructionClasses } from './testing/sampleItems.ts';

const twoItems = parseDataItems([
  { name: 'Frame', value: 'FR', ordering: 0 },
  { name: 'Joisted Masonry', value: 'JM', ordering: 1 },
]);

const meta = {
  title: 'Widgets/DataItemsEditor/Editing',
  tags: ['!dev', '!autodocs'],
  component: DataItemsEditor,
  args: { value: twoItems, onValueChange: fn(), hasDefaultPrecedence: false },
  render: (args) => <EditorHost {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DataItemsEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const newLabel = { name: 'Label, new row, group 1' };

/** The blank row takes a new item; the next blank row comes once the item is valid. */
export const AddItem: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', newLabel), 'Steel');
    await waitFor(() => expect(canvas.queryByRole('textbox', newLabel)).not.toBeInTheDocument());
    const value = canvas.getByRole('textbox', { name: 'Value, row 3, group 1' });
    await expect(value).toBeValid();
    await userEvent.type(value, 'F');
    await expect(await canvas.findByRole('textbox', newLabel)).toHaveValue('');
    await userEvent.type(value, 'R');
    await waitFor(() => expect(value).toHaveAccessibleDescription('Also the value of Frame'));
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(
      'Also the value of Frame',
    );
    await userEvent.type(value, 'S');
    await waitFor(() => expect(value).toBeValid());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', newLabel)).toHaveFocus();
    await expect(canvas.getByText('3 items')).toBeVisible();
  },
};

/** What a new row still lacks becomes an error when focus leaves it, and there is a blank row again. */
export const LeaveIncomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', newLabel), 'Steel');
    await expect(canvas.queryByText('Enter a value')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name of group 1' }));
    const value = canvas.getByRole('textbox', { name: 'Value, row 3, group 1' });
    await waitFor(() => expect(value).toHaveAccessibleDescription('Enter a value'));
    await expect(canvas.getByRole('button', { name: '1 missing value' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', newLabel)).toHaveValue(''));
  },
};

/** A row is removed by clearing it: it goes when focus leaves it. */
export const ClearRow: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('row');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Label, row 1, group 1' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Value, row 1, group 1' }));
    await expect(rows()).toHaveLength(4);
    await waitFor(() => expect(canvas.queryByText('Enter a label')).not.toBeInTheDocument());
    await userEvent.tab();
    await expect(rows()).toHaveLength(3);
    await expect(canvas.getByRole('textbox', { name: 'Label, row 1, group 1' })).toHaveValue(
      'Joisted Masonry',
    );
    await expect(canvas.getByRole('textbox', { name: 'Label, row 1, group 1' })).toHaveFocus();
  },
};

/** Of several empty rows at the end one stays: the one in use. */
export const ClearLastRow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Label, row 2, group 1' }));
    const value = canvas.getByRole('textbox', { name: 'Value, row 2, group 1' });
    await userEvent.clear(value);
    await expect(value).toHaveFocus();
    await waitFor(() => expect(value).toHaveAccessibleName('Value, new row, group 1'));
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};

/** Typing what a later row already has is reported in the cell in use, not only in the later row. */
export const DuplicateWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: 'Value, row 1, group 1' });
    await userEvent.clear(first);
    await userEvent.type(first, ' JM ');
    await waitFor(() => expect(first).toHaveAccessibleDescription('Also the value of Joisted Masonry'));
    await expect(canvas.getByRole('textbox', { name: 'Value, row 2, group 1' })).toHaveAccessibleDescription(
      'Also the value of Frame',
    );
    await userEvent.tab();
    await expect(first).toBeValid();
  },
};

/** Add Group adds an unnamed group with one blank row, and waits for its name. */
export const AddGroup: Story = {
  args: { value: parseDataItems(constructionClasses) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Group' }));
    const name = canvas.getByRole('textbox', { name: 'Name of group 3' });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Fire resistive ');
    await expect(name).toHaveAccessibleDescription('Another group has this name');
    await userEvent.type(name, 'too');
    await expect(name).toBeValid();
    await userEvent.tab();
    await expect(
      canvas.getByRole('textbox', { name: 'Label, new row, group Fire resistive too' }),
    ).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledWith(expect.anything(), {
      reason: 'add-group',
      groupId: expect.any(String),
    });
  },
};

/** One group may stay unnamed; a second one may not once it has an item. */
export const SecondUnnamedGroup: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Group' }));
    const name = canvas.getByRole('textbox', { name: 'Name of group 2' });
    await expect(name).toBeValid();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Label, new row, group 2' }), 'Steel');
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('Another group has no name either: enter one'),
    );
    await userEvent.type(name, 'Metal');
    await expect(name).toBeValid();
  },
};

/** Pressing a button while in an empty row presses that button, though the row is removed. */
export const LeaveEmptyRowByButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Label, row 1, group 1' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    const button = canvas.getByRole('button', { name: 'Add Group' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(canvas.getByRole('textbox', { name: 'Name of group 2' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('textbox', { name: 'Label, row 3, group 1' })).not.toBeInTheDocument(),
    );
  },
};

/** A host that removes the editor without a press or a key, and one that refuses what is typed. */
function UnkindHost({ value, onValueChange, ...props }: DataItemsEditorProps) {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const close = () => setOpen(false);
    document.addEventListener('close-editor', close);
    return () => document.removeEventListener('close-editor', close);
  }, []);
  return <>{isOpen && <DataItemsEditor {...props} value={value} onValueChange={onValueChange} />}</>;
}

/** What was typed last reaches the host although the editor goes right after it; a text that the host refuses is shown no longer. */
export const TypedAtTheEnd: Story = {
  render: UnkindHost,
  play: async ({ args, canvas }) => {
    const label = canvas.getByRole('textbox', { name: 'Label, row 1, group 1' });
    label.focus();
    document.execCommand('selectAll');
    document.execCommand('insertText', false, 'Steel');
    await expect(label).toHaveValue('Steel');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(label).toHaveValue('Frame'));
    document.execCommand('insertText', false, 'd');
    document.dispatchEvent(new Event('close-editor'));
    await waitFor(() => expect(label).not.toBeInTheDocument());
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};
