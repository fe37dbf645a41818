import { expect, test, vi } from 'vitest';
import { keepUnsent, takeUnsent } from './unsentEdits.ts';

test('edits are kept for the user and the organization that they are of, and taken once', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  try {
    const edits = {
      base: new Map([['f', { city: 'Omaha', offices: [{ name: 'A' }] }]]),
      values: new Map([['f', { city: 'Lincoln', offices: [] }]]),
    };
    keepUnsent({ userId: 'ann', id: 'o' }, edits);
    expect(takeUnsent({ userId: 'bob', id: 'o' })).toBeNull();
    expect(takeUnsent({ userId: 'ann', id: 'p' })).toBeNull();
    expect(takeUnsent({ userId: 'ann', id: 'o' })).toEqual(edits);
    expect(takeUnsent({ userId: 'ann', id: 'o' })).toBeNull();
  } finally {
    vi.unstubAllGlobals();
  }
});
