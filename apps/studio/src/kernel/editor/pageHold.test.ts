import { expect, test } from 'vitest';
import { holdPage, pageHold } from './pageHold.ts';

test('the page is held until everybody has let go', () => {
  expect(pageHold()).toBeNull();
  const first = holdPage('Settings are open.');
  const second = holdPage('Being discarded.');
  expect(pageHold()).toBe('Being discarded.');
  second();
  expect(pageHold()).toBe('Settings are open.');
  const third = holdPage('Settings are open.');
  first();
  first();
  expect(pageHold()).toBe('Settings are open.');
  third();
  expect(pageHold()).toBeNull();
});
