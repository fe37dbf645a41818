import { Checkbox, RadioGroup, Switch } from '@studio/ui';
import { ConditionTree, type MergeChoices, MergeTable, parseCondition } from '@studio/widgets';
import { createRuleValueKinds } from '@studio/widgets/presets';
import { useState } from 'react';
import { expect } from 'vitest';
import { definePattern, type Subject } from './support/definePattern.ts';
import { all, hasFocus, nameOf, neighbour, one, press } from './support/page.tsx';

interface ChoiceSubject extends Subject {
  selector: string;
}

const isChecked = (element: HTMLElement) =>
  element instanceof HTMLInputElement ? String(element.checked) : element.ariaChecked;

async function enter(selector: string): Promise<HTMLElement> {
  const control = await one(selector);
  neighbour('Before')?.focus();
  await press('{Tab}');
  return control;
}

const onOrOff: ChoiceSubject[] = [
  { name: 'Switch', selector: '[role="switch"]', draw: () => <Switch label="Live updates" /> },
  { name: 'Checkbox', selector: 'input[type="checkbox"]', draw: () => <Checkbox label="Live updates" /> },
];

const switches = definePattern('switch and checkbox', onOrOff, {
  'is named, and Tab stops at it': async ({ selector }) => {
    const control = await enter(selector);
    expect(nameOf(control)).toContain('Live updates');
    await hasFocus(control);
  },
  'Space turns it on and off': async ({ selector }) => {
    const control = await enter(selector);
    expect(isChecked(control)).toBe('false');
    await press(' ');
    await expect.poll(() => isChecked(control)).toBe('true');
    await press(' ');
    await expect.poll(() => isChecked(control)).toBe('false');
  },
});

interface GroupSubject extends Subject {
  label: string;
  /** How many choices there are. */
  count: number;
  /** Which of them is made at first. */
  chosen: number;
}

const radios = () => all('[role="radiogroup"] input[type="radio"]');
const isOn = async (index: number) => {
  await hasFocus(radios()[index]);
  expect(radios().map(isChecked)).toEqual(radios().map((_, at) => String(at === index)));
};
const enterGroup = async ({ chosen }: GroupSubject) => {
  await one('[role="radiogroup"]');
  radios()[chosen]?.focus();
  await isOn(chosen);
};
const isOutside = async () => {
  const group = await one('[role="radiogroup"]');
  await expect.poll(() => group.contains(document.activeElement)).toBe(false);
};

/** A collision whose settlement is held here, as its host does. */
function MergeGroup() {
  const [choices, setChoices] = useState<MergeChoices>({ roof: 'theirs' });
  return (
    <MergeTable
      collisions={[
        {
          id: 'roof',
          kind: 'field',
          subject: 'Roof',
          field: 'Age',
          base: '10',
          mine: '12',
          theirs: '15',
          isEditable: false,
        },
      ]}
      choices={choices}
      theirName="Priya Nair"
      onChoicesChange={setChoices}
    />
  );
}

const groupSubjects: GroupSubject[] = [
  {
    name: 'RadioGroup',
    label: 'Status',
    count: 3,
    chosen: 0,
    draw: () => (
      <RadioGroup
        label="Status"
        defaultValue="a"
        options={['a', 'b', 'c'].map((value) => ({ value, label: value }))}
      />
    ),
  },
  { name: 'MergeTable', label: 'Age', count: 2, chosen: 0, draw: () => <MergeGroup /> },
  {
    name: 'ConditionTree',
    label: 'Any or all',
    count: 2,
    chosen: 1,
    draw: () => (
      <ConditionTree
        label="Conditions"
        operators={[]}
        valueKinds={createRuleValueKinds({ searchValues: async () => [] })}
        defaultValue={parseCondition({ kind: 'CompositeCondition', operator: 'and', subconditions: [] })}
      />
    ),
  },
];

const groups = definePattern('radio group', groupSubjects, {
  'is a named group of radio buttons': async ({ label, count }) => {
    expect(nameOf(await one('[role="radiogroup"]'))).toContain(label);
    expect(radios()).toHaveLength(count);
    expect(radios().every((radio) => nameOf(radio) !== '')).toBe(true);
  },
  'Tab comes to the choice that is made, and leaves the group with the next': async (subject) => {
    await enterGroup(subject);
    await press('{Shift>}{Tab}{/Shift}');
    await isOutside();
    await press('{Tab}');
    await isOn(subject.chosen);
    await press('{Tab}');
    await isOutside();
  },
  'the arrows choose the next and the previous one, round at the ends': async (subject) => {
    const { chosen, count } = subject;
    const at = (steps: number) => (chosen + steps + count) % count;
    await enterGroup(subject);
    await press('{ArrowDown}');
    await isOn(at(1));
    for (let step = 2; step <= count; step += 1) await press('{ArrowRight}');
    await isOn(chosen);
    await press('{ArrowUp}');
    await isOn(at(-1));
    await press('{ArrowLeft}');
    await isOn((at(-1) - 1 + count) % count);
  },
});

export const pattern = { name: 'choices', tests: [...switches.tests, ...groups.tests] };
