import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { brokenRule, namingAnswers, namingRule, ruleAnswers, ruleDoc } from '../fixtures.ts';
import { Component } from './route.tsx';

const permissions = ['MANAGE_RULES'] as const;

const meta = {
  title: 'Screens/Rules/Builder',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: '/config/rule/7' },
  beforeEach: () => answerCalls({ answers: ruleAnswers(ruleDoc()), permissions }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const saveButton = /^Save/;

/** Runs an action from the bar, or from the menu of those that it has no room for. */
async function runAction(canvas: ReturnType<typeof within>, name: string): Promise<void> {
  await canvas.findByRole('spinbutton', { name: 'Priority' });
  // They come from the server.
  await canvas.findAllByRole('button', { name: new RegExp(`^(${name}|More actions)$`) });
  const button = canvas.queryByRole('button', { name });
  if (button !== null) return userEvent.click(button);
  await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

/** A rule with its conditions and what follows; a change can be saved, and taken back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Refer coastal frame buildings' })).toBeVisible();
    await expect(await canvas.findByText('Edited, not deployed')).toBeVisible();
    await expect(await canvas.findByText('totalInsuredValue > 5_000_000')).toBeVisible();
    const priority = canvas.getByRole('spinbutton', { name: 'Priority' });
    await userEvent.clear(priority);
    await expect(priority).toHaveAccessibleDescription(/Enter a priority from 0 to 9999\./);
    await userEvent.type(priority, '41');
    await expect(canvas.getByRole('button', { name: saveButton })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.clear(priority);
    await userEvent.type(priority, '40');
    await expect(canvas.getByRole('button', { name: saveButton })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The rule in words, and what the server finds wrong with it. */
export const Review: Story = {
  play: async ({ canvas }) => {
    await runAction(canvas, 'Review');
    const dialog = within(await screen.findByRole('dialog', { name: 'Review Rule' }));
    await expect(await dialog.findByText(/If all of these are true/)).toBeVisible();
    await userEvent.click(dialog.getByRole('tab', { name: /^Errors/ }));
    await expect(await dialog.findByText('It never holds.')).toBeVisible();
  },
};

/** A rule that cannot be evaluated says so, and leads to what is wrong. A broken expression is marked at its row and counted. Undo is the editor's. */
export const Invalid: Story = {
  beforeEach: () =>
    answerCalls({
      answers: ruleAnswers(ruleDoc({ id: '9', status: 2, condition: brokenRule })),
      permissions,
    }),
  args: { path: '/config/rule/9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The rule is invalid as it is saved/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Review Rule' })).toBeVisible();
    await expect(await canvas.findByText(/^The expression cannot be read: Unexpected token/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1 incomplete' })).toBeVisible();
  },
};

const impactCall = fn<(body: unknown) => void>();

/** What is going to be saved first is judged before a rule is activated, not what is wrong with it as it is saved. */
export const ActivateMended: Story = {
  beforeEach: () => {
    impactCall.mockReset();
    const answers = {
      ...ruleAnswers(ruleDoc({ id: '10', status: 2 })),
      'POST /rest/Rule/impact': async (request: Request) => {
        impactCall(await request.json());
        return { caseCount: 3, changedCaseCount: 0, brokenCount: 0, changes: [] };
      },
    };
    return answerCalls({ answers, permissions });
  },
  args: { path: '/config/rule/10' },
  play: async ({ canvas }) => {
    const priority = await canvas.findByRole('spinbutton', { name: 'Priority' });
    await userEvent.clear(priority);
    await userEvent.type(priority, '77');
    await runAction(canvas, 'Activate');
    const question = within(await screen.findByRole('alertdialog', { name: 'Activate' }));
    await expect(await question.findByText(/^None of the 3 kept cases/)).toBeVisible();
    await expect(impactCall.mock.lastCall?.[0]).toMatchObject({
      switching: { isActive: true, selection: { ids: ['10'] }, rule: { priority: 77 } },
    });
  },
};

/** Only values of which the server has a list can be chosen: variables of kept cases are, entities are not. */
export const ValueKinds: Story = {
  args: { path: '/config/rule/14' },
  beforeEach: () => answerCalls({ answers: ruleAnswers(ruleDoc({ id: '14' })), permissions }),
  play: async ({ canvas }) => {
    await canvas.findByText('totalInsuredValue > 5_000_000');
    // The first one is that of the outermost group.
    const [, more] = canvas.getAllByRole('button', { name: 'More' });
    if (more !== undefined) await userEvent.click(more);
    await expect(await screen.findByRole('menuitemradio', { name: 'A form' })).toBeVisible();
    await expect(screen.queryByRole('menuitemradio', { name: 'An entity' })).toBeNull();
    const [variable] = await screen.findAllByRole('menuitemradio', { name: 'A variable' });
    if (variable !== undefined) await userEvent.click(variable);
    await expect(await canvas.findByText('Choose a variable')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Left side' }));
    await userEvent.click(await screen.findByRole('option', { name: 'brokerTier' }));
    await expect(canvas.getByRole('combobox', { name: 'Left side' })).toHaveTextContent('brokerTier');
  },
};

/** What uses the rule: kept cases and deployments, before it is deleted, too. */
export const References: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('spinbutton', { name: 'Priority' });
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/It decides until its rule set is redeployed\./)).toBeVisible();
    for (const text of ['Kept Case', 'Current Deployment', 'Earlier Deployments'])
      await expect(dialog.getByText(text)).toBeVisible();
  },
};

