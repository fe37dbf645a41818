import { afterEach, expect, test, vi } from 'vitest';
import { onFirstUse } from './onFirstUse.ts';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.useFakeTimers();
afterEach(() => vi.clearAllTimers());

test('calls back once, whatever comes first', () => {
  const seen: string[] = [];
  onFirstUse(() => seen.push('used'));
  page.dispatchEvent(new Event('keydown'));
  page.dispatchEvent(new Event('pointerdown'));
  page.dispatchEvent(new Event('keydown'));
  vi.runAllTimers();
  expect(seen).toEqual(['used']);
});

test('what it calls back for does not hold up the key', () => {
  const seen: string[] = [];
  onFirstUse(() => seen.push('used'));
  page.dispatchEvent(new Event('keydown'));
  seen.push('answered');
  vi.runAllTimers();
  expect(seen).toEqual(['answered', 'used']);
});

test('taken back, it stays silent, whether something was used or not', () => {
  const seen: string[] = [];
  onFirstUse(() => seen.push('used'))();
  page.dispatchEvent(new Event('pointerdown'));
  const takeBack = onFirstUse(() => seen.push('used'));
  page.dispatchEvent(new Event('pointerdown'));
  takeBack();
  vi.runAllTimers();
  expect(seen).toEqual([]);
});
