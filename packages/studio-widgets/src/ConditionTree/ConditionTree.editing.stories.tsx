import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { expectAnnounced, expectReason, ruleArgs } from './ConditionTree.stories.tsx';
import { ConditionTree } from './ConditionTree.tsx';
import { parseCondition } from './model/parseCondition.ts';
import type { ConditionValueEditorProps } from './model/valueKind.ts';
import { createRuleValueKinds } from './presets.tsx';
import { coastalRule, everyKind, field, largeRule, searchValues, valueKinds } from './testing/sampleRule.ts';
import { lastSaved, rowNames } from './testing/storyHelpers.ts';

const meta = {
  title: 'Widgets/ConditionTree/Editing',
  tags: ['!dev', '!autodocs'],
  component: ConditionTree,
  args: ruleArgs,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ConditionTree>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const inRow = (canvas: Canvas, name: string | RegExp) => within(canvas.getByRole('row', { name }));
const choose = async (name: string | RegExp) => {
  const option = await screen.findByRole('option', { name });
  await waitFor(() => expect(option).toBeVisible());
  fireEvent.click(option);
};
const openMenu = async (canvas: Canvas, row: string | RegExp) => {
  fireEvent.click(inRow(canvas, row).getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('menu', {}, { timeout: 10_000 });
  await waitFor(() => expect(menu).toBeVisible());
  return within(menu);
};

/** Any or All decides how the conditions of a group count. */
export const AnyOrAll: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [rootGroup] = canvas.getAllByRole('radiogroup', { name: 'Any or all' });
    if (rootGroup === undefined) throw new Error('The root has no choice.');
    await expect(within(rootGroup).getByRole('radio', { name: 'All' })).toBeChecked();
    await userEvent.click(within(rootGroup).getByRole('radio', { name: 'Any' }));
    await expectReason(args.onValueChange, 'set-group-operator');
    await expect(lastSaved(args.onValueChange)).toMatchObject({ operator: 'or' });
  },
};

/** Regular and custom conditions and groups can be added, nothing else, whatever types the server knows. */
export const AddAndDelete: Story = {
  args: { conditionTypes: ['regular', 'custom', 'parameterized'] },
  play: async ({ args, canvas, userEvent }) => {
    const [foot] = canvas.getAllByRole('row', { name: 'Condition' });
    if (foot === undefined) throw new Error('There is no foot.');
    const names = within(foot)
      .getAllByRole('button')
      .map((button) => button.textContent);
    await expect(names).toEqual(['Condition', 'Custom', 'Group']);
    await userEvent.click(within(foot).getByRole('button', { name: 'Custom' }));
    const area = inRow(canvas, 'empty expression').getByRole('textbox', { name: 'Expression' });
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.type(area, 'score > 5');
    await waitFor(() =>
      expect(JSON.stringify(lastSaved(args.onValueChange))).toContain('"rawExpression":"score > 5"'),
    );
    fireEvent.click(inRow(canvas, 'score > 5').getByRole('button', { name: 'Delete' }));
    await expectReason(args.onValueChange, 'delete');
    await expect(lastSaved(args.onValueChange)).toEqual(coastalRule);
    await userEvent.click(within(foot).getByRole('button', { name: 'Group' }));
    await waitFor(() => expect(rowNames(canvas)).toContain('If all of 1 condition'));
  },
};

/** A group of more than 20 conditions can be added to from its head as well: its foot is far. */
export const AddToLongGroup: Story = {
  args: { defaultValue: parseCondition(largeRule(2_500)) },
  render: (args) => (
    <div style={{ height: 400, overflow: 'auto' }}>
      <ConditionTree {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [group] = await canvas.findAllByRole('row', { name: 'If all of 25 conditions' });
    if (group === undefined) throw new Error('There is no long group.');
    await userEvent.click(within(group).getByRole('button', { name: 'Condition' }));
    await expectReason(args.onValueChange, 'add');
    await expect(rowNames(canvas)[3]).toBe('nothing chosen nothing chosen nothing chosen');
  },
};

/** Negation wraps a condition, or a group, in a not, and unwraps it. */
export const Negation: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(inRow(canvas, /Distance to coast/).getByRole('button', { name: 'Negate' }));
    await expectReason(args.onValueChange, 'negate');
    const negated = inRow(canvas, /^not Distance to coast/);
    await expect(negated.getByText('NOT')).toBeVisible();
    await expect(negated.getByRole('button', { name: 'Negate', pressed: true })).toBeVisible();
    await expect(lastSaved(args.onValueChange)).toMatchObject({
      subconditions: [
        {},
        { kind: 'UnaryCondition', operator: 'not', subcondition: { kind: 'BinaryCondition' } },
        {},
        {},
      ],
    });
    await userEvent.click(negated.getByRole('button', { name: 'Negate' }));
    await waitFor(() => expect(lastSaved(args.onValueChange)).toEqual(coastalRule));
    await userEvent.click(inRow(canvas, 'If any of 2 conditions').getByRole('button', { name: 'Negate' }));
    await expect(canvas.getByRole('row', { name: 'not If any of 2 conditions' })).toBeVisible();
  },
};

