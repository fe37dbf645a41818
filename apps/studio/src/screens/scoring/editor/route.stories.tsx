import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScoringField, ScoringFormula } from '@studio/api';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answerCalls, refusal } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { newScoring, type Scoring } from '../scoring.api.ts';
import { Component } from './route.tsx';

const ranges: ScoringFormula[] = [
  [0, 5, 30],
  [6, 15, 20],
  [16, 30, 10],
  [28, 45, 0],
  [51, 75, -15],
  [76, 150, -40],
].map(([minValue = 0, maxValue = 0, score = 0], index) => ({
  ...{ id: index + 1, type: 'Range', minValue, maxValue, score },
}));

const doc: Scoring = {
  ...{ ...newScoring, id: '7', version: 3, name: 'Building age, commercial property' },
  ...{ scoringFolderId: 11, scoringFolderName: 'Property quality', flags: 'PILOT' },
  effectiveDateRangeBegin: Date.UTC(2027, 0, 1),
  ...{ formTemplateUniqueName: 'Building', variableName: 'age' },
  ...{ triggerFieldFormTemplateUniqueName: 'Building', triggerFieldVariableName: 'construction' },
  ...{ triggerOperator: 0, triggerFieldValue: '<values><value>1</value><value>2</value></values>' },
  formulas: ranges,
};

const discrete: Scoring = {
  ...{ ...doc, id: '8', name: 'Construction class', variableName: 'construction' },
  ...{ triggerFieldFormTemplateUniqueName: null, triggerFieldVariableName: null },
  ...{ triggerOperator: null, triggerFieldValue: null },
  formulas: [
    { id: 1, type: 'Discrete', value: '1', score: -30 },
    { id: 2, type: 'Discrete', value: '9', score: 10 },
  ],
};

const fields: ScoringField[] = [
  { name: 'age', label: 'Building age in years', type: 0, dataSetName: null, scoredBy: 'Range' },
  {
    name: 'construction',
    label: 'Construction class',
    type: 3,
    dataSetName: 'Construction',
    scoredBy: 'Discrete',
  },
  { name: 'remarks', label: 'Remarks', type: 1, dataSetName: null, scoredBy: null },
];

/** A page of the items of a data set. */
function items(...pairs: readonly (readonly [name: string, value: string])[]) {
  const records = pairs.map(([name, value], ordering) => ({ name, value, grouping: '', ordering }));
  return { records, totalRecords: records.length, defaultValue: null, minSearchStringLength: null };
}

const actions = ['Discard', 'Save', 'Delete', 'Copy', 'Export', 'View References'];
const permissions = ['MODIFY_SCORING_CONFIGURATION'] as const;

const answersWith = (scoring: Scoring) => ({
  [`/rest/ScoringRule/${scoring.id}`]: scoring,
  '/rest/Actions': actions.map((name) => ({ name, enabled: true })),
  '/rest/ScoringRule/fields': fields,
  '/rest/UIFormTemplate/filter': {
    records: [{ uniqueName: 'Building', displayName: 'Buildings' }],
    totalRecords: 1,
  },
  '/rest/DataSet/Construction/items': items(
    ['Frame', '1'],
    ['Joisted Masonry', '2'],
    ['Fire Resistive', '6'],
  ),
  '/rest/DataSet/Scoring%20Rule%20Folders/items': items(['Property quality', '11'], ['Driver quality', '12']),
  '/rest/ScoringRule/evaluate': {
    matches: [
      { row: 2, score: 10 },
      { row: 3, score: 0 },
    ],
    counting: 2,
  },
});

const meta = {
  title: 'Screens/Scoring rules/Editor',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: '/config/manageScoringRules/7' },
  beforeEach: () => answerCalls({ answers: answersWith(doc), permissions }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ranges with what is between them: a gap and an overlap are shown below their rows, beside a picture, and are mended by a press. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByDisplayValue('150', {}, { timeout: 10_000 })).toBeVisible();
    await expect(await canvas.findByText('1 gap, 1 overlap')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Field Value Scoring' }));
    await expect(table.getByText('Overlap: 28 to 30 are in rows 3 and 4.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Extend row 4 to 50' }));
    await expect(canvas.getByRole('textbox', { name: 'Max, row 4' })).toHaveValue('50');
    await userEvent.click(await canvas.findByRole('button', { name: 'Start row 4 at 31' }));
    await waitFor(() => expect(table.queryByText(/^Overlap:/)).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Min, row 4' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Try a value' }), '29');
    await expect(
      await canvas.findByText('Score 10: row 3 counts. Rows 3, 4 match; the first of them counts.'),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Score, row 1' }), '1');
    await waitFor(() => expect(canvas.queryByText(/^Score 10: row 3 counts/)).toBeNull());
    await expect(await canvas.findByText(/^Score 10: row 3 counts/)).toBeVisible();
  },
};

