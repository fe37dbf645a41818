import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'New Data Set', onClick: fn() },
  parameters: {
    guide: {
      use: [
        'It runs an action: saves, opens a dialog, starts an export.',
        '`primary` for the one action that most people came for, once in a group; `danger` for what cannot be taken back.',
        'Say why it cannot be pressed now in `disabledReason`; it stays reachable and explains itself.',
      ],
      avoid: [
        'It goes to another place: `Link`.',
        'There is room for an icon only: `IconButton`.',
        'An action with close relatives: `SplitButton`.',
      ],
      pattern: 'Button',
      keys: { Enter: 'runs the action', Space: 'runs the action' },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'New Data Set' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Playground: Story = {
  args: { variant: 'primary', size: 'md', subText: 'Unsaved changes', isPending: false },
};
