import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ChangeList } from '../ChangeList/ChangeList.tsx';
import { fewChanges } from '../ChangeList/fixtures/changes.ts';
import { ActionBar } from './ActionBar.tsx';
import type { ActionBarAction } from './types.ts';

const onSave = fn();

const save: ActionBarAction = {
  name: 'save',
  label: 'Save',
  variant: 'primary',
  subText: 'Unsaved changes',
  onRun: onSave,
  details: {
    label: 'Show what changed',
    title: 'Unsaved changes',
    content: () => <ChangeList changes={fewChanges} onRevert={fn()} maxHeight="min(420px, 60vh)" />,
  },
};

const others: readonly ActionBarAction[] = [
  { name: 'settings', label: 'Data Set Settings', onRun: fn() },
  { name: 'discard', label: 'Discard', isPinned: true, onRun: fn() },
];

const meta = {
  title: 'Widgets/ActionBar/Details',
  tags: ['!dev', '!autodocs'],
  component: ActionBar,
  args: { actions: [...others, save] },
  parameters: { frame: { display: 'flex', width: 600, minHeight: 480, alignItems: 'flex-start' } },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before it is saved, the arrow shows what is going to be. */
export const Details: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const main = canvas.getByRole('button', { name: /^Save/ });
    const arrow = await canvas.findByRole('button', { name: 'Show what changed' });

    await step('the arrow opens it, Escape gives the focus back', async () => {
      await userEvent.click(arrow);
      const panel = await screen.findByRole('dialog', { name: 'Unsaved changes' });
      await waitFor(() => expect(within(panel).getByText('Item “Frame”')).toBeVisible());
      await expect(onSave).not.toHaveBeenCalled();
      await waitFor(() => expect(panel).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(arrow).toHaveFocus());
    });

    await step('so does the arrow key on the button', async () => {
      main.focus();
      await userEvent.keyboard('{ArrowDown}');
      const panel = await screen.findByRole('dialog', { name: 'Unsaved changes' });
      await waitFor(() => expect(panel).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(main).toHaveFocus());
    });

    await step('the arrows of the bar reach both', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(arrow).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{Enter}');
      await expect(onSave).toHaveBeenCalledTimes(1);
    });
  },
};

/** Without changes there is nothing to show either. */
export const Disabled: Story = {
  args: { actions: [...others, { ...save, isDisabled: true, subText: undefined }] },
  play: async ({ canvas, userEvent }) => {
    const arrow = await canvas.findByRole('button', { name: 'Show what changed' });
    await expect(arrow).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(arrow);
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** What is invalid cannot be saved, and can still be looked through. */
export const EnabledByItself: Story = {
  args: {
    actions: [
      ...others,
      { ...save, isDisabled: true, ...(save.details && { details: { ...save.details, isDisabled: false } }) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show what changed' }));
    const panel = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** In the menu it is a line of its own, and opens a dialog. */
export const InTheMenu: Story = {
  args: { maxVisible: 0 },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More actions' });
    await userEvent.click(more);
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Data Set Settings',
      'Discard',
      'Save – Unsaved changes',
      'Show what changed',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Show what changed' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(within(dialog).getByText('Item “Frame”')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
  },
};
