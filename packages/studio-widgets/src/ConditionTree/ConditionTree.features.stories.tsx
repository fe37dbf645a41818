import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ruleArgs } from './ConditionTree.stories.tsx';
import { ConditionTree } from './ConditionTree.tsx';
import { parseCondition } from './model/parseCondition.ts';
import { everyKind, field, largeRule } from './testing/sampleRule.ts';
import { lastSaved, rowNames } from './testing/storyHelpers.ts';

const meta = {
  title: 'Widgets/ConditionTree/Features',
  tags: ['!dev', '!autodocs'],
  component: ConditionTree,
  args: ruleArgs,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ConditionTree>;

export default meta;
type Story = StoryObj<typeof meta>;

const binary = (lhs: object, operatorName: string, valueString: string, typeName = 'String') => ({
  kind: 'BinaryCondition',
  lhs,
  operatorName,
  rhs: { kind: 'LiteralValue', valueString, typeName },
});
const all = (...subconditions: object[]) => ({ kind: 'CompositeCondition', operator: 'and', subconditions });

/** A new rule: says that there is nothing yet, marks nothing, and offers what can be added. */
export const Empty: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No conditions yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Condition' })).toBeVisible();
    await expect(canvas.queryByText(/incomplete/)).not.toBeInTheDocument();
  },
};

/** Every kind of condition and value; a kind of tomorrow is kept and shown as text. */
export const EveryKind: Story = {
  args: { defaultValue: parseCondition(everyKind) },
  play: async ({ canvas }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await expect(row(/Last inspection/).getByRole('textbox', { name: 'Value' })).toHaveValue('01/31/2026');
    await expect(row(/Wind mitigation/).getByRole('combobox', { name: 'Value' })).toHaveTextContent('Yes');
    await expect(row(/State \(Submission\)/).getByRole('button', { name: 'Value: /State/FL' })).toBeVisible();
    await expect(row(/Broker tier/).getByRole('combobox', { name: 'Left side' })).toHaveTextContent(
      'Broker tier',
    );
    const sentence = row(/The submission is more than 30 days old/);
    await expect(sentence.getByRole('textbox', { name: 'days' })).toHaveValue('30');
    await expect(sentence.getByRole('textbox', { name: 'state' })).toHaveValue('Florida');
    await expect(canvas.getByText('A condition that cannot be edited here')).toBeVisible();
  },
};

/** What is incomplete says so at its place in words, with a mark, and tied to the control; the count leads from one to the next. */
export const Incomplete: Story = {
  args: {
    defaultValue: parseCondition(
      all(
        binary(field('Roof age', 'Building', 'Integer'), 'isGreaterThan', 'old', 'Integer'),
        binary(field('Roof age', 'Building', 'Integer'), '', ''),
        { kind: 'RawCondition', rawExpression: '' },
        all(),
      ),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Value', description: 'Enter a whole number' });
    await expect(number).toBeInvalid();
    await expect(canvas.getByText('Choose an operator. Enter or choose a value')).toBeVisible();
    await expect(canvas.getByText('Enter an expression')).toBeVisible();
    await expect(canvas.getByText('Add a condition, or delete the group')).toBeVisible();
    const next = canvas.getByRole('button', { name: '4 incomplete' });
    await userEvent.click(next);
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Roof age.* is greater than old/ })).toHaveFocus(),
    );
    await userEvent.click(next);
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /nothing chosen nothing chosen/ })).toHaveFocus(),
    );
    const operator = within(canvas.getByRole('row', { name: /nothing chosen nothing chosen/ }));
    const getFrame = () =>
      operator.getByRole('combobox', { name: 'Operator' }).closest('[data-invalid], [data-part="control"]');
    const red = getComputedStyle(number).borderColor;
    await expect(getComputedStyle(getFrame() ?? number).borderColor).toBe(red);
    operator.getByRole('combobox', { name: 'Operator' }).focus();
    await userEvent.keyboard('{Enter}');
    const [first] = await screen.findAllByRole('option');
    await waitFor(() =>
      expect(operator.getByRole('combobox', { name: 'Operator' })).toHaveAttribute(
        'aria-activedescendant',
        first?.id,
      ),
    );
    await userEvent.keyboard('{Escape}');
    await expect(operator.getByRole('combobox', { name: 'Operator' })).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(getFrame() ?? canvasElement).borderColor).toBe(red));
  },
};

