import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { customSet } from '../../fixtures/dataSetDocs.ts';
import { dependentDoc } from '../draft/testing/dependentDoc.ts';
import { criteriaSet, criteriaSources, forms, loadFields } from '../fixtures/criteria.ts';
import { toDraft } from '../model.ts';
import { DynamicCriteriaTab, type DynamicCriteriaTabProps } from './DynamicCriteriaTab.tsx';

/** Holds the draft, as the studio does. */
function Host(props: DynamicCriteriaTabProps) {
  const [draft, setDraft] = useState(props.draft);
  const change = (next: typeof draft) => {
    props.onDraftChange(next);
    setDraft(next);
  };
  const [roofType, state] = props.sources.fields;
  const fields = draft.dependencies.rows.map(({ field }) => (field === 'state' ? state : roofType));
  const sources = { ...props.sources, fields: fields.filter((field) => field !== undefined) };
  return <DynamicCriteriaTab {...props} sources={sources} draft={draft} onDraftChange={change} />;
}

const meta = {
  title: 'Screens/Data sets/Editor/Dynamic criteria',
  component: DynamicCriteriaTab,
  parameters: { layout: 'padded' },
  render: (args) => <Host {...args} />,
  args: {
    doc: criteriaSet,
    draft: toDraft(criteriaSet),
    onDraftChange: fn(),
    readOnlyReason: '',
    forms,
    formsError: undefined,
    loadFields,
    sources: criteriaSources,
  },
} satisfies Meta<typeof DynamicCriteriaTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole('grid', { name: 'Criteria' }));
    const headers = grid.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers.slice(0, 4)).toEqual([
      'Label',
      'Product Dependency',
      'Field 1: Roof Type',
      'Field 2: State',
    ]);
    await expect(grid.getByText('Businessowners')).toBeVisible();
    await expect(grid.getByText('Slate')).toBeVisible();
    await expect(canvas.getAllByText('Select a data item')[0]).toBeVisible();
    await expect(canvas.getAllByText('Select a product dependency')[0]).toBeVisible();
    await expect(canvas.getAllByText('Select a Value')[0]).toBeVisible();
    await expect(canvas.getAllByText('Enter a Value')[0]).toBeVisible();
  },
};

const bareSet = dependentDoc([['FR'], ['MA']], null);

export const Empty: Story = {
  args: { doc: bareSet, draft: toDraft(bareSet), sources: { ...criteriaSources, fields: [] } },
  play: async ({ canvas, userEvent }) => {
    const hint = 'Choose a product or a form field dependency to add data item dependencies.';
    await expect(canvas.getByText(hint)).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Product' }));
    await expect(canvas.queryByText(hint)).toBeNull();
    await expect(canvas.getByRole('grid', { name: 'Criteria' })).toBeVisible();
  },
};

/** Columns are for complete dependencies: none takes a text that would not be saved. */
export const ColumnsOfCompleteDependencies: Story = {
  args: { doc: bareSet, draft: toDraft(bareSet) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const headers = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Product' }));
    await expect(headers()).toEqual(['Label', 'Product Dependency', 'Remove']);
    const first = within(canvas.getByRole('group', { name: 'Form field dependency 1' }));
    await userEvent.click(first.getByRole('combobox', { name: 'Form Template' }));
    await userEvent.click(await page.findByRole('option', { name: 'Locations' }));
    await expect(headers()).toEqual(['Label', 'Product Dependency', 'Remove']);
    await waitFor(() => expect(first.getByRole('combobox', { name: 'Field' })).toBeEnabled());
    await userEvent.click(first.getByRole('combobox', { name: 'Field' }));
    await userEvent.click(await page.findByRole('option', { name: 'State (state)' }));
    await expect(headers()).toEqual(['Label', 'Product Dependency', 'Field 1: State', 'Remove']);
  },
};

export const RemovingADependency: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const remove = canvas.getByRole('button', { name: 'Remove form field dependency 1' });
    await userEvent.click(remove);
    const question = await page.findByRole('alertdialog');
    await expect(question).toHaveTextContent(
      'Remove the dependency on Roof Type? The values in its column are removed from 2 criteria.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await expect(args.onDraftChange).not.toHaveBeenCalled();
    await userEvent.click(remove);
    await userEvent.click(
      within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    await expect(canvas.queryByText('Slate')).toBeNull();
    await expect(canvas.getByText('NY')).toBeVisible();
  },
};

