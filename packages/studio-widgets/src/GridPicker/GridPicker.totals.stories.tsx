import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { GridPage } from '../BrowserGrid/types.ts';
import { filter, type Producer, producers, type Submission, serve } from './fixtures/producers.tsx';
import { findPicker, pickerArgs, pickerParameters } from './GridPicker.stories.tsx';
import { GridPicker } from './GridPicker.tsx';
import type { GridPickerRequest } from './types.ts';

interface HeldQuestion {
  readonly answer: () => void;
  readonly fail: () => void;
}

const held: HeldQuestion[] = [];
const onExport = fn();

/** Answers at once without a filter, and on command with one. */
function loadPage(request: GridPickerRequest<unknown>): Promise<GridPage<Producer>> {
  const page = serve(producers.slice(0, 30), request);
  if (request.filterUri === '') return Promise.resolve(page);
  return new Promise((resolve, reject) => {
    held.push({ answer: () => resolve(page), fail: () => reject(new Error('There is no connection.')) });
  });
}

const meta = {
  title: 'Widgets/GridPicker/Totals',
  tags: ['!dev', '!autodocs'],
  component: GridPicker<Producer, Submission>,
  args: {
    ...pickerArgs,
    defaultIsOpen: true,
    onOpenChange: fn(),
    loadPage,
    filter,
  },
  parameters: pickerParameters,
  beforeEach: () => {
    held.length = 0;
  },
} satisfies Meta<typeof GridPicker<Producer, Submission>>;

export default meta;
type Story = StoryObj<typeof meta>;

const isUnknown = 'The rows of this filter are not loaded';

async function filterByColorado({
  userEvent,
}: {
  userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent'];
}) {
  const { picker } = await findPicker();
  await userEvent.click(await picker.findByRole('button', { name: 'Add Condition' }));
  const row = within(await picker.findByRole('group', { name: 'Condition 1' }));
  await userEvent.click(row.getByRole('combobox', { name: 'Field' }));
  await userEvent.click(await screen.findByRole('option', { name: 'State' }));
  await userEvent.type(await row.findByRole('textbox', { name: 'Value' }), 'CO');
  await waitFor(() => expect(picker.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
}

/** All rows of a filter cannot be selected while they are loading, or did not come. */
export const AllWaitsForTheFilter: Story = {
  play: async ({ args, userEvent, step }) => {
    const { picker } = await findPicker();
    const selectAll = (total: number) => picker.getByRole('button', { name: `Select all ${total}` });
    const button = picker.getByRole('button', { name: 'Select' });
    await userEvent.click(picker.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await filterByColorado({ userEvent });

    await step('while they are on their way', async () => {
      await expect(selectAll(30)).toHaveAttribute('aria-disabled', 'true');
      await expect(selectAll(30)).toHaveAccessibleDescription(isUnknown);
      await userEvent.click(selectAll(30));
      await expect(picker.getByText('25 Selected')).toBeVisible();
      await expect(button).not.toHaveAttribute('aria-disabled');
    });

    await step('when they did not come', async () => {
      held.at(-1)?.fail();
      await expect(await picker.findByText('There is no connection.')).toBeVisible();
      await expect(selectAll(30)).toHaveAttribute('aria-disabled', 'true');
    });

    await step('then it is all of them, whatever was picked on an earlier filter', async () => {
      await userEvent.click(picker.getByRole('button', { name: 'Retry' }));
      held.at(-1)?.answer();
      await waitFor(() => expect(selectAll(4)).not.toHaveAttribute('aria-disabled'));
      await expect(picker.getByText('25 Selected')).toBeVisible();
      await userEvent.click(selectAll(4));
      await expect(picker.getByText('4 Selected')).toBeVisible();
      await expect(picker.queryByRole('button', { name: /^Select all \d/ })).toBeNull();
    });

    await step('Select waits as well', async () => {
      await userEvent.click(picker.getByRole('button', { name: 'City' }));
      await waitFor(() => expect(button).toHaveAccessibleDescription(isUnknown));
      await userEvent.click(button);
      await expect(args.onSelect).not.toHaveBeenCalled();
      held.at(-1)?.answer();
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(button);
      await expect(args.onSelect).toHaveBeenCalledWith(
        expect.objectContaining({ mode: 'all', count: 4, filterUri: expect.stringContaining('CO') }),
        { signal: expect.any(AbortSignal) },
      );
    });
  },
};

/** In an action on several rows likewise. */
export const BulkWaitsForTheFilter: Story = {
  args: {
    actions: [
      {
        name: 'export',
        label: 'Export',
        bulk: { confirmLabel: 'Export', onConfirm: onExport },
      },
    ],
  },
  play: async ({ userEvent }) => {
    const { picker } = await findPicker();
    await userEvent.click(picker.getByRole('button', { name: 'Export' }));
    const header = within(picker.getByRole('group', { name: 'Selection' }));
    await userEvent.click(picker.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await expect(header.getByRole('button', { name: 'Select all 30' })).toBeVisible();
    await filterByColorado({ userEvent });
    await expect(header.queryByRole('button', { name: /^Select all/ })).toBeNull();
    held.at(-1)?.answer();
    await userEvent.click(await header.findByRole('button', { name: 'Select all 4' }));
    await expect(header.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await userEvent.click(header.getByRole('button', { name: 'Export' }));
    await expect(onExport).toHaveBeenCalledWith(expect.objectContaining({ mode: 'all', count: 4 }), {
      signal: expect.any(AbortSignal),
    });
  },
};
