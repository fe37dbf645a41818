import { Button, IconButton, Tooltip } from '@studio/ui';
import { expect } from 'vitest';
import { definePattern, type Subject } from './support/definePattern.ts';
import { all, gone, hasFocus, neighbour, one, press, refersTo } from './support/page.tsx';

const isName = 'it says the name that the button has anyway';

const subjects: Subject[] = [
  {
    name: 'Tooltip',
    draw: () => (
      <Tooltip content="Saves and closes">
        <Button>Save</Button>
      </Tooltip>
    ),
  },
  {
    name: 'IconButton',
    draw: () => <IconButton label="Save" icon={<svg />} />,
    except: { 'describes what it belongs to': isName },
  },
];

async function show(): Promise<HTMLElement> {
  neighbour('Before')?.focus();
  await press('{Tab}');
  await one('[role="tooltip"]');
  const [trigger] = all('body > div > button').filter((each) => each === document.activeElement);
  if (!trigger) throw new Error('The focus is elsewhere.');
  return trigger;
}

export const pattern = definePattern('tooltip', subjects, {
  'the focus shows it, and stays where it is': async () => {
    await hasFocus(await show());
  },
  'describes what it belongs to': async () => {
    const trigger = await show();
    expect(refersTo(trigger, 'aria-describedby')).toEqual([await one('[role="tooltip"]')]);
  },
  'Escape hides it, and leaves the focus': async () => {
    const trigger = await show();
    await press('{Escape}');
    await gone('[role="tooltip"]');
    await hasFocus(trigger);
    expect(trigger.hasAttribute('aria-describedby')).toBe(false);
  },
  'goes when the focus goes': async () => {
    await show();
    await press('{Tab}');
    await gone('[role="tooltip"]');
  },
});
