import { NavigationTree } from '@studio/ui';
import { expect } from 'vitest';
import { definePattern, type Subject } from './support/definePattern.ts';
import { all, hasAttribute, hasFocus, nameOf, one, press, stopsOf } from './support/page.tsx';

const items = [
  { id: 'content', label: 'Content', children: [{ id: 'rules', label: 'Rules', href: '#rules' }] },
  { id: 'people', label: 'People', children: [{ id: 'roles', label: 'Roles', href: '#roles' }] },
  { id: 'system', label: 'System', href: '#system' },
];

const subjects: Subject[] = [
  { name: 'NavigationTree', draw: () => <NavigationTree label="Configuration" items={items} /> },
];

const lines = () => all('[role="treeitem"]');
const line = (label: string) => lines().find(({ textContent }) => textContent.startsWith(label));
const isOn = (label: string) =>
  expect.poll(() => document.activeElement, { message: `the focus is on ${label}` }).toBe(line(label));

async function enter(): Promise<void> {
  (await one('[role="treeitem"]')).focus();
}

export const pattern = definePattern('tree', subjects, {
  'is a named tree whose lines say their level, their place, and whether they are open': async () => {
    expect(nameOf(await one('[role="tree"]'))).toBe('Configuration');
    expect(lines().map(({ ariaLevel, ariaExpanded }) => [ariaLevel, ariaExpanded])).toEqual([
      ['1', 'false'],
      ['1', 'false'],
      ['1', null],
    ]);
    expect(lines().map(({ ariaPosInSet, ariaSetSize }) => `${ariaPosInSet} of ${ariaSetSize}`)).toEqual([
      ...['1 of 3', '2 of 3', '3 of 3'],
    ]);
  },
  'Tab stops at one line alone': async () => {
    await enter();
    expect(stopsOf(lines())).toHaveLength(1);
    await press('{ArrowDown}');
    await isOn('People');
    expect(stopsOf(lines())).toEqual([line('People')]);
  },
  'ArrowRight opens a closed line, then goes into it': async () => {
    await enter();
    await press('{ArrowRight}');
    await hasAttribute(await one('[role="treeitem"]'), 'aria-expanded', 'true');
    await isOn('Content');
    await press('{ArrowRight}');
    await isOn('Rules');
    expect(line('Rules')?.ariaLevel).toBe('2');
  },
  'ArrowLeft goes to the line above in the tree, then closes it': async () => {
    await enter();
    await press('{ArrowRight}{ArrowRight}');
    await isOn('Rules');
    await press('{ArrowLeft}');
    await isOn('Content');
    await press('{ArrowLeft}');
    await hasAttribute(await one('[role="treeitem"]'), 'aria-expanded', 'false');
  },
  'the arrows up and down go from line to line, and stop at the ends': async () => {
    await enter();
    await press('{ArrowUp}');
    await isOn('Content');
    await press('{ArrowDown}{ArrowDown}{ArrowDown}');
    await isOn('System');
    await press('{ArrowUp}');
    await isOn('People');
  },
  'Home and End go to the first and the last line': async () => {
    await enter();
    await press('{End}');
    await isOn('System');
    await press('{Home}');
    await isOn('Content');
  },
  'Enter opens a line, and closes it again': async () => {
    await enter();
    await press('{Enter}');
    await hasAttribute(await one('[role="treeitem"]'), 'aria-expanded', 'true');
    await press('{Enter}');
    await hasAttribute(await one('[role="treeitem"]'), 'aria-expanded', 'false');
  },
  'an asterisk opens all lines beside it': async () => {
    await enter();
    await press('*');
    await expect.poll(() => all('[role="treeitem"][aria-expanded="true"]')).toHaveLength(2);
    await hasFocus(line('Content'));
  },
  'a letter goes to the line that begins with it': async () => {
    await enter();
    await press('s');
    await isOn('System');
  },
});
