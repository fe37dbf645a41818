import type { Page } from '@playwright/test';
import { result } from '@studio/api';
import { runAction, saveButton } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

/** Makes a rule from the browser of rules, by keyboard, and saves it. */
async function makeRule(
  page: Page,
  ruleSet: string,
  rule: { name: string; condition: string; action: string },
) {
  await page.getByRole('button', { name: 'New Rule' }).press('Enter');
  const settings = page.getByRole('dialog', { name: 'Create New Rule' });
  await settings.getByRole('textbox', { name: /^Name/ }).fill(rule.name);
  await settings.getByRole('combobox', { name: /^Rule Set/ }).fill(ruleSet.slice(0, 5));
  await page.getByRole('option', { name: ruleSet }).click();
  await settings.getByRole('button', { name: 'Create New Rule' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: rule.name })).toBeVisible();
  await conditionsIn(page).getByRole('button', { name: 'Custom', exact: true }).press('Enter');
  await page.keyboard.type(rule.condition);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Successfully saved rule')).toBeVisible();
  await page.getByRole('button', { name: 'Add Action' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Custom action' }).press('Enter');
  const then = page.getByRole('region', { name: 'Then' });
  await then.getByRole('textbox', { name: 'Expression' }).fill(rule.action);
  await page.getByRole('spinbutton', { name: 'Priority' }).fill('9000');
  await page.keyboard.press('Control+s');
  // While it is being saved the button is off as well.
  await expect(saveButton(page)).not.toContainText('Unsaved changes');
}

const conditionsIn = (page: Page) => page.getByRole('treegrid', { name: 'Conditions of the rule' });

test('a rule is made, built by keyboard, saved, switched and redeployed, and is there after a reload', {
  tag: '@core:rules',
}, async ({ page, api }) => {
  const name = `Large account ${process.pid}-${Date.now().toString(36)}`;
  await openAs(page, 'admin', '/config/rule/browser');
  const condition = 'totalInsuredValue > 5_000_000';
  await makeRule(page, 'Cyber Underwriting', { name, condition, action: 'refer(totalInsuredValue)' });

  await runAction(page, 'Deactivate');
  await expect(page.getByText('The rule is inactive: activate it to change it.').first()).toBeVisible();
  await runAction(page, 'Activate');
  const activation = page.getByRole('alertdialog', { name: 'Activate' });
  await expect(activation.getByText(/None of the \d+ kept cases changes its outcome\./)).toBeVisible();
  await activation.getByRole('button', { name: 'Yes', exact: true }).press('Enter');
  await expect(page.getByText('Successfully activated rule')).toBeVisible();
  await runAction(page, 'Redeploy');
  const picker = page.getByRole('dialog', { name: 'Redeploy Rule Sets' });
  await expect(picker.getByRole('checkbox', { name: 'Cyber Underwriting' })).toBeChecked();
  // What it changes is shown first.
  await expect(picker.getByRole('button', { name: 'Redeploy' })).toBeEnabled();
  await picker.getByRole('button', { name: 'Redeploy' }).press('Enter');
  await expect(page.getByText('Successfully Redeployed 1 Rule Sets')).toBeVisible();

  await page.reload();
  await expect(conditionsIn(page).getByRole('textbox', { name: 'Expression' })).toHaveValue(condition);
  await expect(page.getByRole('spinbutton', { name: 'Priority' })).toHaveValue('9,000');
  const sets = (await result(api.client.GET('/rest/RuleSet'))).data;
  const set = sets.find((each) => each.name === 'Cyber Underwriting');
  const cases = [{ values: { totalInsuredValue: '6,200,000' } }, { values: { totalInsuredValue: 1 } }];
  const body = { ruleSetIds: [set?.id ?? ''], of: 'deployed' as const, trace: false, cases };
  const { decisions } = (await result(api.client.POST('/rest/Rule/evaluate', { body }))).data;
  const fired = decisions.map(
    (decision) => decision.fired.find(({ ruleName }) => ruleName === name)?.actions[0]?.text,
  );
  expect(fired).toEqual(['refer(6,200,000)', undefined]);
});

test('a rule is made, a case that fails is kept, the rule is mended and redeployed, and the deployment is taken back', async ({
  page,
  api,
}) => {
  const sets = (await result(api.client.GET('/rest/RuleSet'))).data;
  const ruleSetName = 'Surety Underwriting';
  const set = sets.find(({ name }) => name === ruleSetName);
  const name = `Tall building ${process.pid}-${Date.now().toString(36)}`;
  await openAs(page, 'admin', '/config/rule/browser');
  await makeRule(page, ruleSetName, { name, condition: 'stories > 15', action: 'refer()' });
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const decides = async () => {
    const cases = [{ values: { stories: '12' } }];
    const query = { ruleSetIds: [set?.id ?? ''], of: 'deployed' as const, trace: false, cases };
    const { decisions } = (await result(api.client.POST('/rest/Rule/evaluate', { body: query }))).data;
    return decisions[0]?.fired.some(({ ruleId }) => ruleId === id);
  };
  await page.getByRole('button', { name: 'Test bench' }).press('Enter');
  const bench = page.getByRole('region', { name: 'Test bench' });
  await bench.getByRole('button', { name: 'Keep a case' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Keep a case' });
  await form.getByRole('textbox', { name: /^Name/ }).fill(`${name}, 12 stories`);
  await form.getByRole('radio', { name: 'Holds', exact: true }).check();
  await form.getByRole('textbox', { name: 'stories', exact: true }).fill('12');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  const row = bench.getByRole('row', { name: new RegExp(`${name}, 12 stories`) });
  await expect(row.getByText('Differs')).toHaveCount(2);

  const expression = conditionsIn(page).getByRole('textbox', { name: 'Expression' });
  await expression.fill('stories > 10');
  await expect(row.getByText('Differs')).toHaveCount(1);
  await expect(row.getByText('As expected')).toHaveCount(1);
  await page.keyboard.press('Control+s');
  await expect(row.getByText('As expected')).toHaveCount(2);

  await runAction(page, 'Redeploy');
  const picker = page.getByRole('dialog', { name: 'Redeploy Rule Sets' });
  await expect(picker.getByRole('row', { name: new RegExp(`${name}, 12 stories ${name}`) })).toBeVisible();
  await expect(picker.getByRole('button', { name: 'Redeploy' })).toBeEnabled();
  await picker.getByRole('button', { name: 'Redeploy' }).press('Enter');
  await expect(page.getByText('Successfully Redeployed 1 Rule Sets')).toBeVisible();
  expect(await decides()).toBe(true);

  await runAction(page, 'Deployments');
  const deployments = page.getByRole('dialog', { name: 'Deployments' });
  await deployments
    .getByRole('button', { name: /^Take Back to Deployment/ })
    .first()
    .press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('not as expected', { exact: false }).first()).toBeVisible();
  await question.getByRole('button', { name: 'Take Back' }).press('Enter');
  await expect(page.getByText(/^Successfully took back the rule set/)).toBeVisible();
  expect(await decides()).toBe(false);
});

test('a rule with errors is saved as Invalid, mended by leaving, copied inactive, activated with others, and deleted', async ({
  page,
  api,
}) => {
  const name = `Old roof ${process.pid}-${Date.now().toString(36)}`;
  await openAs(page, 'admin', '/config/rule/browser');
  await makeRule(page, 'Cyber Underwriting', { name, condition: 'roofAge > 15', action: 'refer()' });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const load = async () =>
    (await result(api.client.GET('/rest/Rule/{id}', { params: { path: { id } } }))).data;

  const expression = conditionsIn(page).getByRole('textbox', { name: 'Expression' });
  await expression.fill('roofAge >');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The rule was saved with errors and marked invalid.')).toBeVisible();
  expect((await load()).status).toBe(2);

  // Leaving saves what was mended.
  await expression.fill('roofAge > 20');
  await page.getByRole('link', { name: 'Manage Rules' }).first().press('Enter');
  await expect(page.getByRole('heading', { name: 'Manage Rules' })).toBeVisible();
  expect(await load()).toMatchObject({
    status: 1,
    condition: { subconditions: [{ rawExpression: 'roofAge > 20' }] },
  });

  await page.goto(`/config/rule/${id}`);
  await runAction(page, 'Deactivate');
  await expect(page.getByText('Successfully deactivated rule')).toBeVisible();
  await runAction(page, 'Copy');
  await expect(page.getByText(`Copied as Copy of ${name}. The copy is inactive.`)).toBeVisible();
  await expect(page.getByText('The rule is inactive: activate it to change it.').first()).toBeVisible();

  await page.goto(`/config/rule/browser?${new URLSearchParams({ q: name, bulk: 'Activate' })}`);
  for (const each of [name, `Copy of ${name}`])
    await page.getByRole('checkbox', { name: `Select ${each}`, exact: true }).click();
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Activate' }).click();
  const question = page.getByRole('dialog', { name: 'Activate rules' });
  await expect(question.getByText(/kept cases/).first()).toBeVisible();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully activated rules')).toBeVisible();
  expect((await load()).status).toBe(1);

  await page.goto(`/config/rule/${id}`);
  // Conditions and actions have a button of that name.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const deletion = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await deletion.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully deleted rule')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Manage Rules' })).toBeVisible();
});

test('somebody who may only read runs the cases of a rule and changes nothing', async ({ page }) => {
  await openAs(page, 'viewer', '/config/rule/browser?ruleSetName=Surety+Underwriting');
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Test bench' }).press('Enter');
  const bench = page.getByRole('region', { name: 'Test bench' });
  await expect(bench.getByText(/\d+ kept cases/)).toBeVisible();
  await expect(bench.getByText('As expected').first()).toBeAttached();
  // The rule and its bench need the width of the navigation.
  await expect(page.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
  await expect(bench.getByRole('button', { name: 'Keep a case' })).toHaveCount(0);
  await bench.getByRole('button', { name: 'Run a file' }).press('Enter');
  const run = page.getByRole('dialog', { name: 'Run a file of cases' });
  const cells = Array.from({ length: 3000 }, (_, index) => `Case ${index};${index}`);
  const buffer = Buffer.from(['Name;Contract Amount', ...cells].join('\n'));
  await run.locator('input[type="file"]').setInputFiles({ name: 'cases.csv', mimeType: 'text/csv', buffer });
  await run.getByRole('button', { name: 'Run 3,000 cases' }).press('Enter');
  await expect(run.getByText(/^3,000 cases decided\./)).toBeVisible();
  await run.getByRole('button', { name: 'Close' }).last().press('Enter');
  await expect(page.getByRole('spinbutton', { name: 'Priority' })).toHaveAttribute('readonly');
});