/** The settings are a modal; nothing can be saved before something is changed. */
export const Settings: Story = {
  play: async ({ canvas }) => {
    await runAction(canvas, 'Rule Settings');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rule Settings' }));
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Description/ }), '.');
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  },
};

const itemsCall = fn();
const naming = (id: string) => ({
  ...ruleAnswers(ruleDoc({ id, condition: namingRule })),
  ...namingAnswers(itemsCall),
});

/** Values of data sets are called by their names: in the tree, in the review, and in what a case says. The names of a set are one call. */
export const NamedValues: Story = {
  args: { path: '/config/rule/11' },
  beforeEach: () => {
    itemsCall.mockReset();
    return answerCalls({ answers: naming('11'), permissions });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Frame')).toBeVisible();
    await expect(canvas.getByText('99 (not in Construction Class)')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Value: Joisted Masonry' })).toBeVisible();
    await expect(itemsCall).toHaveBeenCalledOnce();
    await runAction(canvas, 'Review');
    const dialog = within(await screen.findByRole('dialog', { name: 'Review Rule' }));
    await expect(
      await dialog.findByText(/is in list Frame, 99 \(not in Construction Class\)$/),
    ).toBeVisible();
    await expect(dialog.getByText('Refer the submission because of Frame over three stories')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Test bench' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Beach motel' }));
    await expect(await canvas.findByRole('gridcell', { name: 'True Frame' })).toBeVisible();
    await expect(itemsCall).toHaveBeenCalledOnce();
  },
};

/** A rule that is inactive is only looked at, and says so. */
export const Inactive: Story = {
  args: { path: '/config/rule/8' },
  beforeEach: () => answerCalls({ answers: ruleAnswers(ruleDoc({ id: '8', status: 0 })), permissions }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('spinbutton', { name: 'Priority' })).toHaveAttribute('readonly');
    const [reason] = canvas.getAllByText('The rule is inactive: activate it to change it.');
    await expect(reason).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Add Action/ })).toBeNull();
  },
};

/** Without the permission everything is there to be read. */
export const ReadOnly: Story = {
  args: { path: '/config/rule/12' },
  beforeEach: () => answerCalls({ answers: naming('12') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('spinbutton', { name: 'Priority' })).toHaveAttribute('readonly');
    await expect(await canvas.findByText('Frame, 99 (not in Construction Class)')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Add Action/ })).toBeNull();
  },
};
