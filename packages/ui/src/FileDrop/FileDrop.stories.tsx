import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';
import { offerFiles, textFile } from './offerFiles.ts';

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Class codes',
    accept: ['.txt', 'text/plain'],
    maxBytes: 52_428_800,
    onValueChange: fn(),
    onRefuse: fn(),
  },
  argTypes: { value: { control: false }, defaultValue: { control: false }, inputRef: { control: false } },
  parameters: {
    frame: { maxWidth: 480 },
    guide: {
      use: [
        'A file of the user has to reach the application: an import, a restore, a document template.',
        'Say in `hint` what happens with the file; what may be chosen is described from `accept` and `maxBytes`.',
      ],
      avoid: ['The file already is on the server and only has to be picked: `Combobox`.'],
      pattern: 'none: a button opens the dialog of the system; dragging is never the only way',
      keys: {
        Tab: 'goes to the button, then to the remove button of each file',
        'Enter, Space': 'opens the dialog of the system, or takes the file out',
      },
    },
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const choose = canvas.getByRole('button', { name: 'Class codes Choose File' });
    await expect(choose).toHaveFocus();
    await expect(choose).toHaveAccessibleDescription('.txt, text/plain · up to 50 MiB');

    await offerFiles(canvasElement, [textFile('Class Codes 2026.txt', 1536)]);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('list', { name: 'Chosen files' })).toHaveTextContent('1.5 KiB');

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Class Codes 2026.txt' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(choose).toHaveFocus();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const Playground: Story = { args: { hint: 'Replaces all class codes', selectionMode: 'multiple' } };
