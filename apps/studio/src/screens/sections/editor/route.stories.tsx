import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { newSection, type Section } from '../sections.api.ts';
import { Component } from './route.tsx';

const doc: Section = {
  ...newSection,
  id: '7',
  version: 3,
  name: 'Cover letter',
  description: 'Begins every proposal.',
  applicability: 2,
  applicableToBinder: true,
  ordinalNumber: 10,
  adapterBeanName: 'documentSectionAdapter',
  documentTemplateName: 'Cover letter.rtf',
  status: 1,
};
const roof = {
  kind: 'BinaryCondition' as const,
  id: 'c1',
  lhs: {
    kind: 'FieldValue',
    formTemplateUniqueName: 'Building',
    fieldName: 'roofAge',
    variableName: 'roofAge',
  },
  operatorName: 'greaterThan',
  rhs: [{ kind: 'LiteralValue', typeName: 'Integer', valueString: '20' }],
};
const ruled: Section = {
  ...{ ...doc, id: '8', name: 'Flood notice', applicability: 11, status: 0, documentTemplateName: null },
  triggerRule: {
    condition: { kind: 'CompositeCondition', id: 'g', operator: 'and', subconditions: [roof] },
    actions: [],
  },
};
const permissions = ['MANAGE_CONFIG_SECTION_TEMPLATES'] as const;
const actions = ['Discard', 'Save', 'Mark in Production', 'Delete', 'Copy', 'Export', 'View References'];

/** A page of the items of a data set. */
function items(...pairs: readonly (readonly [name: string, value: string])[]) {
  const records = pairs.map(([name, value], ordering) => ({ name, value, grouping: '', ordering }));
  return { records, totalRecords: records.length, defaultValue: null, minSearchStringLength: null };
}

const sets = {
  'Product Templates By Type': items(['Commercial Property', 'p1'], ['Cyber Liability', 'p2']),
  'Form Template': items(['Building Schedule', 'BuildingSchedule']),
  'SectionAdapter Dynamic DataSet Generator': items(['Document template', 'documentSectionAdapter']),
};

const fault = { pointer: '/condition', message: 'A group has no conditions.', severity: 'error' };
const include = {
  kind: 'ParameterizedAction',
  expression: 'Head the section {text}',
  parameters: [{ name: 'text', value: '', typeName: 'String' }],
};

/** The calls of the screen, with a template as it is on the server; saving answers it as it was. */
const answersWith = (section: Section, review: readonly object[] = []) => ({
  [`/rest/SectionTemplate/${section.id}`]: section,
  '/rest/Actions': actions.map((name) => ({ name, enabled: true, notes: '' })),
  '/rest/Rule/operators': [
    { name: 'greaterThan', label: 'is greater than', operands: 'one', types: [], isField: false },
  ],
  '/rest/Rule/ruleActions': [
    { name: 'heading', label: 'Give it another heading', template: include },
    { name: 'raw', label: 'Custom action', template: { kind: 'RawAction', rawExpression: '' } },
  ],
  '/rest/Rule/validate': { ruleText: 'If all of these are true:', errors: review },
  ...Object.fromEntries(
    Object.entries(sets).map(([name, page]) => [`/rest/DataSet/${encodeURIComponent(name)}/items`, page]),
  ),
});

const meta = {
  title: 'Screens/Section templates/Editor',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: '/config/sectionTemplate/7' },
  beforeEach: () => answerCalls({ answers: answersWith(doc), permissions }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The properties of a template in production; one product takes the place of all, and its document can be downloaded. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByDisplayValue('Document template', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText('In Production')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Stage Applicability/ })).toHaveValue('Both');
    await expect(canvas.getByRole('button', { name: 'Download Cover letter.rtf' })).toBeVisible();
    await expect(canvas.getByText('All Products')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: /^Products/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cyber Liability' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /All Products/ })).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Save/ })).toBeEnabled();
  },
};

/** What is not conditional has no rule, which its tab says. */
export const Irrelevant: Story = {
  args: { path: '/config/sectionTemplate/7?tab=rule' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'This tab is always displayed but is only relevant for conditionally applicable section templates.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('treegrid')).toBeNull();
  },
};

/** The rule of a conditional template: its conditions, what follows, and the review with what is wrong. */
export const Rule: Story = {
  args: { path: '/config/sectionTemplate/8?tab=rule' },
  beforeEach: () => answerCalls({ answers: answersWith(ruled, [fault]), permissions }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('treegrid', { name: 'Conditions of the rule' }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Select an Action' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review Rule' }));
    await userEvent.click(dialog.getByRole('tab', { name: /^Errors/ }));
    await expect(await dialog.findByText('A group has no conditions.')).toBeVisible();
  },
};

/** Nothing but the rule has changed, and it is not valid: nothing is saved, as shown. */
export const RefusedRule: Story = {
  args: { path: '/config/sectionTemplate/8?tab=rule' },
  beforeEach: () => answerCalls({ answers: answersWith(ruled, [fault]), permissions }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treegrid', {}, { timeout: 10_000 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Select an Action' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Give it another heading' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Save/ })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Section Template Validation Error' }),
    );
    await expect(dialog.getByText(/could not be saved because of the following errors:$/)).toBeVisible();
    await expect(dialog.getByText('A group has no conditions.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Save/ })).toBeEnabled();
  },
};

/** A new template: what it still needs keeps it from being saved. */
export const New: Story = {
  args: { path: '/config/sectionTemplate' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Notice');
    await expect(canvas.getByRole('spinbutton', { name: /^Ordering/ })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: /^Applicability/ })).toHaveValue('Optional');
    await expect(canvas.getByRole('combobox', { name: /^Stage Applicability/ })).toHaveValue('Proposal');
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Ordering/ }), '20');
    await userEvent.click(canvas.getByRole('combobox', { name: /^Section Adapter/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Document template' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** Without the permission everything is there to be read, and there is no upload. */
export const ReadOnly: Story = {
  args: { path: '/config/sectionTemplate/9' },
  beforeEach: () => answerCalls({ answers: answersWith({ ...doc, id: '9' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('combobox', { name: /^Applicability/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Download Cover letter.rtf' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /: (replace|remove|upload)$/ })).toBeNull();
  },
};
