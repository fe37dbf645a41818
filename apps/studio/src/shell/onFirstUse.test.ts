import { afterEach, expect, test, vi } from 'vitest';
import { onFirstUse } from './onFirstUse.ts';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
afterEach(() => vi.restoreAllMocks());

test('calls back once, whatever comes first', () => {
  const seen: string[] = [];
  onFirstUse(() => seen.push('used'));
  page.dispatchEvent(new Event('keydown'));
  page.dispatchEvent(new Event('pointerdown'));
  page.dispatchEvent(new Event('keydown'));
  expect(seen).toEqual(['used']);
});

test('taken back, it stays silent', () => {
  const seen: string[] = [];
  onFirstUse(() => seen.push('used'))();
  page.dispatchEvent(new Event('pointerdown'));
  expect(seen).toEqual([]);
});