/** 'exists' takes the right side away; any other operator gives an empty literal. */
export const Exists: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = inRow(canvas, /Distance to coast/);
    await userEvent.click(row.getByRole('combobox', { name: 'Operator' }));
    await choose('exists');
    await expectReason(args.onValueChange, 'set-operator');
    await expect(row.getByText('no value needed')).toBeVisible();
    const saved = lastSaved(args.onValueChange) as { subconditions: object[] };
    await expect(saved.subconditions[1]).not.toHaveProperty('rhs');
    row.getByRole('combobox', { name: 'Operator' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await choose('is at most');
    await waitFor(() => expect(row.getByRole('textbox', { name: 'Value' })).toHaveValue(''));
    await expect(lastSaved(args.onValueChange)).toMatchObject({
      subconditions: [{}, { rhs: { kind: 'LiteralValue', valueString: '', typeName: 'Double' } }, {}, {}],
    });
  },
};

const operatorNames = async (canvas: Canvas, row: RegExp) => {
  fireEvent.click(inRow(canvas, row).getByRole('combobox', { name: 'Operator' }));
  const options = await screen.findAllByRole('option');
  const names = options.map((option) => option.textContent);
  fireEvent.keyDown(inRow(canvas, row).getByRole('combobox', { name: 'Operator' }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  return names;
};

/** Operators suit the left side; a class code field gets only the class code list, others only the plain one. */
export const OperatorsByType: Story = {
  args: { defaultValue: parseCondition(everyKind) },
  play: async ({ canvas }) => {
    await expect(await operatorNames(canvas, /^Class code/)).toEqual([
      'is',
      'is in class code list',
      'exists',
    ]);
    await expect(await operatorNames(canvas, /^Distance to coast/)).toEqual([
      'is',
      'is at most',
      'is greater than',
      'is in list',
      'exists',
    ]);
  },
};

/** While no field is chosen, the class code list is hidden. */
export const OperatorsWithoutField: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Condition' }));
    await canvas.findByRole('row', { name: /^nothing chosen/ });
    const names = await operatorNames(canvas, /^nothing chosen/);
    await expect(names).toContain('is in list');
    await expect(names).not.toContain('is in class code list');
  },
};

