import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RuleCondition } from '@studio/api';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { aField, aSection, formDoc } from '../fixtures/formDocs.ts';
import { formStoryAnswers } from '../fixtures/formStories.ts';
import { Component } from './route.tsx';

const meta = {
  title: 'Screens/Form templates/Editor/Try it',
  component: RoutePage,
  args: { route: Component, path: '/config/template/5f1d7e/builder' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RoutePage>;

export default meta;

type Story = StoryObj<typeof meta>;

const condition: RuleCondition = {
  kind: 'CompositeCondition',
  operator: 'and',
  subconditions: [
    {
      kind: 'BinaryCondition',
      lhs: {
        ...{ kind: 'FieldValue', formTemplateUniqueName: 'RoofToTry', fieldName: 'age' },
        ...{ variableName: 'age', typeName: 'Integer' },
      },
      operatorName: 'isGreaterThan',
      rhs: { kind: 'LiteralValue', typeName: 'Integer', valueString: '20' },
    },
  ],
};

/** The same comparison twice. */
const twice: RuleCondition = {
  ...condition,
  subconditions: [...(condition.subconditions ?? []), ...(condition.subconditions ?? [])],
};

const form = formDoc(
  {
    sections: [
      aSection(
        'Roof',
        [
          aField('age', 'Age of the roof', {
            requiredLevel: 1,
            numberDomain: 'integer',
            template: { validator: 'number' },
          }),
          aField('surcharge', 'Surcharge', {
            ...{ valueExpression: "fieldValue('RoofToTry', 'age') * 12.5", valueFormat: '$#,##0.00' },
          }),
        ],
        [
          aField('notes', 'What was repaired', {
            template: { type: 1, hidden: true, triggerRuleName: 'Old roof', untriggerBehavior: 1 },
          }),
        ],
        [
          aField('permit', 'Permit number', {
            ...{ regularExpression: '[A-Z]{2}\\d{4}' },
            template: { validator: 'regularExpression' },
          }),
        ],
      ),
    ],
    fieldRules: [{ name: 'Old roof', description: '', condition }],
  },
  { uniqueName: 'RoofToTry' },
);

/** The drawer brings the evaluator and the form view with it. */
const loaded = { timeout: 10_000 };

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens the drawer. */
async function openTryIt(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try it' }, loaded));
  const drawer = within(await canvas.findByRole('region', { name: 'Try it' }));
  const results = within(await drawer.findByRole('complementary', { name: 'What follows' }, loaded));
  return { drawer, results };
}

/** What was filled in is kept as a case, is run on the form as it is edited, and is an edit of the form. What is odd about a rule is a warning. */
export const KeptCases: Story = {
  beforeEach: () =>
    answerCalls({
      answers: formStoryAnswers({
        ...form,
        fieldRules: [
          { name: 'Old roof', description: '', condition: twice },
          { name: 'Old roof that was repaired with what was at hand', description: '', condition: twice },
        ],
        cases: [
          {
            ...{ id: 'new', name: 'New roof', values: { 'RoofToTry::age': '3' } },
            expected: { shown: { notes: true }, values: { 'RoofToTry::surcharge': 37.5 } },
          },
        ],
      }),
      ...{ permissions: ['MANAGE_FORMS'], userId: 'story cases' },
    }),
  play: async ({ canvas }) => {
    const { drawer, results } = await openTryIt(canvas);
    await expect(results.getByText(/1 case: 1 not as expected/)).toBeVisible();
    await userEvent.click(results.getByText('New roof'));
    await expect(results.getByText(/is hidden, and should be shown/)).toBeVisible();
    await userEvent.click(results.getByRole('button', { name: 'Fill in' }));
    await expect(drawer.getByRole('textbox', { name: /Age of the roof/ })).toHaveValue('3');
    await userEvent.click(results.getByRole('button', { name: 'Expect this' }));
    await expect(await results.findByText(/1 case: all as expected/)).toBeVisible();
    await userEvent.click(results.getByRole('button', { name: 'Change' }));
    const surcharge = results.getByRole('textbox', { name: /^Surcharge.*: value/ });
    await userEvent.clear(surcharge);
    await userEvent.type(surcharge, '40{Enter}');
    await expect(await results.findByText(/Surcharge.* is 37\.5, and should be 40\./)).toBeVisible();
    await userEvent.click(results.getByRole('button', { name: /^Expect nothing of Surcharge/ }));
    const name = results.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Newer roof{Enter}');
    await expect(await results.findByText('Newer roof')).toBeVisible();
    await expect(results.getByText(/1 case: all as expected/)).toBeVisible();
    await userEvent.click(results.getByRole('button', { name: 'Change' }));
    await userEvent.type(results.getByRole('textbox', { name: 'Name of the case' }), 'Again{Enter}');
    await expect(await results.findByText(/2 cases: all as expected/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Save Unsaved/ })).toBeEnabled();
    await expect(results.getByRole('button', { name: /^Old roof: .* is there twice/ })).toBeVisible();
    const warning = results.getByText(/at hand: .* is there twice/);
    await expect(warning.scrollWidth, 'all of its words').toBeLessThanOrEqual(warning.clientWidth);
  },
};

/** A form is filled in: which rule shows what and why, what is computed, and what would not be accepted. */
export const FilledIn: Story = {
  beforeEach: () =>
    answerCalls({ answers: formStoryAnswers(form), permissions: ['MANAGE_FORMS'], userId: 'story trial' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'RoofToTry' }, loaded);
    const { drawer, results } = await openTryIt(canvas);
    await expect(results.getByText('1 entry would not be accepted.')).toBeVisible();
    await expect(drawer.queryByRole('textbox', { name: /What was repaired/ })).toBeNull();
    await userEvent.click(results.getByRole('button', { name: 'Age of the roof: Required.' }));
    await waitFor(() => expect(drawer.getByRole('textbox', { name: /Age of the roof/ })).toHaveFocus());
    await userEvent.keyboard('30');
    await expect(await drawer.findByRole('textbox', { name: /What was repaired/ })).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: /Surcharge/ })).toHaveValue('$375.00');
    await userEvent.click(results.getByText('Old roof'));
    await expect(await results.findByText(/Age of the roof is greater than 20/)).toBeVisible();
    await expect(results.getByText(/is 30/)).toBeVisible();
    await userEvent.type(drawer.getByRole('textbox', { name: /Permit number/ }), 'tx12');
    await expect(
      await results.findByRole('button', { name: 'Permit number: Does not match the regular expression.' }),
    ).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Start again' }));
    await expect(drawer.getByRole('textbox', { name: /Age of the roof/ })).toHaveValue('');
  },
};

