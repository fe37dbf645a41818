import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test';
import { beginRates } from '../testing/beginRates.ts';
import { firstDay, rate } from '../testing/rateAnswers.ts';
import { ratesStory } from '../testing/ratesStory.ts';

// Its code is there before it is used.
const loaders = [() => import('./RatesOnDate.tsx'), () => import('./RateBulk.tsx')];

const day = 86_400_000;
/** Two locations until the end of 2026; one of them again from March 2027. */
const withGaps = [
  rate(1),
  rate(2, { state: 'NY' }),
  rate(3, {
    effectiveDateRangeBegin: Date.UTC(2027, 2, 1),
    effectiveDateRangeEnd: firstDay + 1000 * day,
  }),
];

const meta = {
  title: 'Screens/Rate status/On a date',
  ...ratesStory,
  loaders,
} satisfies Meta<typeof ratesStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** Opens the picture of a day. */
async function openOn({ canvas, userEvent }: Played, typed: string) {
  await canvas.findByRole('grid', { name: 'Entries' });
  await userEvent.click(canvas.getByRole('button', { name: 'On a date' }));
  const panel = within(await canvas.findByRole('region', { name: 'Rates on a date' }));
  const field = panel.getByRole('textbox', { name: 'Rates on' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await panel.findByRole('grid', { name: `Rates on ${typed}` });
  return { panel, field };
}

/** What holds on a date: a mark for each location and product, which leads to the entries. */
export const Default: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    const { panel } = await openOn(played, '06/30/2027');
    const picture = within(await panel.findByRole('grid', { name: 'Rates on 06/30/2027' }));
    const [first] = picture.getAllByRole('gridcell');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(/^Commercial Property in Florida: /);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(document.activeElement).toHaveTextContent('Commercial Property');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(await canvas.findByText('2 of 24 entries')).toBeVisible();
  },
};

