import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SplitButton } from './SplitButton.tsx';

const onCsv = fn();

const meta = {
  title: 'Components/SplitButton',
  component: SplitButton,
  args: {
    label: 'Export',
    onPress: fn(),
    menuLabel: 'More ways to export',
    items: [
      { id: 'csv', label: 'Export as CSV', onSelect: onCsv },
      { id: 'excel', label: 'Export as Excel', onSelect: fn() },
    ],
  },
  argTypes: { items: { control: false }, startIcon: { control: false }, inputRef: { control: false } },
  parameters: {
    guide: {
      use: [
        'One action is right nearly always, and a few variants of it are wanted now and then.',
        'The variants are of the same kind as the action: other formats, other targets.',
      ],
      avoid: [
        'No action is the usual one: a `Menu` with a plain `Button`.',
        'The alternatives are different actions: put them beside it, or into an overflow menu.',
      ],
      pattern: 'Menu Button',
      keys: {
        'Enter, Space': 'runs the action, or opens the menu where the arrow has the focus',
        ArrowDown: 'opens the menu from either part; its first item takes the focus',
        Escape: 'closes the menu; the focus goes back where it came from',
      },
    },
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    onCsv.mockClear();
    const main = canvas.getByRole('button', { name: 'Export' });
    await userEvent.click(main);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to export' }));
    const item = await screen.findByRole('menuitem', { name: 'Export as CSV' });
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.click(item);
    await expect(onCsv).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = { args: { variant: 'primary', size: 'md', isPending: false } };
