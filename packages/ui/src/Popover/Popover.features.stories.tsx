import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Popover/Features',
  component: Popover,
  tags: ['!dev', '!autodocs'],
  args: {
    trigger: <Button>Marta Oduya</Button>,
    label: 'Business card',
    children: <Button size="sm">Write an e-mail</Button>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HeldByTheCaller: Story = {
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Write an e-mail' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const PressElsewhereCloses: Story = {
  render: (args) => (
    <>
      <Popover {...args} />
      <p>Elsewhere</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await expect(trigger).not.toHaveAttribute('aria-controls');
    await userEvent.click(trigger);
    const panel = await screen.findByRole('dialog');
    await expect(trigger).toHaveAttribute('aria-controls', panel.id);
    await userEvent.click(canvas.getByText('Elsewhere'));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await expect(trigger).not.toHaveAttribute('aria-controls');
  },
};

/** Escape is pressed before the panel is open: the focus is still on the button. */
export const EscapeOnTheButton: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(trigger);
    const panel = await screen.findByRole('dialog');
    trigger.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
  },
};

function FocusOnThePanel() {
  const panelRef = useRef<HTMLDivElement>(null);
  return (
    <Popover
      ref={panelRef}
      initialFocusRef={panelRef}
      label="Unsaved changes"
      trigger={<Button>Show what changed</Button>}
    >
      <Button size="sm">Revert</Button>
    </Popover>
  );
}

/** Where the first control should not be pressed by accident, the panel takes the focus. */
export const InitialFocus: Story = {
  render: () => <FocusOnThePanel />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const FixedWidth: Story = {
  args: { isOpen: true, width: 400 },
  play: async () => {
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(400));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { isOpen: true, width: 300 } };

export const OpenAtFirst: Story = {
  args: { defaultIsOpen: true },
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Marta Oduya' }));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  },
};

export const LongText: Story = {
  args: {
    defaultIsOpen: true,
    children: 'The server is busy with another export. Try again later. '.repeat(60),
  },
  play: async () => {
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel).toBeVisible());
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
