import { beforeEach, expect, test, vi } from 'vitest';
import { getTheme, setTheme } from './theme.ts';

const dataset: Record<string, string> = {};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset } });
});

function makeStorage() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return { items, storage: () => storage };
}

test('a theme is shown and stored nowhere, unless a storage is given', () => {
  const { items, storage } = makeStorage();
  setTheme('dark');
  expect(dataset['theme']).toBe('dark');
  expect(getTheme()).toBe('dark');
  setTheme(getTheme({ storage }));
  expect(items.size).toBe(0);
});

test('with a storage the choice outlasts the page', () => {
  const { items, storage } = makeStorage();
  setTheme('light', { storage });
  setTheme('dark');
  expect([...items.values()]).toEqual(['light']);
  expect(getTheme({ storage })).toBe('light');
});

test('a storage that is closed is none', () => {
  const storage = () => {
    throw new Error('Access is denied.');
  };
  setTheme('dark', { storage });
  expect(dataset['theme']).toBe('dark');
  expect(getTheme({ storage })).toBe('dark');
});

test('what is stored and no preference counts as nothing', () => {
  setTheme('light');
  expect(getTheme({ storage: () => ({ getItem: () => 'sepia', setItem: () => undefined }) })).toBe('light');
});
