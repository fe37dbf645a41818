import type { Page } from '@playwright/test';
import type { RuleCondition } from '@studio/api';
import { saveButton } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';
import { changeForm, createForm, formPath, loadForm, newFormName, section } from './formActions.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const conditional = { hidden: true } as const;
const raw = (id: string, rawExpression: string): RuleCondition => ({
  kind: 'RawCondition',
  id,
  rawExpression,
});
const all = (...subconditions: RuleCondition[]): RuleCondition => ({
  ...{ kind: 'CompositeCondition', operator: 'and' },
  subconditions,
});
const tree = (page: Page, name: string) => page.getByRole('treegrid', { name: `Condition of ${name}` });

test('a rule of a form is made, named, given a condition and fields, reviewed and saved', {
  tag: '@core:forms',
}, async ({ page, api }) => {
  const name = newFormName('Ruled');
  const { id } = await createForm(api, name, {
    rest: {
      sections: [section('Roof', ['covering', 'Covering'], ['age', 'Age of the roof', conditional])],
    },
  });
  await openAs(page, 'admin', `${formPath(id)}/rules`);
  await page.getByRole('button', { name: 'New Rule', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Old roof');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/Old%20roof$/);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  const condition = tree(page, 'Old roof');
  await condition.getByRole('button', { name: 'Condition', exact: true }).press('Enter');
  await condition
    .getByRole('button', { name: /^Left side/ })
    .last()
    .click();
  await condition.getByRole('combobox', { name: 'Left side' }).fill('cover');
  await page.getByRole('option', { name: 'Covering (covering)' }).click();
  await condition.getByRole('combobox', { name: 'Operator' }).click();
  await page.getByRole('option', { name: 'is', exact: true }).click();
  await condition.getByRole('textbox', { name: 'Value' }).fill('Slate');
  await page.getByRole('combobox', { name: /Show field/ }).click();
  await page.getByRole('option', { name: 'Age of the roof (age)' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Review Rule' });
  await expect(review.getByText('Show field(s): Age of the roof (age)')).toBeVisible();
  await review.getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Form Template Saved').first()).toBeVisible();
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  const { doc } = await loadForm(api, id);
  const [rule] = doc.fieldRules;
  expect(rule?.name).toBe('Old roof');
  expect(rule?.condition.subconditions?.[0]).toMatchObject({
    ...{ kind: 'BinaryCondition', operatorName: 'equals' },
    lhs: { kind: 'FieldValue', formTemplateUniqueName: name, fieldName: 'covering' },
    rhs: { kind: 'LiteralValue', valueString: 'Slate' },
  });
  const age = doc.sections[0]?.rows[1]?.fields[0]?.fieldTemplate;
  expect([age?.triggerRuleName, age?.untriggerBehavior]).toEqual(['Old roof', 1]);
});

test('two people change conditions of one rule, and both changes stay', async ({ page, api }) => {
  const age = ['age', 'Age', { ...conditional, triggerRuleName: 'Old roof' }] as const;
  const condition = all(raw('c1', 'roofAge > 20'), raw('c2', 'pitch > 4'));
  const { id } = await createForm(api, newFormName('Shared'), {
    rest: {
      sections: [section('Roof', age)],
      fieldRules: [{ name: 'Old roof', description: '', condition }],
    },
  });
  await openAs(page, 'admin', `${formPath(id)}/rules/Old%20roof`);
  const mine = tree(page, 'Old roof').getByRole('textbox').first();
  await mine.fill('roofAge > 30');
  await mine.blur();
  await changeForm(api, id, (doc) => ({
    fieldRules: doc.fieldRules.map((rule) => ({
      ...rule,
      condition: all(raw('c1', 'roofAge > 20'), raw('c2', 'pitch > 8'), raw('c3', 'stories > 3')),
    })),
  }));
  await page.keyboard.press('Control+s');
  // While it is being saved the button is off as well.
  await expect(saveButton(page)).not.toContainText('Unsaved changes');
  const { doc } = await loadForm(api, id);
  expect(doc.fieldRules[0]?.condition.subconditions?.map(({ rawExpression }) => rawExpression)).toEqual([
    ...['roofAge > 30', 'pitch > 8', 'stories > 3'],
  ]);
});

const rounds = 5;

test('two people write the rules of one form in their browsers, in turns, and nothing of either is dropped', async ({
  page,
  api,
  studio,
  playwright,
}) => {
  const age = ['age', 'Age', { ...conditional, triggerRuleName: 'Old roof' }] as const;
  const condition = all(raw('c1', 'roofAge > 20'), raw('c2', 'pitch > 4'));
  const { id } = await createForm(api, newFormName('Two people'), {
    rest: {
      sections: [section('Roof', age)],
      fieldRules: [{ name: 'Old roof', description: '', condition }],
    },
  });
  const path = `${formPath(id)}/rules/Old%20roof`;
  const other = await playwright.chromium.launch();
  const theirs = await (await other.newContext({ baseURL: studio.url })).newPage();
  await openAs(page, 'admin', path);
  await openAs(theirs, 'author', path);
  const expressions = (of: Page) => tree(of, 'Old roof').getByRole('textbox', { name: 'Expression' });
  /** Changes the condition that begins so, and adds one. */
  const edit = async (of: Page, name: string, round: number) => {
    const place = name === 'roofAge' ? 0 : 1;
    await expressions(of).nth(place).fill(`${name} > ${round}`);
    await tree(of, 'Old roof').getByRole('button', { name: 'Custom', exact: true }).press('Enter');
    await of.keyboard.type(`${name}Added${round} > 0`);
  };
  const save = async (of: Page) => {
    await of.keyboard.press('Control+s');
    await expect(saveButton(of)).not.toContainText('Unsaved changes');
  };
  for (let round = 1; round <= rounds; round += 1) {
    await Promise.all([edit(page, 'roofAge', round), edit(theirs, 'pitch', round)]);
    for (const of of round % 2 === 0 ? [page, theirs] : [theirs, page]) await save(of);
  }
  await theirs.getByRole('button', { name: 'New Rule', exact: true }).click();
  await theirs.keyboard.type('Steep roof');
  await theirs.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Description' }).fill('Asks how old it is');
  await save(page);
  // The new rule has no conditions: it is saved, and reported.
  await theirs.keyboard.press('Control+s');
  await expect(theirs.getByRole('dialog', { name: 'Form Template Validation Error' })).toBeVisible();

  const { doc } = await loadForm(api, id);
  expect(doc.fieldRules.map(({ name, description }) => [name, description])).toEqual([
    ['Old roof', 'Asks how old it is'],
    ['Steep roof', ''],
  ]);
  const [first, second, ...added] = (doc.fieldRules[0]?.condition.subconditions ?? []).map((each) =>
    String(each.rawExpression),
  );
  expect([first, second]).toEqual([`roofAge > ${rounds}`, `pitch > ${rounds}`]);
  const wanted = Array.from({ length: rounds }, (_, index) =>
    ['roofAge', 'pitch'].map((name) => `${name}Added${index + 1} > 0`),
  ).flat();
  expect(added.toSorted()).toEqual(wanted.toSorted());
  for (const of of [page, theirs]) {
    await of.goto(path);
    await expect(expressions(of)).toHaveCount(2 + wanted.length);
  }
  await other.close();
});

test('two people each make a rule before either saves: both are there, and each goes on with their own', async ({
  page,
  api,
  studio,
  playwright,
}) => {
  const { id } = await createForm(api, newFormName('Two rules'), {
    rest: { sections: [section('Roof', ['age', 'Age', conditional])] },
  });
  const other = await playwright.chromium.launch();
  const theirs = await (await other.newContext({ baseURL: studio.url })).newPage();
  await openAs(page, 'admin', `${formPath(id)}/rules`);
  await openAs(theirs, 'author', `${formPath(id)}/rules`);
  const make = async (of: Page, expression: string) => {
    await of.getByRole('button', { name: 'New Rule', exact: true }).click();
    const condition = tree(of, 'New Rule 1');
    await condition.getByRole('button', { name: 'Custom', exact: true }).press('Enter');
    await of.keyboard.type(expression);
    await condition.getByRole('textbox', { name: 'Expression' }).blur();
  };
  await make(theirs, 'roofAge > 20');
  await make(page, 'pitch > 4');
  for (const of of [theirs, page]) {
    await of.keyboard.press('Control+s');
    await expect(saveButton(of)).not.toContainText('Unsaved changes');
  }
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('New Rule 2');
  await expect(page).toHaveURL(/\/rules\/New%20Rule%202$/);
  await expect(tree(page, 'New Rule 2').getByRole('textbox', { name: 'Expression' })).toHaveValue(
    'pitch > 4',
  );
  const { doc } = await loadForm(api, id);
  const rules = doc.fieldRules.map(({ name, condition }) => [
    name,
    condition.subconditions?.[0]?.rawExpression,
  ]);
  expect(new Map(rules as [string, string][])).toEqual(
    new Map([
      ['New Rule 1', 'roofAge > 20'],
      ['New Rule 2', 'pitch > 4'],
    ]),
  );
  await other.close();
});

test('a form is tried out: a rule is traced, a case is kept, and a save reports that it comes to something else', async ({
  page,
  api,
}) => {
  const name = newFormName('Tried');
  const age = { kind: 'FieldValue', formTemplateUniqueName: name, fieldName: 'age', variableName: 'age' };
  const older = {
    ...{ kind: 'BinaryCondition', id: 'c1', operatorName: 'isGreaterThan' },
    lhs: { ...age, typeName: 'Double' },
    rhs: { kind: 'LiteralValue', typeName: 'Double', valueString: '20' },
  } as unknown as RuleCondition;
  const { id } = await createForm(api, name, {
    rest: {
      sections: [
        section(
          'Roof',
          ['age', 'Age of the roof', { validator: 'number' }],
          [
            'repaired',
            'What was repaired',
            { ...conditional, triggerRuleName: 'Old roof', untriggerBehavior: 1 },
          ],
        ),
      ],
      fieldRules: [{ name: 'Old roof', description: '', condition: all(older) }],
    },
  });
  await openAs(page, 'admin', `${formPath(id)}/rules/Old%20roof`);
  await page.keyboard.press('Control+.');
  const trial = page.getByRole('region', { name: 'Try it' });
  const results = trial.getByRole('complementary', { name: 'What follows' });
  await trial.getByRole('textbox', { name: 'Age of the roof' }).fill('30');
  await expect(trial.getByRole('textbox', { name: 'What was repaired' })).toBeVisible();
  await results.getByText('Old roof').click();
  await expect(results.getByText(/Age of the roof is greater than 20/)).toBeVisible();
  await expect(results.getByText(/is 30/)).toBeVisible();
  await trial.getByRole('button', { name: 'Use the whole width' }).click();
  await expect(tree(page, 'Old roof')).toBeHidden();
  await results.getByRole('link', { name: 'Open rule' }).click();
  await expect(tree(page, 'Old roof')).toBeVisible();
  await results.getByRole('textbox', { name: 'Name of the case' }).fill('Thirty years');
  await page.keyboard.press('Enter');
  await expect(results.getByText(/1 case: all as expected/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Form Template Saved').first()).toBeVisible();
  await expect(saveButton(page)).not.toContainText('Unsaved changes');
  await page.keyboard.press('Escape');
  const value = tree(page, 'Old roof').getByRole('textbox', { name: 'Value' });
  await value.fill('40');
  await value.blur();
  await page.keyboard.press('Control+.');
  await expect(results.getByText(/1 case: 1 not as expected, 1 decided otherwise/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/By this save 1 kept case has another outcome/)).toBeVisible();
  const { doc } = await loadForm(api, id);
  expect(doc.cases).toMatchObject([
    { name: 'Thirty years', values: { [`${name}::age`]: '30' }, expected: { shown: { repaired: true } } },
  ]);
});
