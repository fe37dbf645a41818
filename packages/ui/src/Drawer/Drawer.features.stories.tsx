import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Drawer } from './Drawer.tsx';

const versions = Array.from({ length: 60 }, (_, row) => `Version ${60 - row}`);

const meta = {
  title: 'Components/Drawer/Features',
  component: Drawer,
  tags: ['!dev', '!autodocs'],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'History',
    children: 'Saved by Priya Nair, today at 09:02 AM',
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = {
  args: { side: 'end' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(window.innerWidth));
  },
};

export const CloseButtonAndBackdrop: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    const backdrop = document.querySelector('[data-part="backdrop"]');
    if (!backdrop) throw new Error('The story has no backdrop.');
    await userEvent.click(backdrop);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const LongContent: Story = {
  args: {
    children: versions.map((version) => <p key={version}>{version}</p>),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.querySelector('[data-part="body"]')).toHaveAttribute('tabindex', '0'));
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(window.innerWidth));
  },
};

export const LongText: Story = {
  args: {
    title: 'Navigation of the organizations, agencies and brokerages',
    children: 'column-without-a-break-'.repeat(12),
    style: { overflowWrap: 'anywhere' },
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
};
