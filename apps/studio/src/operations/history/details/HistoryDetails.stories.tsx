import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ConfigurationLog, FieldChange } from '@studio/api';
import { expect, fn } from 'storybook/test';
import { fieldChanges, historyEntries } from '../fixtures/historyEntries.ts';
import { HistoryDetails } from './HistoryDetails.tsx';

const [entry] = historyEntries(1) as [ConfigurationLog];

const detailsOf = (changes: readonly FieldChange[], changeCount = changes.length) => ({
  log: entry,
  changes: [...changes],
  changeCount,
});

const meta = {
  title: 'Screens/Shell/Detailed History/Details',
  component: HistoryDetails,
  args: {
    entry,
    details: detailsOf([
      { field: 'Description', before: 'Roofs', after: 'Roof coverings by material' },
      { field: 'Data Items › Slate › Value', before: 'SL', after: 'SLT' },
      { field: 'Data Items › Thatch › Label', before: null, after: 'Thatch' },
      { field: 'Generator Bean Name', before: '', after: 'enhancedDynamicDataItemGenerator' },
    ]),
    error: null,
    onRetry: fn(),
  },
  parameters: { frame: { maxWidth: 820 } },
} satisfies Meta<typeof HistoryDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Data set 'Roof Covering' was updated.")).toBeVisible();
    await expect(canvas.getByText('4 fields')).toBeVisible();
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Field', 'Before', 'After']);
    await expect(canvas.getByRole('row', { name: /Thatch/ })).toHaveTextContent('None');
    await expect(canvas.getByRole('row', { name: /Generator/ })).toHaveTextContent('Empty');
  },
};

/** What was created has no before. */
export const Created: Story = {
  args: { details: detailsOf([{ field: 'Name', before: null, after: 'Flood Zone' }]) },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Field', 'Value']);
    await expect(canvas.getByText('1 field')).toBeVisible();
  },
};

export const Deleted: Story = {
  args: { details: detailsOf([{ field: 'Name', before: 'Flood Zone', after: null }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Before' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Value' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Flood Zone')).toBeVisible();
  },
};

const script = (limit: number) =>
  ['function rate(risk) {', '  const base = table(risk.state);', `  return base * ${limit};`, '}'].join('\n');

/** Long texts, and those of several lines, are compared line by line. */
export const LongTexts: Story = {
  args: {
    details: detailsOf([
      { field: 'Script', before: script(2), after: script(3) },
      {
        field: 'Description',
        before: 'All other perils deductibles by total insured value band. '.repeat(6),
        after: `${'All other perils deductibles by total insured value band. '.repeat(5)}With a minimum.`,
      },
    ]),
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Script' });
    await expect(table).toHaveTextContent('return base * 2;');
    await expect(table).toHaveTextContent('return base * 3;');
    await expect(canvas.getByRole('table', { name: 'Description' })).toBeVisible();
  },
};

/** A thousand are shown a hundred at a time; the focus goes on at the first new one. */
export const ThousandChanges: Story = {
  args: { details: detailsOf(fieldChanges(1000), 2340) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The first 1,000 of 2,340 fields')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100 more fields' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(200);
    await expect(canvas.getByRole('row', { name: /Item 101 / })).toHaveFocus();
  },
};

export const NothingToCompare: Story = {
  args: { details: detailsOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This entry has no fields to compare.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { details: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the details');
    await expect(canvas.getByText("Data set 'Roof Covering' was updated.")).toBeVisible();
  },
};

export const Failed: Story = {
  args: { details: undefined, error: 'The server cannot be reached. Check the connection and try again.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The details could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

const markup = '<img src=x onerror="document.title=1">';

export const HostileTexts: Story = {
  args: {
    entry: { ...entry, user: markup, message: markup.repeat(20) },
    details: detailsOf([
      { field: markup, before: markup, after: `${markup}\n${markup}` },
      { field: 'F'.repeat(1000), before: 'B'.repeat(150), after: '' },
      { field: 'اسم › العنصر', before: 'فئة البناء (A)', after: 'فئة البناء (B)' },
      { field: 'Spaces', before: ' a ', after: '  a' },
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByRole('row', { name: /اسم/ })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
