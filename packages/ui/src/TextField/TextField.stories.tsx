import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Name', defaultValue: '', onValueChange: fn(), placeholder: 'Building Construction Class' },
  parameters: {
    frame: { maxWidth: 360 },
    guide: {
      use: [
        'One line of text: a name, an address, a password.',
        'Say limits and units in `hint`, what is wrong and how to mend it in `error`.',
      ],
      avoid: [
        'Amounts and counts: `NumberField`. Dates: `DateField`.',
        'Known values: `Select` or `Combobox`.',
        'More than one line: `TextArea`. Searching: `SearchField`.',
      ],
      pattern: 'native: text field',
      keys: { Tab: 'goes to the button that shows a password', Enter: 'submits the form' },
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(canvas.getByText('Name'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Peril');
    await expect(input).toHaveValue('Peril');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Peril');
  },
};

export const Playground: Story = {
  args: { hint: 'At most 1000 characters', isRequired: true, defaultValue: 'Filing State' },
};
