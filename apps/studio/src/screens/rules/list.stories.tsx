import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RuleSummary } from '@studio/api';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { listStories } from '../../kernel/list/testing/listStories.ts';
import { answerCalls, refusal } from '../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../kernel/object/testing/RoutePage.tsx';
import { ruleAnswers, ruleDoc } from './fixtures.ts';
import { Component } from './list.tsx';

const actions = [
  ...['New Rule', 'Redeploy', 'Deployments', 'Activate', 'Deactivate', 'Export', 'Export Cases', 'Backup'],
];

function row(given: Partial<RuleSummary>): RuleSummary {
  const {
    condition: _condition,
    actions: _actions,
    tags,
    parentPath: _path,
    objectUri: _uri,
    ...rest
  } = ruleDoc();
  return { ...rest, tags: tags.map(({ name }) => name), deployment: 'deployed', ...given };
}

const rows = [
  row({ id: '7', name: 'Frame over three stories-#12', priority: 400, deployment: 'changed' }),
  row({
    id: '8',
    name: 'Old roof',
    deployment: 'changed',
    tags: ['roof', 'property'],
    status: 2,
    ruleSetName: 'Auto Underwriting',
  }),
] as const;

const list = listStories<RuleSummary>({
  route: Component,
  path: '/config/rule/browser',
  call: '/rest/Rule/filter',
  actions,
  search: 'Search name or tags',
  rows,
  rename: (given, name) => ({ ...given, name }),
});

const page = {
  ...ruleAnswers(ruleDoc()),
  '/rest/Rule/filter': { records: rows, totalRecords: rows.length },
  '/rest/SavedFilter': [],
  '/rest/Actions': actions.map((name) => ({ name, enabled: true })),
};

const meta = {
  title: 'Screens/Rules/Browser',
  component: RoutePage,
  ...list.meta,
  beforeEach: () => answerCalls({ answers: page, permissions: ['MANAGE_RULES'] }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each name, without its hidden suffix, leads to the builder; what is edited and not deployed says so. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Frame over three stories' });
    await expect(link).toHaveAttribute('href', '/config/rule/7?ruleSetName=Property+Underwriting');
    const grid = within(canvas.getByRole('grid'));
    for (const text of ['roof, property', '400', 'Active', 'edited', 'Invalid', 'still deployed'])
      await expect(grid.getByText(text)).toBeVisible();
    await expect(canvas.getByText('Showing 1 to 2 of 2 Rules')).toBeVisible();
    await expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Name', 'Rule Set', 'Tags', 'Priority', 'Status', 'Last Edited By', 'Last Modified Date'],
    ]);
  },
};

/** A rule set has to be chosen first; the filtered one is. */
export const Redeploy: Story = {
  args: { path: '/config/rule/browser?ruleSetName=Property+Underwriting' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Redeploy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Redeploy Rule Sets' }));
    await expect(await dialog.findByRole('checkbox', { name: 'Property Underwriting' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Auto Underwriting' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Select All' }));
    await expect(dialog.getByRole('checkbox', { name: 'Auto Underwriting' })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Select All' }));
    await expect(dialog.getByRole('button', { name: 'Redeploy' })).toHaveAttribute('aria-disabled', 'true');
  },
};

let answerImpact: (impact: unknown) => void = () => undefined;

/** A redeploy waits until what it changes is there; where several sets change, each change has its own. */
export const RedeployAwaits: Story = {
  args: { path: '/config/rule/browser?ruleSetName=Property+Underwriting' },
  beforeEach: () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answerImpact = resolve;
    return answerCalls({
      answers: { ...page, 'POST /rest/Rule/impact': () => promise },
      permissions: ['MANAGE_RULES'],
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Redeploy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Redeploy Rule Sets' }));
    await expect(await dialog.findByText('Running the kept cases')).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Redeploy' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    const changes = ['Property Underwriting', 'Auto Underwriting'].map((ruleSetName) => ({
      ...{ ruleSetId: ruleSetName, ruleSetName, caseId: 'k1', caseName: 'Beach motel' },
      ...{ ruleId: '7', ruleName: 'Old roof', expected: null, isAsExpected: null },
      before: { result: 'doesNotHold', actions: [] },
      after: { result: 'holds', actions: [] },
    }));
    answerImpact({ caseCount: 3, changedCaseCount: 1, brokenCount: 0, changes });
    await expect(
      await dialog.findByRole('row', {
        name: 'Beach motel Auto Underwriting Old roof Does not hold Holds',
      }),
    ).toBeVisible();
    await expect(dialog.getByRole('columnheader', { name: 'Deployed now' })).toBeVisible();
    await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
  },
};

const takenBack = fn<(key: string | null) => void>();

/** What was deployed is listed, and can be restored, once its effect is shown; again, where no answer came, it is the same request. */
export const Deployments: Story = {
  beforeEach: () => {
    takenBack.mockReset();
    const time = Date.UTC(2026, 4, 28, 16, 10);
    const author = { id: 'u1', name: 'Marta Oduya' };
    const records = [3, 2, 1].map((number) => ({
      ...{ number, time, author, ruleCount: 40 + number },
      takenFrom: number === 3 ? 1 : null,
    }));
    const answers = {
      ...page,
      '/rest/RuleSet/s1/deployments': { records, totalRecords: 3 },
      'POST /rest/RuleSet/s1/deployments/2/takeBack': ({ headers }: Request) => {
        takenBack(headers.get('Idempotency-Key'));
        return refusal(500, 'The server has failed.');
      },
    };
    return answerCalls({ answers, permissions: ['MANAGE_RULES'] });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deployments' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deployments' }));
    await expect(await dialog.findByText('What deployment 1 held')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take Back to Deployment 2' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(
      await question.findByText(
        '1 of 3 kept cases changes its outcome. One outcome is then not as expected.',
      ),
    ).toBeVisible();
    await expect(
      question.getByRole('row', { name: /^Beach motel Refer coastal frame buildings/ }),
    ).toBeVisible();
    const confirm = question.getByRole('button', { name: 'Take Back' });
    await userEvent.click(confirm);
    await expect(await question.findByText(/The server has failed\./)).toBeVisible();
    await userEvent.click(confirm);
    await waitFor(() => expect(takenBack).toHaveBeenCalledTimes(2));
    const [[first], [second]] = takenBack.mock.calls as [[string], [string]];
    await expect(first).toBe(second);
  },
};

/** The kept cases of a rule set are a file; of one without cases there is none. */
export const ExportCases: Story = {
  args: { path: '/config/rule/browser?ruleSetName=Property+Underwriting' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export Cases' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export Cases' }));
    await expect(await dialog.findByText('3 kept cases')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: /Rule Set/ })).toHaveTextContent(
      'Property Underwriting',
    );
    await expect(dialog.getByRole('radio', { name: /^JSON/ })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** A new rule needs a name and a rule set. */
export const NewRule: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Rule' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Rule' }));
    const confirm = dialog.getByRole('button', { name: 'Create New Rule' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Old roof');
    await userEvent.click(dialog.getByRole('combobox', { name: /^Rule Set/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Property Underwriting' }));
    await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const Empty = list.empty;
export const Failed = list.failed;
export const Awkward = list.awkward;