export const AnotherField: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const first = within(canvas.getByRole('group', { name: 'Form field dependency 1' }));
    await waitFor(() =>
      expect(first.getByRole('combobox', { name: 'Field' })).toHaveValue('Roof Type (roofType)'),
    );
    await userEvent.click(first.getByRole('combobox', { name: 'Field' }));
    await userEvent.click(await page.findByRole('option', { name: 'Wall Type (wallType)' }));
    const question = await page.findByRole('alertdialog');
    await expect(question).toHaveTextContent(
      '2 criteria have values that were entered for the field before.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Keep the values' }));
    await expect(canvas.getByText('Slate')).toBeVisible();
  },
};

const staleSet = dependentDoc([['FR', ['gone', '9', null]]]);

export const StaleReferences: Story = {
  args: {
    doc: staleSet,
    draft: toDraft(staleSet),
    forms: forms.slice(0, 1),
    sources: {
      ...criteriaSources,
      fields: criteriaSources.fields.map((field, index) => ({ ...field, isGone: index === 1 })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('gone (no longer exists)')).toBeVisible();
    await expect(canvas.getByText('9 (no longer exists)')).toBeVisible();
    await expect(canvas.getByText('Field 2: State (no longer exists)')).toBeVisible();
    const second = within(canvas.getByRole('group', { name: 'Form field dependency 2' }));
    await expect(second.getByRole('combobox', { name: 'Form Template' })).toHaveValue(
      'Location (no longer exists)',
    );
  },
};

export const Loading: Story = {
  args: {
    forms: undefined,
    sources: {
      ...criteriaSources,
      products: undefined,
      fields: criteriaSources.fields.map((field) => ({ ...field, options: [], isLoading: true })),
    },
  },
};

export const Failed: Story = {
  args: {
    forms: [],
    formsError: { reason: 'The server cannot be reached.', onRetry: fn() },
    sources: {
      ...criteriaSources,
      fields: criteriaSources.fields.map((field) => ({ ...field, options: [], isUnknown: true })),
      failures: [{ what: 'The products', reason: 'The server cannot be reached.', onRetry: fn() }],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/The products could not be loaded/)).toBeVisible();
    await expect(canvas.getByText('CA')).toBeVisible();
    await expect(canvas.queryByText(/no longer exists/)).toBeNull();
    for (const retry of canvas.getAllByRole('button', { name: 'Retry' })) await userEvent.click(retry);
    await expect(args.formsError?.onRetry).toHaveBeenCalledOnce();
    await expect(args.sources.failures[0]?.onRetry).toHaveBeenCalledOnce();
  },
};

export const ReadOnly: Story = {
  args: { readOnlyReason: 'Read-only: this needs the permission “Manage data sets”.' },
  play: async ({ canvas }) => {
    const seen = canvas
      .getAllByText(/“Manage data sets”/)
      .filter((each) => (each.closest('[data-part="read-only-reason"]') ?? each).clientWidth > 1);
    await expect(seen).toHaveLength(1);
    await expect(canvas.getByRole('checkbox', { name: 'Product' })).toHaveAccessibleDescription(
      /“Manage data sets”/,
    );
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await expect(canvas.queryByText('Select a data item')).toBeNull();
  },
};

const generated = ['2026', '2027'].map((value, ordering) => ({ name: value, value, grouping: '', ordering }));
const yearSet = {
  ...customSet,
  dynamicDataSetDependency: { productDependent: true, sourceFieldDependencies: [] },
};

export const Custom: Story = {
  args: {
    doc: yearSet,
    draft: toDraft(yearSet),
    sources: { ...criteriaSources, generatedItems: generated, fields: [] },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByText('Select a data item'));
    await userEvent.click(await page.findByRole('option', { name: '2027' }));
    await expect(canvas.getByText('Product or value missing')).toBeVisible();
  },
};

const long = 'A value that goes on and on '.repeat(30).trim();
const hostileSet = dependentDoc([
  ['<b>not bold</b>', ['bop', '1', '<script>alert(1)</script>']],
  [long, ['bop', '1', long]],
]);

export const HostileTexts: Story = { args: { doc: hostileSet, draft: toDraft(hostileSet) } };

const arabicSet = dependentDoc([['أنواع الأسقف', ['bop', '1', 'نيويورك']]]);

export const RightToLeft: Story = {
  args: { doc: arabicSet, draft: toDraft(arabicSet) },
  globals: { direction: 'rtl' },
};
