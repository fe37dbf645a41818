import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DraftsOff } from '../../../kernel/editor/drafts/DraftsOff.tsx';
import { NewsBanner } from '../../../kernel/editor/ui/NewsBanner.tsx';
import { OtherTabsLine } from '../../../kernel/editor/ui/OtherTabsLine.tsx';
import { staticSet } from '../fixtures/dataSetDocs.ts';
import { editedSet, withPastedItems } from '../fixtures/editedSets.ts';
import { savedByPriya } from '../fixtures/savedByPriya.ts';
import { EditedPage } from './fixtures/EditedPage.tsx';

const meta = {
  title: 'Screens/Data sets/Editor/Unsaved changes',
  component: EditedPage,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { saved: staticSet, onHistory: fn(), onSave: fn() },
} satisfies Meta<typeof EditedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One step each: typing in a cell, and what the buttons and keys take back and do again. */
export const UndoAndRedo: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const label = () => canvas.getByRole('textbox', { name: /^Label, row 1, group Combustible/ });
    const undo = () => canvas.getByRole('button', { name: 'Undo' });

    await step('typing is one step', async () => {
      await expect(undo()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(label(), ' (wood)');
      await userEvent.click(undo());
      await expect(label()).toHaveValue('Frame');
      await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true');
    });

    await step('it is done again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
      await expect(label()).toHaveValue('Frame (wood)');
    });

    await step('a removed row comes back with the key', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Select row 1, group Combustible and mixed' }),
      );
      await userEvent.keyboard('{Delete}');
      await expect(label()).toHaveValue('Joisted Masonry');
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(label()).toHaveValue('Frame (wood)'));
    });

    await step('what was undone is announced, by key and by button', async () => {
      await expect(await canvas.findByText('Undone: the removal of Item “Frame (wood)”')).toBeInTheDocument();
      await userEvent.click(undo());
      await expect(await canvas.findByText('Undone: Label of Item “Frame (wood)”')).toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
      await expect(await canvas.findByText('Redone: Label of Item “Frame (wood)”')).toBeInTheDocument();
    });
  },
};

/** Under the arrow beside Save: each change, to be taken back by itself; the focus returns to the arrow. Escape closes a tooltip first. */
export const WhatSavingChanges: Story = {
  args: { edited: editedSet },
  play: async ({ canvas, userEvent }) => {
    const arrow = canvas.getByRole('button', { name: 'Show unsaved changes' });
    arrow.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await waitFor(() => expect(popover).toBeVisible());
    await userEvent.click(
      await within(popover).findByRole('button', { name: 'Revert Label of Item “Wood Frame”' }),
    );
    await expect(canvas.getByRole('textbox', { name: /^Label, row 1, group Combustible/ })).toHaveValue(
      'Frame',
    );
    await userEvent.keyboard('{Escape}');
    if (popover.isConnected) await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(arrow).toHaveFocus());
  },
};

/** Hundreds of changes scroll in the popover, which stays in the window. */
export const ManyChanges: Story = {
  args: { edited: withPastedItems(300) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show unsaved changes' }));
    const popover = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await waitFor(() => expect(popover).toBeVisible());
    await within(popover).findAllByRole('button', { name: /^Revert / });
    await waitFor(() => expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
  },
};

const banners = (
  <>
    <NewsBanner news={savedByPriya} isDirty onRebase={fn()} onDismiss={fn()} />
    <OtherTabsLine others={[{ hasUnsaved: true }]} />
    <DraftsOff reason="full" />
  </>
);

/** All banners that can be shown at once, in one column with the content. */
export const EveryBanner: Story = {
  args: { edited: editedSet, people: [{ id: 'priya', name: 'Priya Nair' }], banners },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Priya Nair saved this on/)).toBeVisible();
    await expect(canvas.getByText(/in another tab/)).toBeVisible();
    const edges = ['news', 'other-tabs', 'drafts-off'].map((part) =>
      canvasElement.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect(),
    );
    await expect(new Set(edges.map((edge) => edge?.left)).size).toBe(1);
  },
};

/** On a tablet the tools have a line with the actions; Save stays in sight. */
export const Tablet: Story = {
  args: { ...EveryBanner.args, edited: editedSet },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: /^Save/ }).getBoundingClientRect();
    await expect(save.right).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};
