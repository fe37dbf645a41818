import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { BusinessCard } from './BusinessCard.tsx';
import { ana } from './storyCards.ts';

const meta = {
  title: 'Widgets/BusinessCard',
  component: BusinessCard,
  args: { trigger: <Button variant="ghost">Ana Fields</Button>, card: ana, onOpenChange: fn() },
  argTypes: { trigger: { control: false }, isOpen: { control: false }, load: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      use: [
        'A name in a list or a header, where who it is would help: phone, e-mail, address.',
        'Fetch it with `load` when it opens; give `card` where it is known already.',
      ],
      avoid: ['Something to do with the person: `Menu`.', 'A few words about a control: `Tooltip`.'],
      pattern: 'Disclosure (Show/Hide)',
      keys: {
        Enter: 'on the name opens the card and goes into it, or closes it',
        Tab: 'goes through its links and, at its end, on from the name',
        Escape: 'closes it and goes back to the name',
      },
    },
  },
} satisfies Meta<typeof BusinessCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultIsOpen: true },
  play: async () => {
    const layer = await screen.findByRole('dialog', { name: 'Ana Fields' });
    await waitFor(() => expect(layer).toBeVisible());
  },
};

export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const name = canvas.getByRole('button', { name: 'Ana Fields' });

    await step('a press opens it and takes the focus along', async () => {
      await expect(name).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(name);
      const card = await screen.findByRole('dialog', { name: 'Ana Fields' });
      await waitFor(() => expect(card).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenCalledWith(true);
      await expect(name).toHaveAttribute('aria-controls', card.id);
      await expect(card.offsetWidth).toBe(400);
    });

    await step('it shows avatar, name, indicator, phones, fax and an e-mail link', async () => {
      const card = within(screen.getByRole('dialog'));
      await expect(card.getByText('AF')).toBeVisible();
      await expect(card.getByRole('heading', { name: 'Ana Fields' })).toBeVisible();
      await expect(card.getByText('Online')).toBeVisible();
      const terms = card.getAllByRole('term').map((term) => term.textContent);
      await expect(terms).toEqual(['Work', 'Mobile', 'Fax', 'E-mail']);
      const links = card.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(links).toEqual([
        'tel:+14025550134',
        'tel:4025550177;ext=22',
        'mailto:ana.fields%2Bstudio@north.example',
      ]);
      await expect(card.getByText('402-555-0100')).toBeVisible();
    });

    await step('Escape closes it, and the focus is where it came from', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(name).toHaveFocus();
    });
  },
};

export const Playground: Story = {};
