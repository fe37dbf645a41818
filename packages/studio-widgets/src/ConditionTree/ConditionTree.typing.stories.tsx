import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { ConditionTree } from './ConditionTree.tsx';
import type { ConditionTreeProps } from './ConditionTreeProps.ts';
import { setRight } from './model/editCondition.ts';
import { childrenOf } from './model/nodes.ts';
import { parseCondition } from './model/parseCondition.ts';
import { rulesOf } from './model/rules.ts';
import { coastalRule, operators, schema, valueKinds } from './testing/sampleRule.ts';
import { lastSaved } from './testing/storyHelpers.ts';
import type { LiteralValue } from './values/literalKind.tsx';

const draft = parseCondition(coastalRule);
const distanceId = childrenOf(draft)[1]?.id ?? '';
const distance25: LiteralValue = { kind: 'LiteralValue', valueString: '25', typeName: 'Double' };
const replaced = setRight(draft, distanceId, distance25, rulesOf(schema));

/** A host that locks the tree, or loads another value, on a button. */
function Host({ onValueChange, ...props }: ConditionTreeProps) {
  const [value, setValue] = useState(draft);
  const [isReadOnly, setReadOnly] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setReadOnly(true)}>
        Lock
      </button>
      <button type="button" onClick={() => setValue(replaced)}>
        Replace
      </button>
      <ConditionTree
        {...props}
        value={value}
        isReadOnly={isReadOnly}
        onValueChange={(next, change) => {
          setValue(next);
          onValueChange?.(next, change);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Widgets/ConditionTree/Typing',
  tags: ['!dev', '!autodocs'],
  component: ConditionTree,
  args: { label: 'Conditions', onValueChange: fn(), operators, valueKinds },
  parameters: { layout: 'padded' },
  render: (args) => <Host {...args} />,
} satisfies Meta<typeof ConditionTree>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('row', { name: /Distance to coast/ })).getByRole('textbox', { name: 'Value' });
const type = (field: HTMLElement, value: string) => {
  field.focus();
  fireEvent.change(field, { target: { value } });
};
const withDistance = (valueString: string) => ({
  subconditions: [{}, { rhs: { valueString } }, {}, {}],
});

/** A text that was typed just before the tree becomes read-only counts. */
export const LockedMeanwhile: Story = {
  play: async ({ args, canvas }) => {
    type(fieldOf(canvas), '7.5');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    fireEvent.click(canvas.getByRole('button', { name: 'Lock' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(lastSaved(args.onValueChange)).toMatchObject(withDistance('7.5'));
    await expect(canvas.getByRole('row', { name: /Distance to coast.* 7\.5/ })).toBeVisible();
  },
};

/** Ctrl+S and Cmd+S report what was typed before the host receives the key; the key stays the host's. */
export const Saving: Story = {
  play: async ({ args, canvas }) => {
    const field = fieldOf(canvas);
    type(field, '7.5');
    await expect(fireEvent.keyDown(field, { key: 's', ctrlKey: true })).toBe(true);
    await expect(lastSaved(args.onValueChange)).toMatchObject(withDistance('7.5'));
    type(field, '8.5');
    await expect(fireEvent.keyDown(field, { key: 's', metaKey: true })).toBe(true);
    await expect(lastSaved(args.onValueChange)).toMatchObject(withDistance('8.5'));
  },
};

/** A value from outside that comes while a typed text waits takes nothing from the field: what was typed counts over it. */
export const ReplacedMeanwhile: Story = {
  play: async ({ args, canvas }) => {
    const field = fieldOf(canvas);
    type(field, '7.5');
    fireEvent.click(canvas.getByRole('button', { name: 'Replace' }));
    await expect(field).toHaveValue('7.5');
    field.blur();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(lastSaved(args.onValueChange)).toMatchObject(withDistance('7.5'));
    await expect(field).toHaveValue('7.5');
    fireEvent.click(canvas.getByRole('button', { name: 'Replace' }));
    await expect(field).toHaveValue('25');
  },
};
