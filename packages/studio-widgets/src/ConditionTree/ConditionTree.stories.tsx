import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ConditionTree } from './ConditionTree.tsx';
import { parseCondition } from './model/parseCondition.ts';
import { serializeCondition } from './model/serializeCondition.ts';
import { coastalRule, operators, valueKinds } from './testing/sampleRule.ts';
import { announcedIn } from './testing/storyHelpers.ts';

/** A rule with a nested group, and what can be chosen in it. */
export const ruleArgs = {
  defaultValue: parseCondition(coastalRule),
  onValueChange: fn(),
  label: 'Conditions',
  operators,
  valueKinds,
};

const meta = {
  title: 'Widgets/ConditionTree',
  excludeStories: ['expectReason', 'expectAnnounced', 'ruleArgs'],
  component: ConditionTree,
  args: ruleArgs,
  parameters: {
    layout: 'padded',
    guide: {
      use: [
        'The condition of a rule: groups of any depth, comparisons, custom expressions, sentences with blanks.',
        'Make the value with `parseCondition` and save it with `serializeCondition`; unknown properties are kept.',
        'Declare your operators and how many values each compares with; take `createLiteralKind`, `createSearchKind` or kinds of your own for what they compare.',
        '`ReviewDialog` shows the rule as text and leads to what is wrong.',
      ],
      avoid: ['A flat list of filters: `AdvancedFilter`.', 'A formula: `ExpressionModal`.'],
      pattern: 'Treegrid',
      keys: {
        'ArrowUp, ArrowDown': 'the condition above or below',
        'ArrowLeft, ArrowRight': 'collapse or leave a group, expand or enter it',
        'Home, End, PageUp, PageDown': 'first, last, ten up, ten down',
        'F2, Escape': 'into the first control of a condition, and back to the condition',
        'Enter, Insert': 'adds a condition',
        Delete: 'deletes the condition or group',
        '!': 'negates, or takes the negation away',
        'Alt+Arrow': 'moves up, down, out of the group, into the next group',
        'Ctrl+C, Ctrl+X, Ctrl+V': 'copies, cuts, pastes a branch',
        'Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y': 'undo, redo',
      },
    },
  },
} satisfies Meta<typeof ConditionTree>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Waits until the host was last notified of a change for this reason. */
export const expectReason = (onChange: unknown, reason: string) =>
  waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ reason })),
  );

/** Waits until this is the last announcement to assistive technology. */
export const expectAnnounced = (canvas: Canvas, text: string | RegExp) =>
  waitFor(() =>
    expect(
      announcedIn(canvas.getByRole('treegrid').closest('[data-part=condition-tree]') ?? document.body),
    ).toMatch(text),
  );

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Roof age in years/ });
    const value = within(row).getByRole('textbox', { name: 'Value' });
    await expect(value).toHaveValue('15');
    await userEvent.clear(value);
    await userEvent.type(value, '20');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), {
        reason: 'set-right',
        id: expect.any(String),
      }),
    );
    const [last] = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall ?? [];
    await expect(JSON.stringify(serializeCondition(last))).toContain('"valueString":"20"');
  },
};

export const Playground: Story = {
  args: { isReadOnly: false, readOnlyReason: '', isDisabled: false },
};
