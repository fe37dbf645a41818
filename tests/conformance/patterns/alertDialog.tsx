import { AlertDialog, Button, ConfirmDialog } from '@studio/ui';
import { expect } from 'vitest';
import { definePattern, type Subject } from './support/definePattern.ts';
import { gone, hasFocus, hasFocusInside, nameOf, one, press, refersTo } from './support/page.tsx';

interface AlertSubject extends Subject {
  /** The button that has the focus first. */
  first: string;
}

const alert = '[role="alertdialog"]';
const shared = { title: 'Delete', message: 'Filing State is in use.', trigger: <Button>Open</Button> };

const subjects: AlertSubject[] = [
  { name: 'AlertDialog', first: 'OK', draw: () => <AlertDialog {...shared} /> },
  {
    name: 'ConfirmDialog',
    first: 'Yes',
    draw: () => <ConfirmDialog {...shared} onConfirm={() => undefined} />,
  },
  {
    name: 'ConfirmDialog of danger',
    first: 'No',
    draw: () => <ConfirmDialog {...shared} tone="danger" onConfirm={() => undefined} />,
  },
];

async function open(): Promise<{ trigger: HTMLElement; layer: HTMLElement }> {
  const trigger = await one('[aria-haspopup="dialog"]');
  trigger.focus();
  await press(' ');
  const layer = await one(alert);
  await hasFocusInside(layer);
  return { trigger, layer };
}

export const pattern = definePattern('alert dialog', subjects, {
  'is modal, named by its title and described by its message': async () => {
    const { layer } = await open();
    expect(layer.ariaModal).toBe('true');
    expect(nameOf(layer)).toBe(shared.title);
    expect(refersTo(layer, 'aria-describedby').map(({ textContent }) => textContent)).toEqual([
      shared.message,
    ]);
  },
  'takes the focus to the button that does least harm': async ({ first }) => {
    await open();
    await expect.poll(() => document.activeElement?.textContent).toBe(first);
  },
  'keeps Tab and Shift+Tab inside': async () => {
    const { layer } = await open();
    for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
      await press(key);
      await hasFocusInside(layer);
    }
  },
  'closes with Escape, and gives the focus back': async () => {
    const { trigger } = await open();
    await press('{Escape}');
    await gone(alert);
    await hasFocus(trigger);
  },
});
