import { type ConditionOperator, ConditionTree, parseCondition } from '@studio/widgets';
import { createRuleValueKinds } from '@studio/widgets/presets';
import { expect } from 'vitest';
import { definePattern, type Subject } from './support/definePattern.ts';
import { all, gone, hasAttribute, nameOf, one, press, stopsOf } from './support/page.tsx';

const operators: readonly ConditionOperator[] = [{ name: 'equals', label: 'is', operands: 'one' }];
const valueKinds = createRuleValueKinds({ searchValues: async () => [] });

const compare = (variableName: string) => ({
  kind: 'BinaryCondition',
  lhs: { kind: 'VariableValue', variableName, typeName: 'Integer' },
  operatorName: 'equals',
  rhs: { kind: 'LiteralValue', valueString: '15', typeName: 'Integer' },
});

/** All of: a first condition, a group of two, a last condition. */
const rule = parseCondition({
  kind: 'CompositeCondition',
  operator: 'and',
  subconditions: [
    compare('first'),
    { kind: 'CompositeCondition', operator: 'or', subconditions: [compare('upper'), compare('lower')] },
    compare('last'),
  ],
});

const subjects: Subject[] = [
  {
    name: 'ConditionTree',
    draw: () => <ConditionTree label="Conditions" defaultValue={rule} {...{ operators, valueKinds }} />,
  },
];

const row = '[role="treegrid"] [data-part="row"]';
const rows = () => all(row);
const isOn = (index: number) =>
  expect
    .poll(
      () =>
        rows()
          .map((each) => each === document.activeElement)
          .indexOf(true),
      { message: 'row in focus' },
    )
    .toBe(index);

/** Brings the focus to one of the rows: 0 is the whole rule, 2 the group in it, 3 and 4 what that holds. */
async function enter(index: number): Promise<HTMLElement> {
  (await one(row)).focus();
  await isOn(0);
  for (let step = 0; step < index; step += 1) await press('{ArrowDown}');
  await isOn(index);
  return rows()[index] ?? document.body;
}

export const pattern = definePattern('treegrid', subjects, {
  'is named, and its rows say their level and their place': async () => {
    await enter(0);
    expect(nameOf(await one('[role="treegrid"]'))).toBe('Conditions');
    expect(rows().map(({ ariaLevel }) => ariaLevel)).toEqual(['1', '2', '2', '3', '3', '2']);
    expect(rows().map(({ ariaPosInSet }) => ariaPosInSet)).toEqual(['1', '1', '2', '1', '2', '3']);
  },
  'every row, that for adding too, has the size of its set and its position in it': async () => {
    await enter(0);
    const sets = all('[role="treegrid"] [role="row"]').map(({ ariaLevel, ariaPosInSet, ariaSetSize }) => ({
      level: Number(ariaLevel),
      place: Number(ariaPosInSet),
      size: Number(ariaSetSize),
    }));
    expect(sets.length).toBeGreaterThan(rows().length);
    for (const { level, place, size } of sets) {
      expect(level).toBeGreaterThan(0);
      expect(place).toBeGreaterThan(0);
      expect(place).toBeLessThanOrEqual(size);
    }
  },
  'a row that can be closed has aria-expanded; one that cannot has none': async () => {
    await enter(0);
    expect(rows().map(({ ariaExpanded }) => ariaExpanded)).toEqual([null, null, 'true', null, null, null]);
  },
  'ArrowLeft closes an open row, and leaves the focus on it': async () => {
    const group = await enter(2);
    await press('{ArrowLeft}');
    await hasAttribute(group, 'aria-expanded', 'false');
    await expect.poll(() => rows().length).toBe(4);
    await isOn(2);
  },
  'ArrowRight opens a closed row, then goes into it': async () => {
    const group = await enter(2);
    await press('{ArrowLeft}');
    await hasAttribute(group, 'aria-expanded', 'false');
    await press('{ArrowRight}');
    await hasAttribute(group, 'aria-expanded', 'true');
    await isOn(2);
    await press('{ArrowRight}');
    await isOn(3);
  },
  'ArrowLeft goes from a row to the one that holds it': async () => {
    await enter(4);
    await press('{ArrowLeft}');
    await isOn(2);
    await press('{ArrowLeft}{ArrowLeft}');
    await isOn(0);
  },
  'the arrows up and down stop at the ends': async () => {
    await enter(0);
    await press('{ArrowUp}');
    await isOn(0);
    await press('{End}');
    await isOn(5);
    await press('{ArrowDown}');
    await isOn(5);
  },
  'Home and End go to the first and the last row, and PageUp and PageDown to what is there': async () => {
    await enter(2);
    await press('{End}');
    await isOn(5);
    await press('{Home}');
    await isOn(0);
    await press('{PageDown}');
    await isOn(5);
    await press('{PageUp}');
    await isOn(0);
  },
  'Tab stops at one row alone, and goes on to its contents': async () => {
    const group = await enter(2);
    expect(stopsOf(rows())).toEqual([group]);
    await press('{Tab}');
    await expect
      .poll(() => document.activeElement !== group && group.contains(document.activeElement))
      .toBe(true);
  },
  'F2 goes into the contents of a row, and Escape back to the row': async () => {
    const first = await enter(1);
    await press('{F2}');
    await expect
      .poll(() => document.activeElement !== first && first.contains(document.activeElement))
      .toBe(true);
    await press('{Escape}');
    await isOn(1);
  },
  'Delete takes away a row with all that it holds, and keeps the focus in the tree': async () => {
    await enter(2);
    await press('{Delete}');
    await gone(`${row}[aria-expanded]`);
    expect(rows()).toHaveLength(3);
    await expect.poll(() => document.activeElement?.closest('[role="treegrid"]') ?? null).not.toBeNull();
  },
});
