import { afterEach, expect, test, vi } from 'vitest';
import { isProbablySignedIn, rememberSignedIn } from './rememberSignedIn.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

test('a browser is taken for signed in until its session ends', () => {
  stubStorage();
  expect(isProbablySignedIn()).toBe(false);
  rememberSignedIn(Date.now() + 60_000);
  expect(isProbablySignedIn()).toBe(true);
  rememberSignedIn(Date.now() - 1);
  expect(isProbablySignedIn()).toBe(false);
  rememberSignedIn(Date.now() + 60_000);
  rememberSignedIn(null);
  expect(isProbablySignedIn()).toBe(false);
});

test('closed storage is no failure', () => {
  const refuse = () => {
    throw new Error('closed');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberSignedIn(Date.now() + 60_000);
  rememberSignedIn(null);
  expect(isProbablySignedIn()).toBe(false);
});
