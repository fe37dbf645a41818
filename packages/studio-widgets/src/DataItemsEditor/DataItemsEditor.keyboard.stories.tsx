import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { DataItemsEditor } from './DataItemsEditor.tsx';
import { parseDataItems } from './model/parseDataItems.ts';
import { EditorHost } from './testing/EditorHost.tsx';
import { constructionClasses } from './testing/sampleItems.ts';

const meta = {
  title: 'Widgets/DataItemsEditor/Keyboard',
  tags: ['!dev', '!autodocs'],
  component: DataItemsEditor,
  args: { value: parseDataItems(constructionClasses), onValueChange: fn(), hasDefaultPrecedence: true },
  render: (args) => <EditorHost {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DataItemsEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = 'group Combustible and mixed';
const second = 'group Fire resistive';

/**
 * Up and down keep to the column, from group to group; above the first row and below the last there is
 * nothing.
 */
export const UpAndDown: Story = {
  play: async ({ canvas, userEvent }) => {
    const focusOf = (name: string) => expect(canvas.getByRole('textbox', { name })).toHaveFocus();
    await userEvent.click(canvas.getByRole('textbox', { name: `Value, row 1, ${first}` }));
    await userEvent.keyboard('{ArrowUp}');
    await focusOf(`Value, row 1, ${first}`);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await focusOf(`Value, new row, ${first}`);
    await userEvent.keyboard('{ArrowDown}');
    await focusOf(`Value, row 1, ${second}`);
    await userEvent.keyboard('{ArrowUp}');
    await focusOf(`Value, new row, ${first}`);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name of group 2' }));
    await userEvent.keyboard('{ArrowDown}');
    await focusOf(`Label, row 1, ${second}`);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name of group 2' }));
    await userEvent.keyboard('{ArrowUp}');
    await focusOf(`Label, new row, ${first}`);
  },
};

/** Left and right walk through the text, and into the next cell once the text ends. */
export const LeftAndRight: Story = {
  play: async ({ canvas, userEvent }) => {
    const label = canvas.getByRole<HTMLInputElement>('textbox', { name: `Label, row 1, ${first}` });
    const value = canvas.getByRole<HTMLInputElement>('textbox', { name: `Value, row 1, ${first}` });
    const priority = canvas.getByRole<HTMLInputElement>('textbox', {
      name: `Set as Default Value, row 1, ${first}`,
    });
    await userEvent.click(label);
    label.setSelectionRange(4, 4);
    await userEvent.keyboard('{ArrowRight}');
    await expect(label).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(value).toHaveFocus();
    await expect(value.selectionEnd).toBe(0);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(label).toHaveFocus();
    await expect(label.selectionStart).toBe('Frame'.length);
    value.focus();
    value.setSelectionRange(0, 2);
    fireEvent.keyDown(value, { key: 'ArrowRight' });
    await expect(value).toHaveFocus();
    value.setSelectionRange(2, 2);
    await userEvent.keyboard('{ArrowRight}');
    await expect(priority).toHaveFocus();
  },
};

/** In a right-to-left page the columns run the other way, and so do the keys. */
export const RightToLeftPage: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div dir="rtl">
      <EditorHost {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const label = canvas.getByRole<HTMLInputElement>('textbox', { name: `Label, row 1, ${first}` });
    const value = canvas.getByRole('textbox', { name: `Value, row 1, ${first}` });
    await expect(label.getBoundingClientRect().left).toBeGreaterThan(value.getBoundingClientRect().left);
    await userEvent.click(label);
    label.setSelectionRange(0, 0);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(value).toHaveFocus();
  },
};

/** Enter goes to a blank row below: a new one between rows, the trailing one behind the last. */
export const EnterAddsRow: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: `Value, row 1, ${first}` }));
    await userEvent.keyboard('{Enter}');
    const added = canvas.getByRole('textbox', { name: `Label, row 2, ${first}` });
    await expect(added).toHaveFocus();
    await expect(added).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ reason: 'add-item' }),
    );
    await userEvent.keyboard('Steel{Enter}');
    await expect(canvas.getByRole('textbox', { name: `Label, row 3, ${first}` })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('textbox', { name: `Label, row 2, ${first}` })).toHaveValue('Steel');
    await expect(canvas.getByRole('textbox', { name: `Label, row 3, ${first}` })).toHaveValue(
      'Joisted Masonry',
    );
    await userEvent.click(canvas.getByRole('textbox', { name: `Label, row 5, ${first}` }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: `Label, new row, ${first}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: `Label, row 1, ${second}` })).toHaveFocus();
  },
};

/** Escape gives a field back what it held when focus came; pressed again it is the host's. */
export const EscapeReverts: Story = {
  play: async ({ canvas, userEvent }) => {
    const onEscape = fn();
    document.body.addEventListener('keydown', onEscape);
    const label = canvas.getByRole('textbox', { name: `Label, row 1, ${first}` });
    await userEvent.type(label, ' house');
    onEscape.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect(label).toHaveValue('Frame');
    await expect(label).toHaveFocus();
    await expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(label).toHaveValue('Frame');
    await expect(onEscape).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('keydown', onEscape);
    const name = canvas.getByRole('textbox', { name: 'Name of group 1' });
    await userEvent.type(name, '!{Escape}');
    await expect(name).toHaveValue('Combustible and mixed');
  },
};

/** Tab goes through the fields in reading order. */
export const TabOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name of group 1' }));
    const order = [
      `Label, row 1, ${first}`,
      `Value, row 1, ${first}`,
      `Set as Default Value, row 1, ${first}`,
      `Label, row 2, ${first}`,
    ];
    for (const name of order) {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(
      canvas.getByRole('textbox', { name: `Set as Default Value, row 1, ${first}` }),
    ).toHaveFocus();
  },
};

/** Keys of an input method that is composing text belong to the input method. */
export const Composing: Story = {
  play: async ({ args, canvas }) => {
    const label = canvas.getByRole('textbox', { name: `Label, row 1, ${first}` });
    label.focus();
    fireEvent.keyDown(label, { key: 'Enter', isComposing: true });
    await expect(label).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
