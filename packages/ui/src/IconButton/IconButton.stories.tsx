import type { Meta, StoryObj } from '@storybook/react-vite';
import Settings from 'lucide-react/icons/settings';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Settings', icon: <Settings size={16} />, onClick: fn() },
  parameters: {
    guide: {
      use: [
        'An action whose icon everyone knows, where room is dear: close, search, more.',
        'The `label` is its name and its tooltip; it never goes without one.',
        '`badge` counts what waits behind it.',
      ],
      avoid: ['There is room for words: `Button`.', 'It goes to another place: `Link`.'],
      pattern: 'Button',
      keys: { Enter: 'runs the action', Space: 'runs the action', Escape: 'hides the tooltip' },
    },
  },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Settings' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Settings');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const Playground: Story = { args: { variant: 'secondary', badge: 2 } };