const linkedForm = formDoc(
  {
    sections: [
      aSection(
        'Roof',
        [
          aField('year', 'Year built', {
            template: { linkFormTemplateUniqueName: 'BuildingSchedule', linkVariableName: 'yearBuilt' },
          }),
          aField('owner', 'Owner', { template: { linkPropertyPath: 'Account.name' } }),
        ],
        [aField('notes', 'Notes', { template: { type: 1 } })],
      ),
    ],
    fieldRules: [],
  },
  { uniqueName: 'RoofToTry' },
);

/** A field with Link To shows the linked value, which is entered beside the form, until something else is entered in it. */
export const Linked: Story = {
  beforeEach: () =>
    answerCalls({
      answers: formStoryAnswers(linkedForm),
      permissions: ['MANAGE_FORMS'],
      userId: 'story links',
    }),
  play: async ({ canvas }) => {
    const { drawer, results } = await openTryIt(canvas);
    const year = drawer.getByRole('textbox', { name: 'Year built' });
    await userEvent.type(results.getByRole('textbox', { name: 'yearBuilt (BuildingSchedule)' }), '1990');
    await waitFor(() => expect(year).toHaveValue('1990'));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Notes' }), 'slate');
    await userEvent.type(results.getByRole('textbox', { name: 'Account.name' }), 'Acme');
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Owner' })).toHaveValue('Acme'));
    await userEvent.clear(year);
    await expect(year).toHaveValue('');
    await userEvent.type(year, '2001');
    await expect(year).toHaveValue('2001');
    await userEvent.type(results.getByRole('textbox', { name: 'Name of the case' }), 'Rebuilt{Enter}');
    await userEvent.click(drawer.getByRole('button', { name: 'Start again' }));
    await expect(year).toHaveValue('');
    await userEvent.click(results.getByText('Rebuilt'));
    await userEvent.click(results.getByRole('button', { name: 'Fill in' }));
    await expect(year).toHaveValue('2001');
    await expect(drawer.getByRole('textbox', { name: 'Owner' })).toHaveValue('Acme');
  },
};

/** The keyboard opens the drawer, goes to it and closes it, and what was entered is there again. Preview is no place to try a form out. */
export const ByKeyboard: Story = {
  args: { path: '/config/template/5f1d7e/rules' },
  beforeEach: () =>
    answerCalls({ answers: formStoryAnswers(form), permissions: ['MANAGE_FORMS'], userId: 'story keys' }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Try it' }, loaded);
    const rule = await canvas.findByRole('link', { name: 'Old roof' }, loaded);
    rule.focus();
    await userEvent.keyboard('{Control>}.{/Control}');
    const region = await canvas.findByRole('region', { name: 'Try it' });
    await expect(within(region).getByRole('heading', { name: 'Try it' })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const age = await within(region).findByRole('textbox', { name: /Age of the roof/ }, loaded);
    await userEvent.type(age, '30');
    await userEvent.keyboard('{Escape}');
    await expect(rule).toHaveFocus();
    await expect(canvas.queryByRole('region', { name: 'Try it' })).toBeNull();
    await userEvent.keyboard('{Control>}.{/Control}');
    await expect(await canvas.findByRole('textbox', { name: /Age of the roof/ }, loaded)).toHaveValue('30');
    await userEvent.keyboard('{Control>}.{/Control}');
    await expect(rule).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Preview' }));
    await expect(await canvas.findByText('form preview')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try it' })).toBeNull();
  },
};
