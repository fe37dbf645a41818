import { expect, test } from 'vitest';
import { lockNavigation, navigationLock } from './navigationLock.ts';

test('the page is locked until all locks are released', () => {
  expect(navigationLock()).toBeNull();
  const first = lockNavigation('Settings are open.');
  const second = lockNavigation('Being discarded.');
  expect(navigationLock()).toBe('Being discarded.');
  second();
  expect(navigationLock()).toBe('Settings are open.');
  const third = lockNavigation('Settings are open.');
  first();
  first();
  expect(navigationLock()).toBe('Settings are open.');
  third();
  expect(navigationLock()).toBeNull();
});
