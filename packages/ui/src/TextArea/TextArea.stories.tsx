import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Description', onValueChange: fn() },
  parameters: {
    frame: { maxWidth: 420 },
    guide: {
      use: [
        'Text of several lines without formatting: a description, a message, a note.',
        'It grows with its text from `minRows` to `maxRows`; with `maxLength` a counter shows before the end is reached.',
      ],
      avoid: ['One line: `TextField`.', 'Formatted text or code: an editor.'],
      pattern: 'native: text area',
      keys: { Enter: 'starts a new line' },
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('ISO classes{Enter}1 to 6');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ISO classes\n1 to 6');
  },
};

export const Playground: Story = { args: { hint: 'At most 1000 characters', minRows: 5, maxLength: 1000 } };
