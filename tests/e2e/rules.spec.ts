import { result } from '@studio/api';
import { runAction, saveButton } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('a rule is made, built by keyboard, saved, switched and redeployed, and is there after a reload', {
  tag: '@core',
}, async ({ page, api }) => {
  const name = `Large account ${process.pid}-${Date.now().toString(36)}`;
  await openAs(page, 'admin', '/config/rule/browser');
  await page.getByRole('button', { name: 'New Rule' }).press('Enter');
  const settings = page.getByRole('dialog', { name: 'Create New Rule' });
  await settings.getByRole('textbox', { name: /^Name/ }).fill(name);
  await settings.getByRole('combobox', { name: /^Rule Set/ }).fill('Cyber');
  await page.getByRole('option', { name: 'Cyber Underwriting' }).click();
  await settings.getByRole('button', { name: 'Create New Rule' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const tree = page.getByRole('treegrid', { name: 'Conditions of the rule' });
  await tree.getByRole('button', { name: 'Custom', exact: true }).press('Enter');
  await page.keyboard.type('totalInsuredValue > 5_000_000');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Successfully saved rule')).toBeVisible();
  await page.getByRole('button', { name: 'Add Action' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Custom action' }).press('Enter');
  const then = page.getByRole('region', { name: 'Then' });
  await then.getByRole('textbox', { name: 'Expression' }).fill('refer(totalInsuredValue)');
  await page.getByRole('spinbutton', { name: 'Priority' }).fill('9000');
  await page.keyboard.press('Control+s');
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');

  await runAction(page, 'Deactivate');
  await expect(page.getByText('The rule is inactive: activate it to change it.').first()).toBeVisible();
  await runAction(page, 'Activate');
  await expect(page.getByText('Successfully activated rule')).toBeVisible();
  await runAction(page, 'Redeploy');
  const picker = page.getByRole('dialog', { name: 'Redeploy Rule Sets' });
  await expect(picker.getByRole('checkbox', { name: 'Cyber Underwriting' })).toBeChecked();
  await picker.getByRole('button', { name: 'Redeploy' }).press('Enter');
  await expect(page.getByText('Successfully Redeployed 1 Rule Sets')).toBeVisible();

  await page.reload();
  await expect(tree.getByRole('textbox', { name: 'Expression' })).toHaveValue(
    'totalInsuredValue > 5_000_000',
  );
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
