import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerCalls, refusal } from '../../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../../kernel/object/testing/RoutePage.tsx';
import { dropFiles, openDialog } from '../../../../operations/testing/storyFiles.ts';
import { caseWithAction, ruleAnswers, ruleDoc, someCases } from '../../fixtures.ts';
import { Component } from '../route.tsx';

const permissions = ['MANAGE_RULES'] as const;

const meta = {
  title: 'Screens/Rules/Test bench',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: '/config/rule/7' },
  beforeEach: () => answerCalls({ answers: ruleAnswers(ruleDoc()), permissions }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cases of the rule set, with what the rule decides of them; one that differs is opened, condition by condition. */
export const Cases: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test bench' }));
    const bench = within(await canvas.findByRole('region', { name: 'Test bench' }));
    await expect(await bench.findByText('3 kept cases')).toBeVisible();
    const [, , first, second, , third] = await bench.findAllByRole('row');
    await expect(first).toHaveTextContent(/Beach motel.*Holds.*Differs.*Differs.*No such version/);
    await expect(second).toHaveTextContent(/Does not hold.*As expected.*As expected/);
    await expect(third).toHaveTextContent(/Nothing.*Does not hold/);
    await userEvent.click(bench.getByRole('button', { name: 'Beach motel' }));
    await expect(bench.getByText('Expected that it holds, but the edited rule does not.')).toBeVisible();
    await expect(canvas.getByText('Traced with Beach motel: the edited rule does not hold')).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: 'False Frame' })).toBeVisible();
    await expect(canvas.getByText('Not run')).toBeVisible();
    const trace = within(bench.getByRole('table', { name: /^Condition by condition/ }));
    await expect(
      trace.getByRole('row', { name: /is in list.*Frame False False No such version/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Deployed' }));
    await expect(canvas.getByText('Traced with Beach motel: the deployed rule does not exist')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edited' }));
    await expect(
      bench.getByText('1 of 1 conditions are not both true and false in these cases:'),
    ).toBeVisible();
    await userEvent.click(bench.getByRole('button', { name: 'Edit case' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit case' }));
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByRole('textbox', { name: 'BuildingSchedule::roofAge' }), '0');
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** With the test bench what is not saved yet is below the rule, each change with the way back, and a value that was edited is beside the one that was saved. */
export const NotSavedYet: Story = {
  args: { path: '/config/rule/13' },
  beforeEach: () => answerCalls({ answers: ruleAnswers(ruleDoc({ id: '13' })), permissions }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test bench' }));
    await canvas.findByText('3 kept cases');
    const row = within(await canvas.findByRole('row', { name: /roofAge .* 15$/ }));
    const value = row.getByRole('textbox', { name: 'Value' });
    await userEvent.clear(value);
    await userEvent.type(value, '20');
    await userEvent.tab();
    await expect(await row.findByText('was 15')).toBeVisible();
    const changes = within(await canvas.findByRole('region', { name: 'Not saved yet' }));
    await expect(changes.getByText('1 change')).toBeVisible();
    await userEvent.click(await changes.findByRole('button', { name: /^Revert/ }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Not saved yet' })).toBeNull());
    await expect(canvas.queryByText('was 15')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close test bench' }));
    await expect(canvas.getByRole('button', { name: 'Test bench' })).toHaveFocus();
  },
};

/** What was pasted is shown column by column before it is kept. */
export const ImportCases: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test bench' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Import cases' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import cases' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Cells' }));
    await userEvent.paste('Case\tRoof Age\tExpected\nOld\t31\tyes\nNew\t2\tno');
    await expect(dialog.getByRole('combobox', { name: 'Taken as: Roof Age' })).toHaveTextContent(
      'BuildingSchedule::roofAge',
    );
    await expect(dialog.getByRole('button', { name: 'Keep 2 cases' })).toBeEnabled();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Cells' }));
    await userEvent.paste('Case\tRoof Age\tExpected\nOld\t31\tperhaps\nNew\t2\tno\t9');
    await expect(dialog.getByText('2 things are not understood and are left out:')).toBeVisible();
    await expect(
      dialog.getByText(
        'Row 1, Expected: “perhaps” is neither yes nor no, nor an action of the rule. Nothing is expected there.',
      ),
    ).toBeVisible();
    const surface = await openDialog(screen, 'Import cases');
    dropFiles(surface, new File(['PK\u0003\u0004\u0000\u0000Case,Roof Age\nOld,31\n'], 'cases.csv'));
    await expect(await dialog.findByText(/^This file is no text\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Keep 2 cases' })).toBeEnabled();
  },
};

const casesCall = fn();
let answerExpectation: () => void = () => undefined;

/** What is expected of the rule in a case is saved once, however often the button is pressed. */
export const Expectation: Story = {
  beforeEach: () => {
    casesCall.mockReset();
    const answers = {
      ...ruleAnswers(ruleDoc()),
      'POST /rest/RuleSet/s1/cases': (request: Request) => {
        casesCall(request);
        return new Promise(() => undefined);
      },
    };
    return answerCalls({ answers, permissions });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test bench' }));
    const bench = within(await canvas.findByRole('region', { name: 'Test bench' }));
    await userEvent.click(await bench.findByRole('button', { name: 'Roof of unknown age' }));
    await userEvent.dblClick(await bench.findByRole('button', { name: 'Expect that it does not hold' }));
    await waitFor(() => expect(casesCall).toHaveBeenCalledOnce());
    await expect(bench.getByRole('button', { name: /^Expect that it does not hold/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const savedCall = fn();

/** A case that is edited while what is expected of it is being saved is saved after that, and with it. */
export const EditedMeanwhile: Story = {
  beforeEach: () => {
    savedCall.mockReset();
    const { promise, resolve } = Promise.withResolvers<void>();
    answerExpectation = resolve;
    let count = 0;
    return answerCalls({
      answers: {
        ...ruleAnswers(ruleDoc()),
        'POST /rest/RuleSet/s1/cases': async (request: Request) => {
          const { put } = (await request.json()) as { put: readonly { version: number }[] };
          savedCall(put[0]);
          count += 1;
          if (count === 1) await promise;
          return { cases: put.map((each) => ({ ...each, version: each.version + 1 })) };
        },
      },
      permissions,
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test bench' }));
    const bench = within(await canvas.findByRole('region', { name: 'Test bench' }));
    await userEvent.click(await bench.findByRole('button', { name: 'Roof of unknown age' }));
    await userEvent.click(await bench.findByRole('button', { name: 'Expect that it does not hold' }));
    await userEvent.click(bench.getByRole('button', { name: 'Edit case' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit case' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'BuildingSchedule::roofAge' }), '9');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(savedCall).toHaveBeenCalledOnce();
    answerExpectation();
    await waitFor(() => expect(savedCall).toHaveBeenCalledTimes(2));
    await expect(savedCall.mock.lastCall?.[0]).toMatchObject({
      version: 2,
      values: { 'BuildingSchedule::roofAge': '9' },
      expected: [{ ruleId: '7', holds: false }],
    });
  },
};

/** A case that somebody else has changed meanwhile is not overwritten unseen, and what was edited of it is not lost: the next save puts it over theirs. */
export const ChangedSince: Story = {
  beforeEach: () => {
    savedCall.mockReset();
    const [first, ...others] = someCases;
    const changed = { ...first, version: 2, name: 'Beach hotel', expected: [] };
    const isChanged = () => savedCall.mock.calls.length > 0;
    return answerCalls({
      answers: {
        ...ruleAnswers(ruleDoc()),
        'GET /rest/RuleSet/s1/cases': () => ({ cases: [isChanged() ? changed : first, ...others] }),
        'POST /rest/RuleSet/s1/cases': async (request: Request) => {
          const { put } = (await request.json()) as { put: readonly { version: number }[] };
          savedCall(put[0]);
          if (put[0]?.version === 1)
            return refusal(409, 'Somebody has changed the case “Beach motel” since.');
          return { cases: put };
        },
      },
      permissions,
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test bench' }));
    const bench = within(await canvas.findByRole('region', { name: 'Test bench' }));
    await userEvent.click(await bench.findByRole('button', { name: 'Beach motel' }));
    await userEvent.click(await bench.findByRole('button', { name: 'Edit case' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit case' }));
    const age = dialog.getByRole('textbox', { name: 'BuildingSchedule::roofAge' });
    await userEvent.clear(age);
    await userEvent.type(age, '9');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/since\. Save again to keep it with/)).toBeVisible();
    await expect(age).toHaveValue('9');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit case' })).toBeNull());
    await expect(savedCall.mock.lastCall?.[0]).toMatchObject({
      ...{ version: 2, name: 'Beach hotel', expected: [] },
      values: { 'BuildingSchedule::construction': 'Frame', 'BuildingSchedule::roofAge': '9' },
    });
  },
};

/** An action can be expected, by its first words. */
export const ExpectedAction: Story = {
  beforeEach: () => {
    savedCall.mockReset();
    const answers = {
      ...ruleAnswers(ruleDoc()),
      '/rest/RuleSet/s1/cases': { cases: [caseWithAction] },
      'POST /rest/RuleSet/s1/cases': async (request: Request) => {
        const { put } = (await request.json()) as { put: readonly { version: number }[] };
        savedCall(put[0]);
        return { cases: put };
      },
    };
    return answerCalls({ answers, permissions });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test bench' }));
    const bench = within(await canvas.findByRole('region', { name: 'Test bench' }));
    await userEvent.click(await bench.findByRole('button', { name: 'Coastal motel' }));
    await expect(await bench.findByText('Expected Refer, but the edited rule does not hold.')).toBeVisible();
    await expect(bench.getByText(/^Jon Vega, 06\/11\/26/)).toBeVisible();
    await userEvent.click(bench.getByRole('button', { name: 'Edit case' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit case' }));
    const actions = dialog.getByRole('textbox', { name: 'Actions that should follow' });
    await expect(actions).toHaveValue('Refer');
    await userEvent.type(actions, '{enter}Decline');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(savedCall).toHaveBeenCalledOnce());
    await expect(savedCall.mock.lastCall?.[0]).toMatchObject({
      expected: [{ ruleId: '7', holds: true, actions: ['Refer', 'Decline'] }],
    });
  },
};

/** A file is decided by the deployed and the saved rules of the set; what a redeploy would change is listed. */
export const RunFile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test bench' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Run a file' }));
    const surface = await openDialog(screen, 'Run a file of cases');
    const dialog = within(surface);
    dropFiles(surface, new File(['Case,Expected\nOld,yes\nNew,no\n'], 'cases.csv'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Run 2 cases' }));
    await expect(await dialog.findByText(/^2 cases decided\..*the outcome of 1 case\.$/)).toBeVisible();
    await expect(dialog.getByText(/^As expected of this rule: 1 of 2 .* 2 as it is saved\.$/)).toBeVisible();
    await expect(
      dialog.getByRole('row', { name: 'Old Refer coastal frame buildings Does not hold Holds' }),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save results' })).toBeEnabled();
  },
};
