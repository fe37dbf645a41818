import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Preference } from '@studio/api';
import { expect, screen, waitFor, within } from 'storybook/test';
import { refusal } from '../../../kernel/object/testing/answerCalls.ts';
import { beginLone } from '../../../kernel/object/testing/beginLone.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { preferences } from '../early.ts';
import { Component } from './route.tsx';

const about = {
  completeDescription: '',
  dataSetName: null,
  isForConsole: false,
  minimum: null,
  maximum: null,
  isWhole: false,
  addresses: null,
};

function preference(name: string, value: string, further: Partial<Preference>): Preference {
  const label = { category: 'Lists', shortDescription: name, dataType: 'string' } as const;
  return { ...about, ...label, name, value, defaultValue: value, ...further };
}

const rows = preference('lists.defaultPageSize', '50', {
  ...{
    shortDescription: 'Rows of a page',
    dataType: 'numeric',
    defaultValue: '25',
    minimum: 5,
    maximum: 500,
    isWhole: true,
    addresses: null,
  },
  completeDescription: 'So many rows a list shows when nothing else is asked for.',
});
const all: readonly Preference[] = [
  rows,
  preference('lists.isShort', 'true', { shortDescription: 'Short lists', dataType: 'boolean' }),
  preference('console.theme', 'dark', {
    ...{ category: 'Console', shortDescription: 'Theme', dataType: 'single-select enum' },
    dataSetName: 'Themes',
  }),
  preference('uploads.types', 'png::pdf', {
    ...{ category: 'Uploads', shortDescription: 'Allowed types', dataType: 'multi-select enum' },
    dataSetName: 'File Types',
  }),
  preference('uploads.note', '', { category: 'Uploads', shortDescription: 'Note below uploads' }),
  preference('odd.one', 'As it is', { category: '', shortDescription: '' }),
];

/** A page of the items of a data set. */
function items(...pairs: readonly (readonly [name: string, value: string])[]) {
  const records = pairs.map(([name, value], ordering) => ({ name, value, grouping: '', ordering }));
  return { records, totalRecords: records.length, defaultValue: null, minSearchStringLength: null };
}

/** The calls of the screen, with the preferences as they are on the server. */
const answersWith = (given: unknown) => ({
  [preferences.rest.read]: given,
  '/rest/DataSet/Themes/items': items(['As the system', 'system'], ['Light', 'light'], ['Dark', 'dark']),
  '/rest/DataSet/File%20Types/items': items(['PNG', 'png'], ['PDF', 'pdf'], ['SVG', 'svg']),
});

const permissions = ['MANAGE_BA_STUDIO_PREFERENCES'] as const;

const begin = (given: unknown, permitted: readonly (typeof permissions)[number][] = permissions) =>
  beginLone(preferences, { answers: answersWith(given), permissions: permitted });

const meta = {
  title: 'Screens/Preferences/Editor',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: preferences.path },
  beforeEach: () => begin(all),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Preferences by category, sorted; one without a category or a description has its own words. What they mean is a hover away. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const about = await canvas.findByRole('button', { name: 'About Rows of a page' });
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Console', 'Lists', 'Uncategorized', 'Uploads']);
    await expect(canvas.getByRole('textbox', { name: 'odd.one' })).toHaveValue('As it is');
    await expect(await canvas.findByText('Dark')).toBeVisible();
    await expect(canvas.getByText('PNG, PDF')).toBeVisible();
    await userEvent.hover(about);
    const tip = await screen.findByRole('tooltip');
    await expect(tip).toHaveTextContent('So many rows a list shows when nothing else is asked for.');
    await expect(tip).toHaveTextContent('Name: lists.defaultPageSize');
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    await expect(await screen.findByRole('dialog', { name: 'History of Preferences' })).toBeVisible();
  },
};

/** Found by what they are called, mean or hold, after the pause or at once with Enter. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search preferences' });
    await userEvent.type(search, 'DARK{Enter}');
    await expect(canvas.getByText('1 of 6 preferences')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Theme' })).toBeInTheDocument();
    await userEvent.clear(search);
    await userEvent.type(search, 'nothing else is asked{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Rows of a page' })).toHaveValue('50');
  },
};

/** Nothing is found. */
export const EmptySearch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search preferences' }), 'zzz{Enter}');
    await expect(canvas.getByText('No matching Preferences')).toBeVisible();
    await expect(canvas.getByText('0 of 6 preferences')).toBeVisible();
  },
};

/** A number that is none, beyond its limits, or not whole where it must be, cannot be saved: its row shows that at once. */
export const NumericFault: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Rows of a page' });
    const save = () => canvas.getByRole('button', { name: /^Save/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'many');
    await expect(await canvas.findByText('This preference value must be numeric only.')).toBeVisible();
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, '501');
    await expect(await canvas.findByText('At most 500.')).toBeVisible();
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, '49.5');
    await expect(field).toHaveAccessibleDescription('This preference value must be a whole number.');
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, '49');
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled', 'true'));
  },
};

/** What differs from the default is marked; Reset takes the default, and leaves the focus at the value. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    const reset = await canvas.findByRole('button', { name: 'Reset Rows of a page to 25' });
    await expect(canvas.getByText('Changed from the default: 25')).toBeVisible();
    await userEvent.click(reset);
    const field = canvas.getByRole('textbox', { name: 'Rows of a page' });
    await expect(field).toHaveValue('25');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByText('Changed from the default: 25')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard Changes' }));
    await waitFor(() =>
      expect(question.getByText('Are you sure you want to discard your changes?')).toBeVisible(),
    );
  },
};

/** Without the permission values are texts, and the screen says what is missing. */
export const ReadOnly: Story = {
  beforeEach: () => begin(all, []),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Read-only: this needs the permission/, { selector: 'p *' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Rows of a page' })).toBeNull();
    await expect(canvas.getByText('50')).toBeVisible();
    // By its name, not as it is stored.
    await expect(await canvas.findByText('Dark')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Reset/ })).toBeNull();
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const label = await canvas.findByRole('button', { name: 'About Rows of a page' });
    const value = canvas.getByRole('textbox', { name: 'Rows of a page' });
    await expect(label.getBoundingClientRect().right).toBeGreaterThan(value.getBoundingClientRect().right);
  },
};

/** What is loaded has its room, so that nothing jumps. */
export const Loading: Story = {
  beforeEach: () => begin(new Promise<never>(() => undefined)),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

/** The server says why there are none; it can be asked again. */
export const Failed: Story = {
  beforeEach: () => begin(refusal(500, 'The disk is full.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The disk is full.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const markup = '<script>alert(1)</script><b>bold</b>';

/** Markup is text, in labels, values, categories and choices; long words break. */
export const Awkward: Story = {
  beforeEach: () =>
    begin([
      preference('markup', markup, { category: markup, shortDescription: markup, defaultValue: 'a' }),
      preference('hebrew', 'שלום', { shortDescription: 'כותרת', completeDescription: markup }),
      preference('long', 'Long'.repeat(200), { shortDescription: 'Longword'.repeat(40) }),
    ]),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: markup })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: markup })).toHaveValue(markup);
    await expect(canvas.getByRole('textbox', { name: 'כותרת' })).toHaveValue('שלום');
    await expect(canvasElement.querySelector('b')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
