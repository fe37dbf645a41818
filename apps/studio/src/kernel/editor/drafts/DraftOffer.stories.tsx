import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DraftOffer, type DraftOfferProps } from './DraftOffer.tsx';
import { draft, olderDrafts, pastedItems } from './fixtures/draftsOnOffer.ts';

const meta = {
  title: 'Screens/Drafts/Offer',
  component: DraftOffer,
  args: { name: 'Construction Class', drafts: [draft], onRestore: fn(), onDiscard: fn(), onNotNow: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof DraftOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

const openOffer = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'You have unsaved changes' }, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return { dialog, parts: within(dialog) };
};

/** The changes are listed before anything is decided; going back is the first button. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openOffer();
    await expect(dialog).toHaveAccessibleDescription(
      'On 11/20/26 06:42PM you made 5 changes to Construction Class and did not save them.',
    );
    await expect(parts.getByText('Wood Frame')).toBeVisible();
    const restore = parts.getByRole('button', { name: 'Restore' });
    await waitFor(() => expect(restore).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledWith('newest');
  },
};

/** Escape decides nothing: the draft is there the next time. */
export const NotNow: Story = {
  play: async ({ args, userEvent }) => {
    const { parts } = await openOffer();
    await userEvent.click(parts.getByRole('button', { name: 'Not now' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onNotNow).toHaveBeenCalledTimes(2);
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};

/** What cannot be restored is discarded only after a confirmation. */
export const Discard: Story = {
  play: async ({ args, step, userEvent }) => {
    const { parts } = await openOffer();
    const discard = () => userEvent.click(parts.getByRole('button', { name: 'Discard' }));
    const question = () => screen.findByRole('alertdialog', { name: 'Discard changes' }, { timeout: 5000 });

    await step('a misclick costs nothing', async () => {
      await discard();
      const dialog = await question();
      await expect(dialog).toHaveTextContent('Discard 5 unsaved changes of 11/20/26 06:42PM?');
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(args.onDiscard).not.toHaveBeenCalled();
      await expect(args.onNotNow).not.toHaveBeenCalled();
    });

    await step('the second answer discards', async () => {
      await discard();
      await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }));
      await expect(args.onDiscard).toHaveBeenCalledWith('newest');
    });
  },
};

function DiscardingOffer(props: DraftOfferProps) {
  const [drafts, setDrafts] = useState(props.drafts);
  const onDiscard = (id: string) => setDrafts(drafts.filter((each) => each.id !== id));
  return <DraftOffer {...props} drafts={drafts} onDiscard={onDiscard} />;
}

/** The newest is offered; the others are a choice away, and stay when one is discarded. */
export const SeveralDrafts: Story = {
  args: { drafts: [draft, ...olderDrafts] },
  render: (args) => <DiscardingOffer {...args} />,
  play: async ({ args, userEvent }) => {
    const { parts } = await openOffer();
    const choice = parts.getByRole('combobox', { name: 'Unsaved changes of' });
    await expect(choice).toHaveTextContent('11/20/26 06:42PM, 5 changes');
    await userEvent.click(choice);
    await userEvent.click(await screen.findByRole('option', { name: '11/18/26 09:05AM, 1 change' }));
    await expect(parts.queryByText('ISO construction classes 1 to 6')).toBeNull();
    await userEvent.click(parts.getByRole('button', { name: 'Discard' }));
    const question = await screen.findByRole('alertdialog', undefined, { timeout: 5000 });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(choice).toHaveTextContent('11/20/26 06:42PM, 5 changes'));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await userEvent.click(parts.getByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).toHaveBeenCalledWith('newest');
  },
};

const savedSince = {
  author: 'Priya Nair',
  time: new Date(2026, 10, 21, 8, 10).getTime(),
  collisions: 0,
  unsupported: 0,
};

/** Somebody else has saved since: both are kept. */
export const MovedOn: Story = {
  args: { drafts: [{ ...draft, savedSince }] },
  play: async () => {
    const { parts } = await openOffer();
    await expect(
      parts.getByText('Priya Nair has saved this since, on 11/21/26 08:10AM. Restoring keeps that, too.'),
    ).toBeVisible();
  },
};

/** Somebody else has changed the same since: the offer shows it, and asks for choices afterwards. */
export const MovedOnWithCollisions: Story = {
  args: { drafts: [{ ...draft, savedSince: { ...savedSince, collisions: 2 } }] },
  play: async () => {
    const { parts } = await openOffer();
    await expect(parts.getByText(/You both changed 2 things: you choose which to keep/)).toBeVisible();
  },
};

/** The saved version cannot hold some changes: the offer shows it, and asks afterwards. */
export const MovedOnWithoutRoom: Story = {
  args: { drafts: [{ ...draft, savedSince: { ...savedSince, collisions: 1, unsupported: 3 } }] },
  play: async () => {
    const { parts } = await openOffer();
    await expect(
      parts.getByText(/You both changed 1 thing.* The saved version cannot hold 3 of your changes/),
    ).toBeVisible();
  },
};

/** The object is gone: the offer shows what restoring does then. */
export const Gone: Story = {
  args: { isGone: true },
  play: async ({ args, userEvent }) => {
    const { parts } = await openOffer();
    await expect(parts.getByText(/^It has been deleted or renamed since\./)).toBeVisible();
    await expect(parts.getByText('Wood Frame')).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).toHaveBeenCalledWith('newest');
  },
};

/** Thousands of changes scroll inside the dialog; what decides stays in sight. */
export const LongList: Story = {
  args: { drafts: [{ ...draft, changes: pastedItems(5000) }] },
  play: async () => {
    const { dialog, parts } = await openOffer();
    await expect(dialog.querySelectorAll('[data-part="change"]').length).toBeLessThan(60);
    await expect(parts.getByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** A draft that differs in nothing that the screen has words for. */
export const NothingListed: Story = {
  args: { drafts: [{ ...draft, changes: [] }] },
  play: async () => {
    const { parts } = await openOffer();
    await expect(parts.getByText('The changes cannot be shown as a list.')).toBeVisible();
  },
};

const hostile = `<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦${'unbroken'.repeat(200)}`;

/** Markup is text, and nothing widens the dialog. */
export const HostileTexts: Story = {
  args: {
    name: hostile,
    drafts: [
      {
        ...draft,
        time: Number.NaN,
        changes: [{ id: 'a', kind: 'changed', subject: hostile, field: hostile, before: hostile, after: '' }],
        savedSince: { ...savedSince, author: hostile },
      },
    ],
  },
  play: async () => {
    const { dialog, parts } = await openOffer();
    await expect(dialog.querySelector('img')).toBeNull();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth + 1);
    await expect(parts.getByRole('button', { name: 'Restore' })).toBeVisible();
    // What is cut after three lines can be scrolled by keyboard, once it has been measured.
    const description = dialog.querySelector('[data-part="description"]');
    await waitFor(() => expect(description).toHaveAttribute('tabindex', '0'));
  },
};
