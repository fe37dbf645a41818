import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { EditedSettings } from './EditedSettings.fixture.tsx';

const meta = {
  title: 'Screens/Data sets/Settings/Unsaved changes',
  component: EditedSettings,
  tags: ['!autodocs'],
  args: { onClose: fn(), onSubmit: fn() },
} satisfies Meta<typeof EditedSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const openSettings = async () => {
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return { dialog, parts: within(dialog) };
};

/** Undo and redo stand in the foot, and have keys; each choice is a step, what is typed in one go is one. */
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
    await expect(parts.queryByText('What saving changes')).toBeNull();
    await userEvent.type(parts.getByRole('textbox', { name: /^Name/ }), ' 2');
    await userEvent.type(parts.getByRole('textbox', { name: 'Description' }), ', revised');
    await userEvent.click(parts.getByText('What saving changes'));
    const revert = parts.getByRole('button', { name: /^Revert Name/ });
    await waitFor(() => expect(revert).toBeVisible());
    await userEvent.click(revert);
    await expect(parts.getByRole('textbox', { name: /^Name/ })).toHaveValue('Building Construction Class');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** Drafts are off: said above the settings. */
export const DraftsOff: Story = {
  args: { draftsOff: 'unavailable' },
  play: async () => {
    const { parts } = await openSettings();
    await expect(parts.getByText(/^Drafts are off/)).toBeVisible();
  },
};
