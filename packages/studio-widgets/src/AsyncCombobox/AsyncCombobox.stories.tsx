import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AsyncCombobox } from './AsyncCombobox.tsx';

const codes = [
  { value: '44280', label: 'Plumbing - commercial and industrial' },
  { value: '98305', label: 'Painting - interior - buildings or structures' },
  { value: '91340', label: 'Carpentry - construction of residential property' },
  { value: '91341', label: 'Carpentry - interior' },
];

async function searchCodes(text: string) {
  return codes.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
}

const meta = {
  title: 'Widgets/AsyncCombobox',
  component: AsyncCombobox<string>,
  args: {
    label: 'Class code',
    placeholder: 'Any class code',
    search: fn(searchCodes),
    onValueChange: fn(),
  },
  parameters: {
    frame: { maxWidth: 420, minHeight: 320 },
    guide: {
      use: [
        'One choice out of a list that a server searches, because it is too long to be loaded.',
        'What was typed is sent when typing pauses; an answer that was overtaken is dropped.',
      ],
      avoid: ['The options are there, even tens of thousands of them: `Combobox`.'],
      pattern: 'Combobox',
      keys: {
        ArrowDown: 'Opens the list; goes to the next option.',
        ArrowUp: 'Goes to the previous option.',
        Enter: 'Chooses the option.',
        Escape: 'Closes the list; the choice stays.',
      },
    },
  },
} satisfies Meta<typeof AsyncCombobox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Class code' });
    await userEvent.click(input);
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await userEvent.type(input, ' carp ');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(args.search).toHaveBeenLastCalledWith('carp', { signal: expect.any(AbortSignal) });
    await userEvent.click(screen.getByRole('option', { name: 'Carpentry - interior' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('91341', codes[3]);
    await expect(input).toHaveValue('Carpentry - interior');
  },
};

export const Playground: Story = { args: { minSearchLength: 3, isClearable: true } };
