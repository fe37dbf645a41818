import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DocumentSection } from '@studio/api';
import { expect, within } from 'storybook/test';
import { answerCalls, refusal } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { Component } from './route.tsx';

const plain = { stitchable: true, documentTemplateName: null, ruleText: null, isValid: true };
const order: readonly DocumentSection[] = [
  {
    ...plain,
    id: '1',
    name: 'Cover letter',
    ordinalNumber: 10,
    applicability: 2,
    documentTemplateName: 'Cover letter.rtf',
  },
  {
    ...{ ...plain, id: '2', name: 'Flood notice', ordinalNumber: 20, applicability: 11 },
    ruleText: 'If all of these are true:\n  coastDistance (LocationSchedule) is in list 1, 2',
  },
  { ...plain, id: '3', name: 'Vacancy conditions', ordinalNumber: 30, applicability: 11, isValid: false },
  { ...plain, id: '4', name: 'Installment plan', ordinalNumber: 40, applicability: 1, stitchable: false },
];
const products = {
  ...{ records: [{ name: 'Cyber Liability', value: 'p2', grouping: '', ordering: 0 }], totalRecords: 1 },
  ...{ defaultValue: null, minSearchStringLength: null },
};
const answersWith = (sections: unknown) => ({
  '/rest/SectionTemplate/order': sections,
  [`/rest/DataSet/${encodeURIComponent('Product Templates By Type')}/items`]: products,
});

const meta = {
  title: 'Screens/Section templates/Document order',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: '/config/sectionTemplate/order' },
  beforeEach: () => answerCalls({ answers: answersWith(order) }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sections in their order; conditional ones are set apart with their rule, and one whose rule is faulty says so. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Sections in the order of the document' }));
    const links = table.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual(order.map(({ name }) => name));
    await expect(canvas.getByText('4 sections, 2 of them only where their rule holds.')).toBeVisible();
    await expect(table.getByText(/coastDistance \(LocationSchedule\)/)).toBeVisible();
    await expect(table.getByText('Never yet: its rule is missing or faulty')).toBeVisible();
    await expect(table.getByText('Not in the combined document')).toBeVisible();
  },
};

/** A document without sections. */
export const Empty: Story = {
  args: { path: '/config/sectionTemplate/order?stage=binder' },
  beforeEach: () => answerCalls({ answers: answersWith([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sections')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Binder' })).toBeChecked();
  },
};

/** What cannot be loaded says why, and is tried again. */
export const Failed: Story = {
  args: { path: '/config/sectionTemplate/order?product=gone' },
  beforeEach: () => answerCalls({ answers: answersWith(refusal(404, 'There is no such product.')) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The sections could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
