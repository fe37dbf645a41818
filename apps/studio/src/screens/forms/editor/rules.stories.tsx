import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RuleCondition, UiFormTemplate } from '@studio/api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { aField, aSection, emptyCondition, formDoc } from '../fixtures/formDocs.ts';
import { formStoryAnswers, roofSections as sections } from '../fixtures/formStories.ts';
import { Component } from './route.tsx';

const covering: RuleCondition = {
  kind: 'BinaryCondition',
  lhs: {
    ...{ kind: 'FieldValue', formTemplateUniqueName: 'RoofSupplement', fieldName: 'covering' },
    ...{ variableName: 'covering', typeName: 'String' },
  },
  operatorName: 'equals',
  rhs: { kind: 'LiteralValue', typeName: 'String', valueString: 'Slate' },
};
const condition: RuleCondition = {
  kind: 'CompositeCondition',
  operator: 'and',
  subconditions: [covering, { kind: 'RawCondition', rawExpression: 'roofAge > 20' }],
};
const fieldRules = [
  { name: 'Old roof-#2', description: 'Asks more about a roof that is old.', condition },
  { name: 'Flat roof', description: '', condition: emptyCondition },
];
const withRules = (
  own: Partial<Omit<UiFormTemplate, 'formTemplate'>> = {},
  template: Partial<UiFormTemplate['formTemplate']> = {},
) => formDoc({ sections, fieldRules, ...own }, template);

const meta = {
  title: 'Screens/Form templates/Editor/Rules',
  component: RoutePage,
  args: { route: Component, path: '/config/template/5f1d7e/rules' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RoutePage>;

export default meta;

type Story = StoryObj<typeof meta>;

function storyOf(form: UiFormTemplate, mayChangeRules = true): Story {
  return {
    beforeEach: () =>
      answerCalls({
        answers: formStoryAnswers(form),
        permissions: mayChangeRules ? ['MANAGE_FORMS', 'MANAGE_FORM_RULES'] : ['MANAGE_FORMS'],
        userId: `story rules ${form.formTemplate.uniqueName} ${mayChangeRules}`,
      }),
  };
}

/** A field rule: its name, when it holds, the fields that it shows, and what becomes of them otherwise. */
export const FieldRule: Story = {
  ...storyOf(withRules()),
  play: async ({ canvas }) => {
    // The end of a rule's name that only tells it from others is not shown.
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Old roof');
    await expect(canvas.getByRole('link', { name: 'Old roof' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Flat roof' })).toHaveAccessibleDescription(
      'Shows no field yet',
    );
    await expect(canvas.getByRole('treegrid', { name: 'Condition of Old roof' })).toBeVisible();
    await expect(await canvas.findByText('Roof covering (covering)')).toBeVisible();
    await expect(canvas.getByText('Age of the roof in years (age)')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.tab();
    const refusal = within(await screen.findByRole('alertdialog', { name: 'Error' }));
    await expect(refusal.getByText('Rule name must not be blank.')).toBeVisible();
    await userEvent.click(refusal.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Old roof');
    await userEvent.clear(name);
    await userEvent.type(name, 'Flat roof{Enter}');
    await expect(
      await screen.findByText('This name already exists. Please choose another name.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await userEvent.click(canvas.getByRole('button', { name: 'New Rule' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('New Rule 1');
    await expect(canvas.getByText('Hide these fields')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete rule' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Field Rule' }));
    await expect(question.getByText('Are you sure you want to delete this field rule?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Flat roof' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Flat roof');
  },
};

/** The rule that shows a supplemental form, and its review. */
export const FormRule: Story = {
  ...storyOf(
    withRules(
      { triggerRule: { objectUri: '/Rule', name: 'Supplemental Form Trigger', condition } },
      { root: false },
    ),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Supplemental Form Rule' }),
    ).toBeVisible();
    await expect(canvas.getByText('Then: Show this form')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const review = within(await screen.findByRole('dialog', { name: 'Review Rule' }));
    await expect(review.getByRole('tab', { name: 'Rules text' })).toBeVisible();
    await expect(await review.findByText('Show this form')).toBeVisible();
    await userEvent.click(review.getByRole('button', { name: 'Done' }));
  },
};

/** Rules show fields that are conditional: where none is, there is nothing to make a rule for. */
export const NothingConditional: Story = {
  ...storyOf(
    formDoc({ sections: [aSection('Roof', [aField('age', 'Age')])] }, { uniqueName: 'RoofUnconditional' }),
  ),
  play: async ({ canvas }) => {
    const text = 'Field Rules can only be created when one or more fields on the form are conditional.';
    await expect(await canvas.findByText(text, { selector: '[data-part="title"]' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^New Rule/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Rules can be read without the permission to change them, and so can those of a form in production. */
export const Locked: Story = {
  ...storyOf(withRules({}, { uniqueName: 'RoofLocked' }), false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    await expect(await canvas.findByText(/Manage form rules/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New Rule' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete rule' })).toBeNull();
  },
};
