import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DraftsOff as DraftsOffLine } from '../../../kernel/editor/drafts/DraftsOff.tsx';
import { NewsBanner } from '../../../kernel/editor/ui/NewsBanner.tsx';
import { savedByPriya } from '../fixtures/savedByPriya.ts';
import { EditedSettings } from './EditedSettings.fixture.tsx';

const meta = {
  title: 'Screens/Data sets/Settings/Unsaved changes',
  component: EditedSettings,
  tags: ['!dev', '!autodocs'],
  args: { onClose: fn(), onSubmit: fn(), onHistory: fn() },
} satisfies Meta<typeof EditedSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const openSettings = async () => {
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return { dialog, parts: within(dialog) };
};

/** Undo and redo are in the foot, and have keys; each choice is a step, what is typed in one go is one. */
export const UndoAndRedo: Story = {
  play: async ({ step, userEvent }) => {
    const { parts } = await openSettings();
    const description = parts.getByRole('textbox', { name: 'Description' });
    const undo = parts.getByRole('button', { name: 'Undo' });

    await step('the button takes typing back', async () => {
      await userEvent.type(description, ', revised');
      await userEvent.click(undo);
      await expect(description).toHaveValue('ISO construction classes 1 to 6');
      await expect(parts.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(parts.getByRole('button', { name: 'Redo' }));
      await expect(description).toHaveValue('ISO construction classes 1 to 6, revised');
    });

    await step('the keys take a choice back', async () => {
      const search = within(parts.getByRole('radiogroup', { name: 'Server-side Search' }));
      await userEvent.click(search.getByRole('radio', { name: 'True' }));
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(search.getByRole('radio', { name: 'False' })).toBeChecked());
      await expect(description).toHaveValue('ISO construction classes 1 to 6, revised');
    });
  },
};

/** Folded under the settings: what saving would change, each to be taken back by itself. */
export const WhatSavingChanges: Story = {
  play: async ({ userEvent }) => {
    const { dialog, parts } = await openSettings();
    await expect(parts.queryByText('Unsaved changes')).toBeNull();
    await userEvent.type(parts.getByRole('textbox', { name: /^Name/ }), ' 2');
    await userEvent.type(parts.getByRole('textbox', { name: 'Description' }), ', revised');
    await userEvent.click(parts.getByText('Unsaved changes'));
    const revert = await parts.findByRole('button', { name: /^Revert Name/ });
    await waitFor(() => expect(revert).toBeVisible());
    await userEvent.click(revert);
    await expect(parts.getByRole('textbox', { name: /^Name/ })).toHaveValue('Building Construction Class');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** Drafts are off: shown above the settings. */
export const DraftsOff: Story = {
  args: { banners: <DraftsOffLine reason="unavailable" /> },
  play: async () => {
    const { parts } = await openSettings();
    await expect(parts.getByText(/^Drafts are off/)).toBeVisible();
  },
};

/** Somebody saved while the modal is open: shown in the modal, as wide as the settings. Other people are shown with the tools. */
export const News: Story = {
  args: {
    people: [{ id: 'priya', name: 'Priya Nair' }],
    banners: (
      <>
        <NewsBanner news={savedByPriya} isDirty onRebase={fn()} onDismiss={fn()} />
        <DraftsOffLine reason="full" />
      </>
    ),
  },
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openSettings();
    await expect(parts.getByText(/^Priya Nair saved this on/)).toBeVisible();
    const name = parts.getByRole('textbox', { name: /^Name/ }).getBoundingClientRect();
    const banner = dialog.querySelector('[data-part="news"]')?.getBoundingClientRect();
    await expect(Math.abs((banner?.left ?? 0) - name.left)).toBeLessThanOrEqual(2);
    await expect(parts.getByText('Priya Nair is here')).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: 'History' }));
    await expect(args.onHistory).toHaveBeenCalledOnce();
  },
};

/** While a save runs, or a question is open, neither button nor key takes anything back. */
export const LockedWhileSaving: Story = {
  args: { lockedBecause: 'Your changes are being saved.' },
  play: async ({ userEvent }) => {
    const { parts } = await openSettings();
    const description = parts.getByRole('textbox', { name: 'Description' });
    const search = within(parts.getByRole('radiogroup', { name: 'Server-side Search' }));
    await userEvent.type(description, ', revised');
    await userEvent.click(search.getByRole('radio', { name: 'True' }));
    const undo = parts.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAccessibleDescription('Your changes are being saved.');
    await userEvent.click(undo);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(search.getByRole('radio', { name: 'True' })).toBeChecked();
    await expect(description).toHaveValue('ISO construction classes 1 to 6, revised');
  },
};

/** The keys work with the focus on a button of the foot, too. */
export const KeysInTheFoot: Story = {
  play: async ({ userEvent }) => {
    const { parts } = await openSettings();
    const description = parts.getByRole('textbox', { name: 'Description' });
    await userEvent.type(description, ', revised');
    parts.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(description).toHaveValue('ISO construction classes 1 to 6'));
    await expect(await parts.findByText('Undone: Description of Data Set Settings')).toBeInTheDocument();
  },
};
