import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { refusal } from '../../../kernel/object/testing/answerCalls.ts';
import { beginRates } from '../testing/beginRates.ts';
import { manyRates, rate } from '../testing/rateAnswers.ts';
import { ratesStory } from '../testing/ratesStory.ts';

const some = manyRates(24);

const meta = {
  title: 'Screens/Rate status/Editor',
  ...ratesStory,
} satisfies Meta<typeof ratesStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row is edited in place; Escape ends that, and the change can be saved. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Entries' }));
    const [cell] = await grid.findAllByText('Businessowners');
    await userEvent.click(cell as HTMLElement);
    const end = await grid.findByRole('textbox', { name: 'Expiration Date' });
    await userEvent.clear(end);
    await userEvent.type(end, '06/30/2026');
    await userEvent.keyboard('{Escape}');
    // Tab comes back to where the row was edited.
    const element = canvas.getByRole('grid', { name: 'Entries' });
    await waitFor(() => expect(element.querySelectorAll('[tabindex="0"]')).toHaveLength(1));
    await expect(await grid.findByText('06/30/2026')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Save/ })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(grid.queryByText('06/30/2026')).toBeNull();
  },
};

/** Nothing yet: the place of a new entry is there, and an entry made of it holds Save until it is whole. */
export const Empty: Story = {
  beforeEach: () => beginRates([]),
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Entries' }));
    await userEvent.click(await grid.findByText('New'));
    await userEvent.type(await grid.findByRole('combobox', { name: 'Location' }), 'Calif');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(
      await grid.findByText('Product, status, effective date and expiration date are required.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(grid.getByRole('button', { name: /^Delete/ }));
    await expect(await canvas.findByText('0 entries')).toBeVisible();
  },
};

/** Without the permission rows are read, and cannot be opened. */
export const ReadOnly: Story = {
  beforeEach: () => beginRates(some, []),
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Entries' }));
    const [cell] = await grid.findAllByText('Businessowners');
    await userEvent.click(cell as HTMLElement);
    await expect(grid.queryByRole('combobox')).toBeNull();
    await expect(grid.queryByText('New')).toBeNull();
    await expect(
      canvas.getByText('Read-only: this needs the permission “Manage rate status”.', { ignore: '[hidden]' }),
    ).toBeVisible();
  },
};

/** The entries could not be loaded. */
export const LoadFails: Story = {
  beforeEach: () => beginRates(refusal(500, 'The disk is full.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The disk is full/)).toBeVisible();
  },
};

/** A copy is incomplete: it says what is missing, and stays marked when another row is opened. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Entries' }));
    const cells = await grid.findAllByText('Businessowners');
    await userEvent.click(cells[0] as HTMLElement);
    await userEvent.click(await grid.findByRole('button', { name: /^Copy/ }));
    const missing = 'Status, effective date and expiration date are required.';
    await expect(await grid.findByText(missing)).toBeVisible();
    await userEvent.click(cells[1] as HTMLElement);
    await expect(await grid.findAllByText('Required')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '1 entry is incomplete or wrong' }));
    await expect(await grid.findByText(missing)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  },
};

/** A text that is no day goes with an undo, also where there was no day before it; the focus goes back to its field. */
export const UndoneDay: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Entries' }));
    await userEvent.click((await grid.findAllByText('Businessowners'))[0] as HTMLElement);
    await userEvent.click(await grid.findByRole('button', { name: /^Copy/ }));
    const field = () => grid.findByRole('textbox', { name: 'Expiration Date' });
    await userEvent.type(await field(), 'soon');
    await userEvent.tab();
    await expect(await grid.findByText(/“soon”/, { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await waitFor(async () => expect(await field()).toHaveValue('soon'));
  },
};

/** Escape that follows the last character at once, before anything is drawn, keeps what was typed. */
export const ClosedAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Entries' }));
    await userEvent.click((await grid.findAllByText('Businessowners'))[0] as HTMLElement);
    const end = await grid.findByRole('textbox', { name: 'Expiration Date' });
    fireEvent.input(end, { target: { value: '01/31/2031' } });
    fireEvent.keyDown(end, { key: 'Escape' });
    await expect(await grid.findByText('01/31/2031')).toBeVisible();
  },
};

/** Entries of one place that share days are marked, and can be saved. */
export const Overlapping: Story = {
  beforeEach: () => beginRates([rate(1), rate(2, { status: 1 })]),
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Entries' }));
    const text = 'Overlaps another entry of the same location and product: 01/01/2026 to 12/31/2026.';
    await expect(await grid.findAllByText(text)).toHaveLength(2);
  },
};

/** As many entries as a large carrier has: those in sight are drawn. */
export const FiveThousand: Story = {
  beforeEach: () => beginRates(manyRates(5000)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('5,000 entries')).toBeVisible();
    const grid = within(canvas.getByRole('grid', { name: 'Entries' }));
    expect(grid.getAllByRole('row').length).toBeLessThan(100);
    grid.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{End}');
    await expect(await grid.findByText('New')).toBeVisible();
  },
};

const long = 'Commonwealth of Massachusetts, with the islands of Nantucket and Martha’s Vineyard';
const markup = '<script>alert(1)</script><b>bold</b>';

/** Names that do not fit are cut, in rows that keep their height; markup is text. */
export const Awkward: Story = {
  beforeEach: () =>
    beginRates([
      rate(1, { state: long, productTemplateShortName: 'Longname '.repeat(112).slice(0, 1000) }),
      rate(2, { state: markup, productTemplateShortName: markup }),
      rate(3, { state: 'ירושלים', productTemplateShortName: 'ביטוח' }),
    ]),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Entries' }));
    const rows = grid.getAllByRole('row').slice(1, 4);
    await expect(new Set(rows.map((row) => row.getBoundingClientRect().height)).size).toBe(1);
    await expect(grid.getAllByText(markup)).toHaveLength(2);
    await expect(canvasElement.querySelector('b')).toBeNull();
    await userEvent.click(grid.getByText('ירושלים'));
    await expect(await grid.findByRole('combobox', { name: 'Product' })).toHaveValue('ביטוח');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Entries' }));
    const left = (name: string) => grid.getByRole('columnheader', { name }).getBoundingClientRect().left;
    await expect(left('Location')).toBeGreaterThan(left('Expiration Date'));
  },
};

/** Days that are typed in an open row stay as they are typed while they are none, wherever the focus goes. */
export const TypedDay: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Entries' }));
    const [cell] = await grid.findAllByText('Businessowners');
    await userEvent.click(cell as HTMLElement);
    const field = () => grid.findByRole('textbox', { name: 'Effective Date' });
    await userEvent.clear(await field());
    await userEvent.type(await field(), '02/30/2026');
    await userEvent.tab();
    await expect(await field()).toHaveValue('02/30/2026');
    // The button beside it has the focus: the Escape of its tooltip would come first.
    (await field()).focus();
    await userEvent.keyboard('{Escape}');
    await expect(await grid.findByText('02/30/2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '1 entry is incomplete or wrong' }));
    await expect(await field()).toHaveValue('02/30/2026');
    await expect(await grid.findByText(/02\/30\/2026/, { selector: 'p' })).toBeVisible();
    await userEvent.clear(await field());
    await userEvent.type(await field(), '02/28/2026');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-disabled', 'true'),
    );
  },
};
