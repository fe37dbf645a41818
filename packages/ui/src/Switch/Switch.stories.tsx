import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Server-side search', onCheckedChange: fn() },
  parameters: {
    frame: { maxWidth: 360 },
    guide: {
      use: [
        'Take it for a setting that acts at once.',
        'Name the thing, not the state: the words stay the same when it is on and when it is off.',
        'Set `isPending` while the server carries it out, and `error` when it could not.',
      ],
      avoid: [
        'In a form that is saved as a whole: `Checkbox`.',
        'For two choices that are not on and off: `RadioGroup`.',
      ],
      pattern: 'Switch',
      keys: { Space: 'switches it', Enter: 'switches it, too; in a form it submits that' },
    },
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Server-side search' });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('Server-side search'));
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Enter}');
    await expect(control).toBeChecked();
  },
};

export const Playground: Story = {
  args: { defaultChecked: true, hint: 'Searches while you type, without loading every item first' },
};
