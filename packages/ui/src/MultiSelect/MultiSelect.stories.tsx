import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MultiSelect } from './MultiSelect.tsx';

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect<string>,
  args: {
    label: 'Products',
    placeholder: 'Choose products',
    options: [
      { value: 'bop', label: 'Business Owners' },
      { value: 'ca', label: 'Commercial Auto' },
      { value: 'cp', label: 'Commercial Property' },
      { value: 'gl', label: 'General Liability' },
      { value: 'im', label: 'Inland Marine' },
      { value: 'wc', label: 'Workers’ Compensation' },
    ],
    onValueChange: fn(),
  },
  parameters: {
    frame: { maxWidth: 320, minHeight: 330 },
    guide: {
      use: [
        'Several choices out of a list that is worth searching.',
        'A filter that starts with all of something: give it an `allItem`.',
      ],
      avoid: [
        'For one choice take `Combobox` or `Select`.',
        'For up to six choices that should all be seen take a group of `Checkbox`.',
        'For words that are not in a list take a tag field.',
      ],
      pattern: 'Combobox',
      keys: {
        ArrowDown: 'Opens the list; goes to the next option.',
        ArrowUp: 'Opens the list at its end; goes to the previous option.',
        'Alt + ArrowDown': 'Opens the list.',
        'Alt + ArrowUp': 'Closes the list.',
        Enter: 'Chooses the option, or no longer chooses it; the list stays open.',
        Space: 'Does the same once the arrow keys have moved into the list.',
        'Home, End': 'Goes to the first or last option.',
        'PageUp, PageDown': 'Goes ten options up or down.',
        'Ctrl + A': 'In the list: chooses all that fits, or none of it.',
        Backspace: 'In the empty input: takes the last choice away.',
        ArrowLeft: 'At the start of the input: goes to the chips; Delete takes a chip away.',
        Escape: 'Closes the list.',
      },
    },
  },
} satisfies Meta<typeof MultiSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Products' });
    await userEvent.type(input, 'comm');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['cp']);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('option', { name: 'Commercial Auto' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['cp', 'ca']);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Commercial Property' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['ca']));
    await expect(input).toHaveFocus();
  },
};

export const Playground: Story = {
  args: { defaultValue: ['ca', 'gl'], hint: 'In the order they are tried' },
};
