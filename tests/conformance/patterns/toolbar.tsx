import { Button, Toolbar } from '@studio/ui';
import { ActionBar } from '@studio/widgets';
import { expect } from 'vitest';
import { definePattern, type Subject } from './support/definePattern.ts';
import { all, hasFocus, nameOf, neighbour, one, press, stopsOf } from './support/page.tsx';

const run = () => undefined;

const subjects: Subject[] = [
  {
    name: 'Toolbar',
    draw: () => (
      <Toolbar label="Text">
        <Button>Bold</Button>
        <Button aria-disabled>Italic</Button>
        <Button>Link</Button>
      </Toolbar>
    ),
  },
  {
    name: 'ActionBar',
    draw: () => (
      <ActionBar
        actions={[
          { name: 'save', label: 'Save', onRun: run },
          { name: 'delete', label: 'Delete', disabledReason: 'In use', onRun: run },
          { name: 'copy', label: 'Copy', onRun: run },
        ]}
      />
    ),
  },
];

const controls = () => all('[role="toolbar"] button');
const isOn = (index: number) =>
  expect
    .poll(() => document.activeElement, { message: `the focus is on control ${index}` })
    .toBe(controls()[index]);

async function enter(): Promise<void> {
  await one('[role="toolbar"] button');
  neighbour('Before')?.focus();
  await press('{Tab}');
  await isOn(0);
  // The keys of an action bar load when it is first focused.
  await expect.poll(() => stopsOf(controls())).toHaveLength(1);
}

export const pattern = definePattern('toolbar', subjects, {
  'is a named toolbar that Tab stops at once': async () => {
    await enter();
    expect(nameOf(await one('[role="toolbar"]'))).not.toBe('');
    await press('{Tab}');
    await hasFocus(neighbour('After'));
  },
  'the arrows along the row go from control to control, over disabled ones too': async () => {
    await enter();
    await press('{ArrowRight}');
    await isOn(1);
    await press('{ArrowRight}');
    await isOn(2);
    await press('{ArrowLeft}');
    await isOn(1);
  },
  'Home and End go to the first and the last control': async () => {
    await enter();
    await press('{End}');
    await isOn(controls().length - 1);
    await press('{Home}');
    await isOn(0);
  },
  'Tab comes back to the control that had the focus last': async () => {
    await enter();
    await press('{ArrowRight}{Tab}');
    await hasFocus(neighbour('After'));
    await press('{Shift>}{Tab}{/Shift}');
    await isOn(1);
  },
});
