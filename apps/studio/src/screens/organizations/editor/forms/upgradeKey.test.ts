import { expect, test, vi } from 'vitest';
import { forgetUpgrade, isUpgradeUnseen, upgradeKey } from './upgradeKey.ts';

test('an upgrade is asked for with the same key until its report was seen', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  try {
    const of = { userId: 'ann', id: 'o' };
    const first = upgradeKey(of);
    expect([upgradeKey(of), isUpgradeUnseen(of)]).toEqual([first, true]);
    expect(upgradeKey({ ...of, userId: 'bob' })).not.toBe(first);
    forgetUpgrade(of);
    expect(isUpgradeUnseen(of)).toBe(false);
    expect(upgradeKey(of)).not.toBe(first);
  } finally {
    vi.unstubAllGlobals();
  }
});
