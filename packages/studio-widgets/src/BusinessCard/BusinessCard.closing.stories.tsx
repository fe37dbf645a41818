import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { BusinessCard } from './BusinessCard.tsx';
import { ana, harbor } from './storyCards.ts';

const meta = {
  title: 'Widgets/BusinessCard/Opening and closing',
  tags: ['!dev', '!autodocs'],
  component: BusinessCard,
  args: { trigger: <Button variant="ghost">Harbor Street Brokers</Button>, card: harbor, onOpenChange: fn() },
} satisfies Meta<typeof BusinessCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 });

/** The pointer has to rest on the name for 500 ms, and be away from name and card for a second. */
export const Hover: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const name = canvas.getByRole('button');

    await step('passing over the name opens nothing', async () => {
      await userEvent.hover(name);
      await userEvent.unhover(name);
    });

    await step('resting on it does, without taking the focus', async () => {
      const start = performance.now();
      await userEvent.hover(name);
      const card = await screen.findByRole('dialog', undefined, { timeout: 3000 });
      await expect(performance.now() - start).toBeGreaterThan(490);
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
      await expect(card).not.toHaveFocus();
    });

    await step(
      'going from the name to the card keeps it; leaving both closes it after a second',
      async () => {
        const card = screen.getByRole('dialog');
        await userEvent.unhover(name);
        await userEvent.hover(card);
        const left = performance.now();
        await userEvent.unhover(card);
        await gone();
        await expect(performance.now() - left).toBeGreaterThan(990);
        await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      },
    );
  },
};

/** A card that was opened by a press stays when the pointer leaves; a second press closes it. */
export const PressKeepsIt: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const name = canvas.getByRole('button');

    await step('a press keeps what hovering opened', async () => {
      await userEvent.hover(name);
      const card = await screen.findByRole('dialog', undefined, { timeout: 3000 });
      await userEvent.click(name);
      await waitFor(() => expect(card).toHaveFocus());
    });

    await step('leaving does not close it', async () => {
      const left = performance.now();
      await userEvent.unhover(name);
      await waitFor(() => expect(performance.now() - left).toBeGreaterThan(1200), { timeout: 3000 });
      await expect(screen.getByRole('dialog')).toBeVisible();
    });

    await step('a second press does', async () => {
      await userEvent.click(name);
      await gone();
      await expect(name).toHaveFocus();
    });
  },
};

/** Enter opens and closes it; Tab goes through its controls and out of it at both ends. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const name = canvas.getByRole('button');
    const openByEnter = async () => {
      name.focus();
      await userEvent.keyboard('{Enter}');
      const card = await screen.findByRole('dialog');
      await waitFor(() => expect(card).toHaveFocus());
      return within(card);
    };

    await step('Tab comes to the close button, then to the links', async () => {
      const card = await openByEnter();
      await userEvent.tab();
      await expect(card.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab();
      await expect(card.getByRole('link', { name: '(402) 555-0111' })).toHaveFocus();
    });

    await step('Tab at the end closes it and goes on from the name', async () => {
      const link = screen.getByRole('link');
      link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }));
      await gone();
      await expect(name).toHaveFocus();
    });

    await step('Shift and Tab at its start goes back to the name', async () => {
      await openByEnter();
      await userEvent.tab({ shift: true });
      await gone();
      await expect(name).toHaveFocus();
    });

    await step('Enter on its close button closes it', async () => {
      await openByEnter();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await gone();
      await expect(name).toHaveFocus();
    });
  },
};

/** A click elsewhere closes it; what was clicked has the focus, or else the name. */
export const ClickElsewhere: Story = {
  render: (args) => (
    <>
      <BusinessCard {...args} />
      <p>Elsewhere</p>
      <Button>Next</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('button', { name: 'Harbor Street Brokers' });
    await userEvent.click(name);
    await userEvent.click(within(await screen.findByRole('dialog')).getByText('HSB-0042'));
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(canvas.getByText('Elsewhere'));
    await gone();
    await expect(name).toHaveFocus();
    await userEvent.click(name);
    await screen.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await gone();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

/** Opening one closes the other. */
export const OneAtATime: Story = {
  render: (args) => (
    <>
      <BusinessCard {...args} defaultIsOpen />
      <BusinessCard {...args} card={ana} trigger={<Button variant="ghost">Ana Fields</Button>} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Harbor Street Brokers' });
    await userEvent.hover(canvas.getByRole('button', { name: 'Ana Fields' }));
    await screen.findByRole('dialog', { name: 'Ana Fields' }, { timeout: 3000 });
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};