/** Rows by keyboard: Enter adds one, letters are not taken, Alt with an arrow moves, Delete on a handle removes. */
export const Keys: Story = {
  args: { path: '/config/manageScoringRules/9' },
  beforeEach: () => answerCalls({ answers: answersWith({ ...doc, id: '9' }), permissions }),
  play: async ({ canvas, userEvent }) => {
    const cell = (name: string) => canvas.getByRole('textbox', { name });
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Max, row 1' }, { timeout: 10_000 }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cell('Min, row 2')).toHaveFocus());
    await userEvent.keyboard('a-7');
    await expect(cell('Min, row 2')).toHaveValue('-7');
    await waitFor(() => expect(cell('Max, row 2')).toBeInvalid());
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(cell('Min, row 1')).toHaveFocus());
    await expect(cell('Min, row 1')).toHaveValue('-7');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(cell('Min, row 2')).toHaveFocus());
    canvas.getByRole('button', { name: 'Select row 1' }).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(cell('Min, row 1')).toHaveValue('0'));
    await userEvent.click(cell('Score, new row'));
    await userEvent.paste('160\t170\t-50\n171\t180\t-60');
    await waitFor(() => expect(cell('Score, row 8')).toHaveValue('-60'));
  },
};

/** The number line by keyboard: arrow keys go from range to range, which is read out, and Enter leads to its row. */
export const NumberLine: Story = {
  args: { path: '/config/manageScoringRules/12' },
  beforeEach: () => answerCalls({ answers: answersWith({ ...doc, id: '12' }), permissions }),
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('slider', { name: /^Scores over the numbers/ }, { timeout: 10_000 });
    await waitFor(() => expect(line).toHaveAttribute('aria-valuemax', '6'));
    line.focus();
    await expect(line).toHaveAttribute('aria-valuetext', 'Row 1: 0 to 5, score 30.');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(line).toHaveAttribute(
      'aria-valuetext',
      'Row 3: 16 to 30, score 10. Overlap: 28 to 30 are in rows 3 and 4.',
    );
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Min, row 6' })).toHaveFocus());
  },
};

/** Values of a data set: a refresh adds what is missing, and asks about what the set has not any more. */
export const Refresh: Story = {
  args: { path: '/config/manageScoringRules/8' },
  beforeEach: () => answerCalls({ answers: answersWith(discrete), permissions }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }, { timeout: 10_000 }));
    const warning = within(await screen.findByRole('alertdialog', { name: 'Warning' }));
    await expect(warning.getByRole('button', { name: 'Do Not Delete' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Value, row 4', hidden: true })).toHaveValue('6');
    await userEvent.click(warning.getByRole('button', { name: 'Delete All' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Value, row 2' })).toHaveValue('2'));
    await expect(canvas.queryByDisplayValue('9')).toBeNull();
  },
};

/** Saving and copying are asked about; without the condition its field, operator and values are gone. */
export const Questions: Story = {
  args: { path: '/config/manageScoringRules/10' },
  beforeEach: () => answerCalls({ answers: answersWith({ ...doc, id: '10' }), permissions }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Always' }, { timeout: 10_000 }));
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: /^Operator/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Save' }));
    await expect(question.getByText('Are you sure you want to save this scoring rule?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Thousands of rows: those in sight are drawn. */
export const ManyRows: Story = {
  args: { path: '/config/manageScoringRules/11' },
  beforeEach: () =>
    answerCalls({
      answers: answersWith({
        ...{ ...doc, id: '11' },
        formulas: Array.from({ length: 2000 }, (_, index) => ({
          ...{ id: index + 1, type: 'Range' as const, minValue: index * 10, maxValue: index * 10 + 9 },
          score: (index % 80) - 40,
        })),
      }),
      permissions,
    }),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('textbox', { name: 'Min, row 1' }, { timeout: 10_000 });
    await expect(canvas.getAllByRole('textbox').length).toBeLessThan(200);
    await userEvent.clear(first);
    await userEvent.type(first, '5');
    await expect(first).toHaveValue('5');
  },
};

/** Where the form cannot be loaded, that is shown above the rows, which stay; a field that the form has not any more is named. */
export const FormFailed: Story = {
  args: { path: '/config/manageScoringRules/12' },
  beforeEach: () => {
    let calls = 0;
    const answerFields = () => {
      calls += 1;
      return calls === 1 ? refusal(500, 'The form is being imported.') : fields.slice(1);
    };
    // A form that no other story has loaded.
    const input = { formTemplateUniqueName: 'Warehouse', triggerFieldFormTemplateUniqueName: null };
    const scoring = { ...doc, ...input, id: '12', triggerFieldVariableName: null, triggerOperator: null };
    const answers = { ...answersWith(scoring), '/rest/ScoringRule/fields': answerFields };
    return answerCalls({ answers, permissions });
  },
  play: async ({ canvas, userEvent }) => {
    const failed = await canvas.findByText(
      /^The form of the input form field could not be loaded/,
      {},
      { timeout: 10_000 },
    );
    await expect(failed).toHaveTextContent('The form is being imported.');
    await expect(canvas.getByRole('textbox', { name: 'Min, row 1' })).toHaveValue('0');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^The form has no field “age” any more/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Min, row 1' })).toHaveValue('0');
  },
};

/** Without the permission everything is there to be read. */
export const ReadOnly: Story = {
  beforeEach: () => answerCalls({ answers: answersWith(doc) }),
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('textbox', { name: 'Min, row 1' }, { timeout: 10_000 });
    await expect(cell).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('textbox', { name: 'Min, new row' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Extend row/ })).toBeNull();
    await expect(
      canvas.getByText(/^Read-only: this needs the permission/, { selector: 'p *' }),
    ).toBeVisible();
  },
};
