import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { comparedField, comparedForm } from '../fixtures/comparedForms.ts';
import { comparedSettings } from '../fixtures/comparedSettings.ts';
import { Component } from './route.tsx';
import { compareFormsPath, heldFormPath } from './versions.urls.ts';

const first = comparedForm('7', [comparedField('roofAge', { label: 'Roof age' }), comparedField('covering')]);
const second = comparedForm('8', [comparedField('roofAge', { label: 'Age of the roof' })], {
  template: { version: 2, status: 2 },
});

/** What a comparison says types, settings and components by. */
const lookups = {
  '/rest/UIFormTemplate/types': [{ type: 1, name: 'Application' }],
  '/rest/fieldTemplateComponent/settings': comparedSettings,
  '/rest/fieldTemplateComponent/types': [
    { name: 'text', label: 'Text Input', fieldType: 0, isField: true, options: null },
  ],
};

const meta = {
  title: 'Screens/Form templates/Compare',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: {
    route: Component,
    path: compareFormsPath({ id: '7', save: 3 }, { id: '8', save: null }),
  },
  beforeEach: () =>
    answerCalls({
      answers: {
        ...lookups,
        '/rest/UIFormTemplate/7/versions/3': first,
        '/rest/UIFormTemplate/8': second,
      },
    }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A save of one form beside the next version: what differs in settings and fields. Sides can be swapped. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'RoofSupplement, version 1, save 1 and RoofSupplement, version 2';
    const table = await canvas.findByRole('table', { name });
    await expect(await canvas.findByText('4 differences')).toBeVisible();
    const row = within(table).getByRole('row', { name: /^Age of the roof/ });
    await expect(within(row).getByText('Label Text: Roof age')).toBeVisible();
    await expect(within(table).getByRole('row', { name: /^covering/ })).toHaveTextContent('Not for this one');
    await userEvent.click(canvas.getByRole('button', { name: 'Swap sides' }));
    await waitFor(() =>
      expect(canvas.getByRole('table')).toHaveAccessibleName(
        'RoofSupplement, version 2 and RoofSupplement, version 1, save 1',
      ),
    );
  },
};

/** A rule is described by the labels of what it names; where these have changed since, it is the same rule. */
export const Rules: Story = {
  beforeEach: () => {
    const condition = {
      kind: 'BinaryCondition' as const,
      lhs: { kind: 'FieldValue', formTemplateUniqueName: 'RoofSupplement', fieldName: 'roofAge' },
      operatorName: 'isAtMost',
      rhs: { kind: 'LiteralValue', typeName: 'Integer', valueString: '20' },
    };
    const withRule = (form: typeof first) => ({
      ...form,
      fieldRules: [{ name: 'Young roof', description: '', condition }],
    });
    return answerCalls({
      answers: {
        ...lookups,
        '/rest/UIFormTemplate/7/versions/3': withRule(first),
        '/rest/UIFormTemplate/8': withRule(second),
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /all/i }));
    const row = within(await canvas.findByRole('row', { name: /^Field Rule: Young roof/ }));
    await expect(row.getByText('Roof age is at most 20')).toBeVisible();
    await expect(row.getByText('Age of the roof is at most 20')).toBeVisible();
  },
};

/** What a set holds is side by side whatever has become of it, and its set is named. */
export const OfASet: Story = {
  args: { path: compareFormsPath({ id: '7', save: 3, set: 12 }, { id: '8', save: null }) },
  beforeEach: () =>
    answerCalls({
      answers: {
        ...lookups,
        '/rest/FormTemplateSet/12/formTemplates/7': first,
        '/rest/UIFormTemplate/8': second,
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 differences')).toBeVisible();
    await expect(canvas.getByText(/, as set 12 holds it$/)).toBeVisible();
  },
};

/** What a set holds of a form that is gone is read alone: both sides are the same. */
export const HeldAlone: Story = {
  args: { path: heldFormPath({ id: '7', save: 3, set: 12 }, true) },
  beforeEach: () =>
    answerCalls({ answers: { ...lookups, '/rest/FormTemplateSet/12/formTemplates/7': first } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No differences')).toBeVisible();
    const row = canvas.getByRole('row', { name: /^Roof age/ });
    await expect(within(row).getAllByText('Label Text: Roof age')).toHaveLength(2);
    await expect(canvas.getAllByText(/, as set 12 holds it$/)).toHaveLength(2);
  },
};

/** A deleted form is reported, with the place where it can still be seen. */
export const Gone: Story = {
  args: { path: compareFormsPath({ id: '6', save: 3 }, { id: '8', save: null }) },
  beforeEach: () => answerCalls({ answers: { ...lookups, '/rest/UIFormTemplate/8': second } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What is deleted cannot be compared')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Form Template Sets' })).toHaveAttribute(
      'href',
      '/config/template/sets',
    );
    await expect(canvas.getByText('It does not exist any more. Choose another.')).toBeVisible();
  },
};

/** Where one is named alone, the other is looked for among the versions of its form. */
export const ToBeChosen: Story = {
  args: { path: compareFormsPath({ id: '8', save: null }) },
  beforeEach: () =>
    answerCalls({
      answers: {
        ...lookups,
        '/rest/UIFormTemplate/8': second,
        '/rest/UIFormTemplate/filter': { records: [], totalRecords: 0 },
        '/rest/SavedFilter': [],
      },
    }),
  play: async () => {
    const picker = within(await screen.findByRole('dialog', { name: 'Compare with' }, { timeout: 10_000 }));
    await expect(picker.getByRole('searchbox')).toHaveValue('RoofSupplement');
  },
};