/** Says why, shows values as text, offers nothing to add or delete, and can still be walked through. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, readOnlyReason: 'Editing rules needs the permission MANAGE_RULES.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Editing rules needs the permission MANAGE_RULES.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Condition' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByText('Frame, Joisted Masonry')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'If all of 5 conditions' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect(rowNames(canvas)).toHaveLength(7);
  },
};

/** Everything is disabled, and adding and deleting are not there. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-disabled', 'true');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('treegrid').contains(document.activeElement)).toBe(false);
  },
};

const markup = '<img src=x onerror="document.title=\'hit\'"><script>document.title="hit"</script>';

/** Markup, 10,000 characters, emoji and right-to-left text are shown as text and break no layout. */
export const HostileContent: Story = {
  args: {
    defaultValue: parseCondition(
      all(
        binary(field(markup, markup, 'String'), 'equals', markup),
        binary(field('x'.repeat(10_000), 'y'.repeat(10_000), 'String'), 'contains', 'z'.repeat(10_000)),
        binary(field('👩‍🚒🏳️‍🌈 سقف المبنى', 'مبنى', 'String'), 'equals', 'مرحبا ⁦x⁩'),
        { kind: 'RawCondition', rawExpression: `${markup}\n`.repeat(3) },
        { kind: 'ParameterizedCondition', expression: `${markup} {${'p'.repeat(500)}}`, parameters: [] },
      ),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect(document.title).not.toBe('hit');
    await expect(canvas.getAllByText(markup, { exact: false })[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Nesting has no limit; what is deep stays in sight. */
export const DeepNesting: Story = {
  args: {
    defaultValue: parseCondition(
      Array.from({ length: 30 }).reduce<object>(
        (inner, _, level) => ({
          ...all(inner, { kind: 'RawCondition', rawExpression: `level ${30 - level}` }),
          operator: level % 2 === 0 ? 'and' : 'or',
        }),
        binary(field('Roof age', 'Building', 'Integer'), 'isGreaterThan', '15', 'Integer'),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows.some((row) => Number(row.getAttribute('aria-level')) > 10)).toBe(true);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** In a right-to-left page guides, indents and keys run the other way. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <ConditionTree {...args} labels={{ if: 'إذا', any: 'أي', all: 'كل' }} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: 'If any of 2 conditions' });
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row).toHaveAttribute('aria-expanded', 'true'));
    const left = row.querySelector('[data-part=handle]')?.getBoundingClientRect();
    const right = row.querySelector('[data-part=delete]')?.getBoundingClientRect();
    await expect(left?.x ?? 0).toBeGreaterThan(right?.x ?? 0);
  },
};

/** Of 10,000 conditions only those in sight are drawn; the last is a key away. */
export const TenThousand: Story = {
  args: { defaultValue: parseCondition(largeRule(10_000)) },
  render: (args) => (
    <div style={{ height: 480, overflow: 'auto' }}>
      <ConditionTree {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    canvas.getByRole('row', { name: 'If all of 10,000 conditions' }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /greater than 9999/ })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /greater than 9998/ })).toHaveFocus());
    await expect(JSON.stringify(lastSaved(args.onValueChange))).not.toContain('"9999"');
  },
};

/** Below 900 pixels controls become narrower, then wrap. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 420 }}>
      <ConditionTree {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Distance to coast/ });
    const next = canvas.getByRole('row', { name: 'If any of 2 conditions' });
    await waitFor(() => {
      const { bottom, height } = row.getBoundingClientRect();
      expect(height).toBeGreaterThan(60);
      expect(bottom).toBeLessThanOrEqual(next.getBoundingClientRect().top + 1);
    });
  },
};

/** A value that has no room beside its field and operator has a line of its own, and all of that line. */
export const ValueBelow: Story = {
  render: (args) => (
    <div style={{ width: 480 }}>
      <ConditionTree {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Distance to coast/ });
    const box = (part: string) => (row.querySelector(`[data-part=${part}]`) ?? row).getBoundingClientRect();
    await expect(box('right').top).toBeGreaterThan(box('left').top);
    await expect(box('right').right).toBeGreaterThan(box('operator').right);
  },
};
