import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Menu } from './Menu.tsx';

const onProfile = fn();

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: <Button>Marta Oduya</Button>,
    label: 'User',
    items: [
      { id: 'profile', label: 'Profile', onSelect: onProfile },
      { id: 'password', label: 'Change Password', onSelect: fn() },
      { kind: 'separator', id: 'line' },
      { id: 'logout', label: 'Logout', onSelect: fn() },
    ],
  },
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    guide: {
      use: [
        'A few actions, links or one choice behind a button, when they are used too seldom to be all on the page.',
        'Say why an action cannot be taken in `disabledReason`, rather than leaving it out.',
      ],
      avoid: [
        'A value of a form: `Select`.',
        'Controls other than actions: `Popover`.',
        'One or two actions: buttons.',
      ],
      pattern: 'Menu Button',
      keys: {
        Enter: 'opens it on its first line; runs the line',
        Space: 'opens it; runs the line',
        ArrowDown: 'opens it; the next line',
        ArrowUp: 'opens it on its last line; the previous line',
        Home: 'the first line',
        End: 'the last line',
        'A letter': 'the next line that starts with it',
        Escape: 'closes it, and gives the focus back',
      },
    },
  },
  argTypes: { trigger: { control: false }, items: { control: false } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultIsOpen: true },
  play: async () => {
    const layer = await screen.findByRole('menu', { name: 'User' });
    await waitFor(() => expect(layer).toBeVisible());
  },
};

export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    onProfile.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Marta Oduya' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu', { name: 'User' });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Profile' }));
    await expect(onProfile).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Playground: Story = { args: { align: 'end' } };
