import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip/Features',
  component: Tooltip,
  tags: ['!dev', '!autodocs'],
  args: {
    content: 'Wind exposure within one mile of the coast',
    delayMs: 0,
    children: <Button>Rule</Button>,
  },
  parameters: { frame: { padding: '64px 200px' } },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StaysUnderThePointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const tooltip = await screen.findByRole('tooltip');
    await userEvent.hover(tooltip);
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const ClosesOnPress: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

const touch = { pointerType: 'touch', pointerId: 7, isPrimary: true };

/**
 * A tap presses the control and shows nothing; a finger that is held shows the words, which stay when it is lifted. The delay of the
 * tap would be over before that of the finger that is held.
 */
export const UnderAFinger: Story = {
  render: (args) => (
    <>
      <Tooltip {...args} />
      <Tooltip content="Held">
        <Button>Rating</Button>
      </Tooltip>
    </>
  ),
  play: async ({ canvas }) => {
    const tapped = canvas.getByRole('button', { name: 'Rule' });
    const held = canvas.getByRole('button', { name: 'Rating' });
    await fireEvent.pointerOver(tapped, touch);
    await fireEvent.pointerDown(tapped, touch);
    await fireEvent.pointerUp(tapped, touch);
    await fireEvent.pointerOut(tapped, touch);
    await fireEvent.pointerDown(held, touch);
    const tooltip = await screen.findByRole('tooltip', {}, { timeout: 3000 });
    await expect(screen.getAllByRole('tooltip')).toEqual([tooltip]);
    await expect(held).toHaveAccessibleDescription('Held');
    await fireEvent.pointerUp(held, touch);
    await fireEvent.pointerOut(held, touch);
    await fireEvent.pointerDown(tooltip, touch);
    await expect(tooltip).toBeInTheDocument();
    await fireEvent.pointerDown(document.body, touch);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    content:
      'Every product template of the commercial lines, with its short name and its name, in the order in which the products were filed with the states',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const { width } = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(320);
  },
};

export const BesideTheControl: Story = {
  args: { side: 'end' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    const right = canvas.getByRole('button').getBoundingClientRect().right;
    await waitFor(() => expect(tooltip.getBoundingClientRect().left).toBeGreaterThan(right));
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { side: 'end', content: 'قاعدة' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    const left = canvas.getByRole('button').getBoundingClientRect().left;
    await waitFor(() => expect(tooltip.getBoundingClientRect().right).toBeLessThan(left));
  },
};

export const OpenAtFirst: Story = {
  args: { defaultIsOpen: true, onOpenChange: fn() },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const HeldByTheCaller: Story = {
  args: { isOpen: true, onOpenChange: fn() },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

const inDialog = fn();

/** Escape is for what the button has opened, though the focus is still on it. */
export const ClosesWhenItsButtonOpensALayer: Story = {
  args: { children: <Button aria-haspopup="dialog">Rule</Button> },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const TakesTheEscape: Story = {
  render: (args) => (
    <Dialog isOpen title="Edit rule" onOpenChange={inDialog}>
      <Tooltip {...args} />
      <Tooltip content="Never seen" isDisabled delayMs={0}>
        <Button>Plain</Button>
      </Tooltip>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    inDialog.mockClear();
    const button = await screen.findByRole('button', { name: 'Rule' });
    await waitFor(() =>
      expect(button.closest('[role="dialog"]')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.hover(button);
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(inDialog).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button', { name: 'Plain' }));
    await userEvent.keyboard('{Escape}');
    await expect(inDialog).toHaveBeenCalledTimes(1);
  },
};
