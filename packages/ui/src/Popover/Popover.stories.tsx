import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <Button>Activity</Button>,
    label: 'Activity',
    onOpenChange: fn(),
    children: (
      <>
        <p>Backup failed: the server did not answer.</p>
        <Button size="sm">Clear</Button>
      </>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: '220px' } },
    guide: {
      use: [
        'A few controls or facts beside the button that opens them, while the page stays usable.',
        'It holds whether it is open itself; hold `isOpen` where something else closes it.',
      ],
      avoid: [
        'Only words about the button: `Tooltip`.',
        'Only actions: `Menu`.',
        'The page has to wait: `Dialog`.',
      ],
      pattern: 'Disclosure (Show/Hide)',
      keys: {
        Enter: 'opens and closes it, on its button',
        Escape: 'closes it, and gives the focus back',
        Tab: 'goes on through it and out of it',
      },
    },
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultIsOpen: true },
  play: async () => {
    const layer = await screen.findByRole('dialog', { name: 'Activity' });
    await waitFor(() => expect(layer).toBeVisible());
  },
};

export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Activity' });
    await userEvent.click(trigger);
    const panel = await screen.findByRole('dialog', { name: 'Activity' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('dialog');
    await waitFor(() => expect(again).toBeVisible());
  },
};

export const Playground: Story = { args: { width: 360, align: 'end' } };
