import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { notices } from '../../../platform/feedback/notices.ts';
import { progress } from '../../../platform/feedback/progress.ts';
import { ratesStory } from '../testing/ratesStory.ts';

// Their code is there before it is used.
const loaders = [() => import('./RateBulk.tsx'), () => import('./PasteDialog.tsx')];

const meta = {
  title: 'Screens/Rate status/Many entries',
  ...ratesStory,
  loaders,
} satisfies Meta<typeof ratesStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** Selects rows by their places, from 1. */
async function select({ canvas, userEvent }: Played, ...places: readonly number[]) {
  const grid = within(await canvas.findByRole('grid', { name: 'Entries' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Select several' }));
  const boxes = await grid.findAllByRole('checkbox');
  // The button is gone: the focus is where rows are selected.
  await waitFor(() => expect(document.activeElement?.closest('[role="grid"]')).toBeTruthy());
  for (const place of places) await userEvent.click(boxes[place] as HTMLElement);
  return grid;
}

/** Copies or pastes where the focus is. @returns what is on the clipboard then */
function sendClipboard(type: 'copy' | 'paste', text = ''): string {
  const clipboardData = new DataTransfer();
  if (type === 'paste') clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return clipboardData.getData('text/plain');
}

/** Several entries selected: one step for all of them. */
export const Selecting: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    await select(played, 1, 3);
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill down' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Location' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('22 entries')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  },
};

/** Cells of a spreadsheet, as they will be. */
export const Pasting: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Entries' });
    await userEvent.click(canvas.getByRole('button', { name: 'Paste rows' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Paste rows/ }));
    const cells = dialog.getByRole('textbox', { name: 'Copied cells' });
    await userEvent.click(cells);
    await userEvent.paste('CA\tBOP\tApproved\t1/1/2030\t12/31/2030\nXX\tBOP\t\t1/1/2030\tsoon');
    await expect(
      await dialog.findByText(
        'Line 2: Location: there is no “XX”. Status is required. Expiration Date: “soon” is no date like 12/31/2026.',
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 entries' }));
    await expect(await canvas.findByText('26 entries')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('24 entries')).toBeVisible();
  },
};

const copied = [
  'California\tBusinessowners\tApproved\t01/01/2026\t12/31/2026',
  'California\tCommercial Property\tPending\t01/01/2026\t12/31/2026',
].join('\r\n');

/** What is selected goes to a spreadsheet with Ctrl+C or the button, and comes back as the same entries. */
export const Copying: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    const grid = await select(played, 1, 3);
    await expect(sendClipboard('copy')).toBe(copied);
    await waitFor(() => expect(progress.text).toBe('2 entries were copied.'));
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenCalledWith(copied);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    grid.getAllByRole('row')[1]?.focus();
    sendClipboard('paste', copied);
    const dialog = within(await screen.findByRole('dialog', { name: /^Paste rows/ }));
    await expect(await dialog.findByText('All entries are whole.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 0 entries' })).toHaveAccessibleDescription(
      'All of them are there already',
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Change entries that are there' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 entries' }));
    await expect(await canvas.findByText('26 entries')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('24 entries')).toBeVisible();
  },
};

/** With nothing selected the clipboard stays as it is; a browser that refuses says so, and what does it nevertheless. */
export const NotCopied: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    const grid = await select(played);
    grid.getAllByRole('row')[1]?.focus();
    await expect(sendClipboard('copy')).toBe('');
    await expect(await canvas.findByRole('button', { name: 'Copy' })).toBeDisabled();
    await userEvent.click((await grid.findAllByRole('checkbox'))[1] as HTMLElement);
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(notices.list.at(-1)?.message).toMatch(/Press Ctrl\+C instead/));
  },
};

/** A text that is no day is not taken, and nothing is changed: neither left out nor half of it. */
export const ChangeWithoutDay: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    await select(played, 1, 2);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 entries' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Status' }), 'With');
    await userEvent.click(await screen.findByRole('option', { name: 'Withdrawn' }));
    const end = dialog.getByRole('textbox', { name: 'Expiration Date' });
    await userEvent.type(end, 'soon');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(end).toHaveValue('soon');
    await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveValue('Withdrawn');
    await expect(canvas.getByText('2 selected')).toBeInTheDocument();
    await userEvent.clear(end);
    await userEvent.type(end, '06/30/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    const grid = within(await canvas.findByRole('grid', { name: 'Entries' }));
    await waitFor(() => expect(grid.getAllByText('06/30/2026')).toHaveLength(2));
  },
};
