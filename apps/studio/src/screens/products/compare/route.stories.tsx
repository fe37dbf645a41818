import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { answerCalls, refusal } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { newProduct, type Product } from '../products.api.ts';
import { Component } from './route.tsx';

const auto: Product = {
  ...newProduct,
  ...{ id: '7', version: 3, name: 'Commercial Auto', shortName: 'CA', externalName: 'Business Auto' },
  ...{ submissionProductTemplates: 'p1::p2', submissionProductTemplateIds: ['p1', 'p2'] },
  ...{ externalReportGeneratorBeanNames: 'lossRuns', ratingAdapterBeanName: 'autoRating' },
  ...{ producerBackdateBoundary: -30, policyDateRangeBoundary: 12, policyDateRangeBoundaryUnit: 'months' },
  ...{ quoteTemplateFileName: 'Auto quote.docx', quoteFileTemplateId: 4711 },
};
const marine: Product = {
  ...auto,
  ...{ id: '8', name: 'Inland Marine', shortName: 'IM', active: false, binderEnabled: true },
  ...{ submissionProductTemplates: 'p1', submissionProductTemplateIds: ['p1'] },
  ...{ ratingAdapterBeanName: 'marineRating', producerBackdateBoundary: 'Unlimited' },
  ...{ quoteTemplateFileName: 'Auto quote.docx', quoteFileTemplateId: 815 },
};

/** A page of the items of a data set. */
function items(...pairs: readonly (readonly [name: string, value: string])[]) {
  const records = pairs.map(([name, value], ordering) => ({ name, value, grouping: '', ordering }));
  return { records, totalRecords: records.length, defaultValue: null, minSearchStringLength: null };
}

const sets = {
  'Rating Adapters': items(['Auto rating', 'autoRating'], ['Marine rating', 'marineRating']),
  'Quoting Adapters': items(),
  'Policy Adapters': items(),
  'External Reports': items(['Loss runs', 'lossRuns']),
  'Rating Forms': items(),
  'Cancellation Reasons': items(),
  'Product Templates By Type': items(['Commercial Package', 'p1'], ['Surety', 'p2']),
};

/** The calls of the screen, with products as they are on the server. */
const answersWith = (...all: readonly Product[]) => ({
  ...Object.fromEntries(all.map((product) => [`/rest/ProductTemplate/${product.id}`, product])),
  '/rest/ProductTemplate/filter': { records: all, totalRecords: all.length },
  ...Object.fromEntries(
    Object.entries(sets).map(([name, page]) => [`/rest/DataSet/${encodeURIComponent(name)}/items`, page]),
  ),
});

const both = '/config/productTemplate/compare?left=7&right=8';

const meta = {
  title: 'Screens/Product templates/Compare',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: both },
  beforeEach: () => answerCalls({ answers: answersWith(auto, marine) }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What differs, in the words and under the headings of the form; documents of the same name are distinguished. Sides can be swapped. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Commercial Auto and Inland Marine' });
    const row = (name: RegExp) => within(within(table).getByRole('row', { name }));
    await expect(await canvas.findByText('8 differences')).toBeVisible();
    await expect(await within(table).findByRole('cell', { name: 'Marine rating' })).toBeVisible();
    const names = () =>
      row(/^Product Name/)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await expect(names()).toEqual(['Commercial Auto', 'Inland Marine']);
    await expect(row(/^Enable binder/).getByRole('cell', { name: 'Yes' })).toBeVisible();
    await expect(row(/^Quotable for Products/).getByText('Surety')).toBeVisible();
    await expect(
      row(/^Quote Document Template/).getByText('They are called the same, and differ in content.'),
    ).toBeVisible();
    await expect(within(table).queryByRole('row', { name: /^External Name/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Swap sides' }));
    await waitFor(() => expect(names()).toEqual(['Inland Marine', 'Commercial Auto']));
  },
};

/** Everything, of which what differs is marked. */
export const AllFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Show all fields' }));
    await expect(await canvas.findByRole('row', { name: /^External Name/ })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Reason' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader', { name: / \(Differs\)/ })).toHaveLength(8);
  },
};

/** What the type of one side leaves without meaning is shown as such. */
export const OtherTypes: Story = {
  beforeEach: () => {
    const submitted: Product = { ...marine, type: 'Submmitable', selectableOnQuote: false };
    return answerCalls({ answers: answersWith(auto, submitted) });
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^Rating Adapter/ });
    await expect(within(row).getByRole('cell', { name: 'Not for this one' })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /^Enable binding input/ })).toBeNull();
  },
};

/** An address with one side opens the picker of the other. */
export const ToChoose: Story = {
  args: { path: '/config/productTemplate/compare?left=7' },
  play: async ({ canvas, userEvent }) => {
    const picker = within(await screen.findByRole('dialog', { name: 'Compare with' }));
    await userEvent.click(await picker.findByRole('row', { name: /Inland Marine/ }));
    await userEvent.click(picker.getByRole('button', { name: 'Compare' }));
    await expect(await canvas.findByText('8 differences')).toBeVisible();
  },
};

/** Two that say the same but for their names. */
export const Alike: Story = {
  beforeEach: () => answerCalls({ answers: answersWith(auto, { ...auto, id: '8' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('They say the same')).toBeVisible();
    await expect(canvas.getByText('No differences')).toBeVisible();
  },
};

/** Two values that are called the same are two lines. */
export const SameWords: Story = {
  beforeEach: () => {
    const twice = { ...marine, externalReportGeneratorBeanNames: 'lossRuns::lossRuns' };
    return answerCalls({ answers: answersWith(auto, twice) });
  },
  play: async ({ canvas, userEvent }) => {
    const complaints = spyOn(console, 'error');
    await userEvent.click(await canvas.findByRole('switch', { name: 'Show all fields' }));
    const lines = () =>
      within(canvas.getByRole('row', { name: /^Reports/ }))
        .getAllByRole('cell')
        .map((cell) => within(cell).queryAllByRole('listitem').length);
    await waitFor(() => expect(lines()).toEqual([0, 2]));
    await userEvent.click(canvas.getByRole('button', { name: 'Swap sides' }));
    await waitFor(() => expect(lines()).toEqual([2, 0]));
    await expect(complaints).not.toHaveBeenCalled();
  },
};

/** One that is gone is reported on its side, and another can be chosen. */
export const Gone: Story = {
  beforeEach: () => answerCalls({ answers: answersWith(auto) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It does not exist any more. Choose another.')).toBeVisible();
    await expect(canvas.getByText('What is deleted cannot be compared')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Choose another/ })).toHaveLength(2);
  },
};

/** The server says why one is not there; it can be asked again. */
export const Failed: Story = {
  beforeEach: () =>
    answerCalls({
      answers: { ...answersWith(auto), '/rest/ProductTemplate/8': refusal(500, 'The disk is full.') },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The disk is full.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Both are loading. */
export const Loading: Story = {
  beforeEach: () =>
    answerCalls({ answers: { '/rest/ProductTemplate/7': new Promise<never>(() => undefined) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Compare product templates' })).toBeVisible();
  },
};

const long = '<b>Long</b> '.repeat(60);

/** Markup is text, long words break, from right to left. */
export const Awkward: Story = {
  globals: { direction: 'rtl' },
  beforeEach: () =>
    answerCalls({
      answers: answersWith(auto, { ...marine, name: long, externalName: 'Longword'.repeat(90) }),
    }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: long.trim() })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
