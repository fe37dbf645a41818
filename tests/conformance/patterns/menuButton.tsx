import { Button, Menu, type MenuEntry, SplitButton } from '@studio/ui';
import { expect } from 'vitest';
import { definePattern, type Subject } from './support/definePattern.ts';
import {
  all,
  gone,
  hasAttribute,
  hasFocus,
  nameOf,
  neighbour,
  one,
  press,
  refersTo,
} from './support/page.tsx';

const items: readonly MenuEntry[] = [
  { id: 'copy', label: 'Copy', onSelect: () => undefined },
  { id: 'paste', label: 'Paste', isDisabled: true, onSelect: () => undefined },
  { kind: 'separator', id: 'line' },
  { id: 'delete', label: 'Delete', onSelect: () => undefined },
];

const subjects: Subject[] = [
  { name: 'Menu', draw: () => <Menu trigger={<Button>More</Button>} label="More" items={items} /> },
  { name: 'SplitButton', draw: () => <SplitButton label="Export" items={[...items]} /> },
];

const trigger = () => one('[aria-haspopup="menu"]');
const lines = () => all('[role^="menuitem"]');
const isOn = (label: string) =>
  expect.poll(() => document.activeElement?.textContent, { message: 'the line in focus' }).toBe(label);

async function open(key: string): Promise<void> {
  (await trigger()).focus();
  await press(key);
  await one('[role="menu"]');
}

export const pattern = definePattern('menu button', subjects, {
  'its button says that it opens a menu, whether that is open, and which it is': async () => {
    const button = await trigger();
    expect(button.ariaExpanded).toBe('false');
    expect(button.hasAttribute('aria-controls')).toBe(false);
    await open('{Enter}');
    await hasAttribute(button, 'aria-expanded', 'true');
    await expect.poll(() => refersTo(button, 'aria-controls')).toEqual([await one('[role="menu"]')]);
  },
  'has a name, lines and separators': async () => {
    await open('{Enter}');
    expect(nameOf(await one('[role="menu"]'))).not.toBe('');
    expect(lines().map(({ role }) => role)).toEqual(['menuitem', 'menuitem', 'menuitem']);
    expect(all('[role="menu"] [role="separator"]')).toHaveLength(1);
    expect(lines()[1]?.ariaDisabled).toBe('true');
  },
  'Enter opens it with the focus on its first line': async () => {
    await open('{Enter}');
    await isOn('Copy');
  },
  'Space opens it with the focus on its first line': async () => {
    await open(' ');
    await isOn('Copy');
  },
  'ArrowDown opens it with the focus on its first line': async () => {
    await open('{ArrowDown}');
    await isOn('Copy');
  },
  'ArrowUp opens it with the focus on its last line': async () => {
    await open('{ArrowUp}');
    await isOn('Delete');
  },
  'the arrows go from line to line and round at the ends, over disabled ones too': async () => {
    await open('{Enter}');
    await isOn('Copy');
    await press('{ArrowDown}');
    await isOn('Paste');
    await press('{ArrowDown}{ArrowDown}');
    await isOn('Copy');
    await press('{ArrowUp}');
    await isOn('Delete');
  },
  'Home and End go to the first and the last line': async () => {
    await open('{Enter}');
    await isOn('Copy');
    await press('{End}');
    await isOn('Delete');
    await press('{Home}');
    await isOn('Copy');
  },
  'a letter goes to the line that begins with it': async () => {
    await open('{Enter}');
    await isOn('Copy');
    await press('d');
    await isOn('Delete');
  },
  'Enter on a line closes it, with the focus back on its button': async () => {
    await open('{Enter}');
    await isOn('Copy');
    await press('{Enter}');
    await gone('[role="menu"]');
    await hasFocus(await trigger());
  },
  'a disabled line does nothing': async () => {
    await open('{Enter}');
    await isOn('Copy');
    await press('{ArrowDown}{Enter}');
    await isOn('Paste');
  },
  'Escape closes it, with the focus back on its button': async () => {
    await open('{Enter}');
    await isOn('Copy');
    await press('{Escape}');
    await gone('[role="menu"]');
    await hasFocus(await trigger());
    expect((await trigger()).hasAttribute('aria-controls')).toBe(false);
  },
  'Tab closes it, and goes on to what comes after its button': async () => {
    await open('{Enter}');
    await isOn('Copy');
    await press('{Tab}');
    await gone('[role="menu"]');
    await hasFocus(neighbour('After'));
  },
  'Shift+Tab closes it, and goes back to what comes before its button': async () => {
    await open('{Enter}');
    await isOn('Copy');
    await press('{Shift>}{Tab}{/Shift}');
    await gone('[role="menu"]');
    const button = await trigger();
    const buttons = all('button');
    await hasFocus(buttons[buttons.indexOf(button) - 1]);
  },
});