/** A field is looked for in its place; the literal on the right takes its type, and an operator that does not suit it goes. */
export const ChoosingAField: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = inRow(canvas, /Distance to coast/);
    await userEvent.click(row.getByRole('button', { name: 'Left side: Distance to coast (Building)' }));
    const search = await row.findByRole('combobox', { name: 'Left side' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, 'inspec');
    await choose('Last inspection');
    await expectReason(args.onValueChange, 'set-left');
    await expect(lastSaved(args.onValueChange)).toMatchObject({
      subconditions: [{}, { operatorName: '', rhs: { kind: 'LiteralValue', typeName: 'Date' } }, {}, {}],
    });
    const changed = inRow(canvas, /Last inspection/);
    await waitFor(() =>
      expect(changed.getByRole('button', { name: /^Left side: Last inspection/ })).toHaveFocus(),
    );
    await expect(changed.getByText(/Choose an operator/, { selector: '[data-part=problem]' })).toBeVisible();
    await userEvent.click(changed.getByRole('button', { name: /^Left side/ }));
    await waitFor(() => expect(changed.getByRole('combobox', { name: 'Left side' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(changed.getByRole('button', { name: /^Left side/ })).toHaveFocus());
  },
};

let isServerDown = true;

/** A search that fails says so in its place and can be tried again. */
export const SearchFails: Story = {
  args: {
    valueKinds: createRuleValueKinds({
      searchValues: (search) =>
        isServerDown ? Promise.reject(new Error('No connection.')) : searchValues(search),
    }),
  },
  beforeEach: () => {
    isServerDown = true;
  },
  play: async ({ canvas, userEvent }) => {
    const row = inRow(canvas, /Distance to coast/);
    await userEvent.click(row.getByRole('button', { name: /^Left side/ }));
    await waitFor(() => expect(row.getByText(/The search failed\. No connection\./)).toBeVisible());
    isServerDown = false;
    await userEvent.click(row.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(row.queryByText(/The search failed/)).not.toBeInTheDocument());
    await expect(row.getByRole('combobox', { name: 'Left side' })).toBeVisible();
  },
};

/** Another kind of value is a fresh one; values of the left side's field go when there is no field any more. */
export const ValueKinds: Story = {
  play: async ({ args, canvas }) => {
    const menu = await openMenu(canvas, /Distance to coast/);
    fireEvent.click(menu.getByRole('menuitemradio', { name: 'A value of the field' }));
    await expectReason(args.onValueChange, 'set-right');
    const at = (rest: object) => ({ subconditions: [{}, rest, {}, {}] });
    await expect(lastSaved(args.onValueChange)).toMatchObject(
      at({ rhs: { kind: 'LeftSideFieldValue', valueString: '' } }),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    const again = await openMenu(canvas, /Distance to coast/);
    const left = within(again.getByRole('group', { name: 'Left side is' }));
    fireEvent.click(left.getByRole('menuitemradio', { name: 'A variable' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expectReason(args.onValueChange, 'set-left');
    await expect(lastSaved(args.onValueChange)).toMatchObject(
      at({
        lhs: { kind: 'VariableValue', variableName: '' },
        rhs: { kind: 'LiteralValue', valueString: '' },
      }),
    );
  },
};

/** A variable brings the method of its type. */
export const Variables: Story = {
  args: { defaultValue: parseCondition(everyKind) },
  play: async ({ args, canvas, userEvent }) => {
    const row = inRow(canvas, /Broker tier/);
    await userEvent.click(row.getByRole('combobox', { name: 'Left side' }));
    await choose('Renewal');
    await expectReason(args.onValueChange, 'set-left');
    await expect(JSON.stringify(lastSaved(args.onValueChange))).toContain(
      '"variableName":"isRenewal","typeName":"Boolean","variableMethod":"booleanValue"',
    );
    await expect(inRow(canvas, /^Renewal/).getByRole('combobox', { name: 'Value' })).toBeVisible();
  },
};

/** Blanks of a sentence, a list of values, a day, yes or no: each is entered in its own way. */
export const EveryEditor: Story = {
  args: { defaultValue: parseCondition(everyKind) },
  play: async ({ args, canvas, userEvent }) => {
    const days = canvas.getByRole('textbox', { name: 'days' });
    await userEvent.clear(days);
    await userEvent.type(days, '45');
    await expectReason(args.onValueChange, 'set-parameter');
    const date = inRow(canvas, /Last inspection/).getByRole('textbox', { name: 'Value' });
    await userEvent.clear(date);
    await userEvent.type(date, '02/28/2026');
    await waitFor(() =>
      expect(JSON.stringify(lastSaved(args.onValueChange))).toContain(`"${Date.UTC(2026, 1, 28)}"`),
    );
    await userEvent.click(inRow(canvas, /Wind mitigation/).getByRole('combobox', { name: 'Value' }));
    await choose('No');
    await waitFor(() =>
      expect(JSON.stringify(lastSaved(args.onValueChange))).toContain('"valueString":"false"'),
    );
    await userEvent.click(
      inRow(canvas, /State \(Submission\)/).getByRole('button', { name: 'Value: /State/FL' }),
    );
    await choose('/State/GA');
    await waitFor(() => expect(JSON.stringify(lastSaved(args.onValueChange))).toContain('/State/GA'));
  },
};

/** The menu of a row: groups, duplicates and the moves for pointers. */
export const RowMenu: Story = {
  play: async ({ args, canvas }) => {
    const menu = await openMenu(canvas, /Distance to coast/);
    fireEvent.click(menu.getByRole('menuitem', { name: 'Put in a group' }));
    await expectReason(args.onValueChange, 'wrap');
    await expectAnnounced(canvas, 'Put in a group');
    await expect(rowNames(canvas)[2]).toBe('If all of 1 condition');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    const group = await openMenu(canvas, 'If all of 1 condition');
    fireEvent.click(group.getByRole('menuitem', { name: 'Dissolve group' }));
    await waitFor(() => expect(lastSaved(args.onValueChange)).toEqual(coastalRule));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    const again = await openMenu(canvas, /Distance to coast/);
    fireEvent.click(again.getByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() =>
      expect(rowNames(canvas).filter((name) => name.startsWith('Distance'))).toHaveLength(2),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

function OwnFieldEditor({ value, label, onValueChange }: ConditionValueEditorProps) {
  const name = 'fieldName' in value ? value.fieldName : '';
  const choose = () => onValueChange(field('Chosen elsewhere', 'Building', 'Double'));
  return <button type="button" onClick={choose}>{`${label}: ${name}`}</button>;
}

/** The host's own editor for fields takes the place of the search: a kind is an object like others. */
export const OwnEditor: Story = {
  args: {
    valueKinds: valueKinds.map((kind) =>
      kind.name === 'FieldValue' ? { ...kind, Editor: OwnFieldEditor } : kind,
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Left side: Distance to coast' }));
    await expectReason(args.onValueChange, 'set-left');
    await expect(canvas.getByRole('button', { name: 'Left side: Chosen elsewhere' })).toBeVisible();
  },
};