/** A text that is no day stays as it is typed, and the picture stays on the last day. */
export const TypedDay: Story = {
  play: async (played) => {
    const { userEvent } = played;
    const { panel, field } = await openOn(played, '06/30/2027');
    await userEvent.clear(field);
    await userEvent.type(field, '02/30/2027');
    await userEvent.tab();
    await expect(field).toHaveValue('02/30/2027');
    await expect(panel.getByRole('grid', { name: 'Rates on 06/30/2027' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '02/28/2027');
    await expect(await panel.findByRole('grid', { name: 'Rates on 02/28/2027' })).toBeVisible();
  },
};

/** Each day on which something changes leads to itself: by a press, and with the arrow keys, Home, End, Enter and Space. */
export const Days: Story = {
  beforeEach: () => beginRates(withGaps),
  play: async (played) => {
    const { userEvent } = played;
    const { panel, field } = await openOn(played, '01/15/2027');
    await expect(panel.getByText('Nothing changes on this day.')).toBeVisible();
    const list = panel.getByRole('listbox', { name: 'Days on which something changes' });
    const days = within(list);
    const names = days.getAllByRole('option').map((each) => each.getAttribute('aria-label'));
    await expect(names).toEqual([
      '01/01/2027: 0 begin, 2 end the day before',
      '03/01/2027: 1 begin, 0 end the day before',
    ]);
    await userEvent.click(days.getByRole('option', { name: /^03\/01/ }));
    await expect(field).toHaveValue('03/01/2027');
    await expect(panel.getByText('1 begin, 0 end the day before.')).toBeVisible();
    await expect(days.getByRole('option', { selected: true })).toHaveAccessibleName(/^03\/01/);
    list.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(panel.getByText('01/01/2027: 0 begin, 2 end the day before')).toBeVisible();
    await expect(field).toHaveValue('03/01/2027');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('01/01/2027');
    await expect(list).toHaveFocus();
    const { id } = days.getByRole('option', { name: /^01\/01\/2027/ });
    await expect(list).toHaveAttribute('aria-activedescendant', id);
    await userEvent.keyboard('{End}[Space]');
    await expect(field).toHaveValue('03/01/2027');
    await expect(await panel.findByRole('grid', { name: 'Rates on 03/01/2027' })).toBeVisible();
  },
};

/** Of days that are close to each other a press is for the nearest, and one far from all for none. */
export const CloseDays: Story = {
  beforeEach: () =>
    beginRates(
      Array.from({ length: 8 }, (_, index) =>
        rate(index + 1, { effectiveDateRangeBegin: firstDay + index * day }),
      ),
    ),
  play: async (played) => {
    const { panel, field } = await openOn(played, '01/04/2026');
    const list = panel.getByRole('listbox', { name: 'Days on which something changes' });
    await expect(within(list).getAllByRole('option')).toHaveLength(8);
    const pressAt = (clientX: number) => fireEvent.click(list, { clientX });
    const boxOf = (name: RegExp) => within(list).getByRole('option', { name }).getBoundingClientRect();
    await pressAt(boxOf(/^01\/08\/2026/).right + 5);
    await expect(field).toHaveValue('01/08/2026');
    await fireEvent.click(within(list).getByRole('option', { name: /^01\/05\/2026/ }));
    await expect(field).toHaveValue('01/05/2026');
    await pressAt(boxOf(/^01\/01\/2026/).left - 5);
    await expect(field).toHaveValue('01/01/2026');
    await pressAt(boxOf(/^01\/01\/2026/).left - 40);
    await expect(field).toHaveValue('01/01/2026');
  },
};

/** The gaps of a day are filled in one step: a copy of the last entry each, with the days of the gap, without a status. */
export const FillAll: Story = {
  beforeEach: () => beginRates(withGaps),
  play: async (played) => {
    const { canvas, userEvent } = played;
    const { panel } = await openOn(played, '01/15/2027');
    const fill = () => panel.getByRole('button', { name: 'Fill all' });
    await expect(fill()).toHaveAccessibleDescription(
      'Fill all adds a copy of the last entry for each gap, without a status.',
    );
    await userEvent.click(fill());
    await expect(await canvas.findByText('5 entries')).toBeVisible();
    const grid = within(canvas.getByRole('grid', { name: 'Entries' }));
    await expect(grid.getByRole('textbox', { name: 'Effective Date' })).toHaveValue('01/01/2027');
    await expect(grid.getByRole('textbox', { name: 'Expiration Date' })).toHaveValue('02/28/2027');
    await expect(grid.getByText('Status is required.', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText('2 entries are incomplete or wrong')).toBeVisible();
    // One has its days and no status; the other one waits for its last day.
    await expect(fill()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('3 entries')).toBeVisible();
    await expect(fill()).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** Without the permission gaps are shown, and cannot be filled. */
export const ReadOnly: Story = {
  beforeEach: () => beginRates(withGaps, []),
  play: async (played) => {
    const { panel } = await openOn(played, '01/15/2027');
    await expect(panel.getByText('expired 12/31/2026, next from 03/01/2027')).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Fill all' })).toBeNull();
  },
};

/** What is selected is among what is shown: a filter begins without a selection. */
export const FilterWhileSelecting: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    const { panel } = await openOn(played, '06/30/2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Select several' }));
    // Of the two grids the entries have the focus.
    const entries = canvas.getByRole('grid', { name: 'Entries' });
    await waitFor(() => expect(entries.contains(document.activeElement)).toBe(true));
    const grid = within(canvas.getByRole('grid', { name: 'Entries' }));
    const boxes = await grid.findAllByRole('checkbox');
    await userEvent.click(boxes[1] as HTMLElement);
    await userEvent.click(boxes[2] as HTMLElement);
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    const [first] = within(panel.getByRole('grid')).getAllByRole('gridcell');
    await userEvent.click(first as HTMLElement);
    await expect(await canvas.findByText('2 of 24 entries')).toBeVisible();
    await expect(canvas.queryByText('2 selected')).toBeNull();
    await expect(grid.queryByRole('checkbox', { checked: true })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled();
  },
};

/** Entries that overlap on the same days are each reported. */
export const SameDays: Story = {
  beforeEach: () => beginRates([rate(1), rate(2), rate(3)]),
  play: async (played) => {
    const complaints = spyOn(console, 'error');
    const { panel } = await openOn(played, '06/30/2026');
    const overlap = 'California, Businessowners: two entries from 01/01/2026 to 12/31/2026';
    await expect(panel.getAllByRole('button', { name: overlap })).toHaveLength(2);
    await expect(panel.getByText('3 entries')).toBeVisible();
    await expect(complaints).not.toHaveBeenCalled();
  },
};
