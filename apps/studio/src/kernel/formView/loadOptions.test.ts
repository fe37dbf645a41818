import { expect, test, vi } from 'vitest';
import { loadOptions } from './loadOptions.ts';

const { gone } = vi.hoisted(() => ({ gone: new Error('There is no data set of this name.') }));

vi.mock('../resource/loadDataSetItems.ts', () => ({
  loadDataSetItems: (name: string) =>
    name === 'Gone'
      ? Promise.reject(gone)
      : Promise.resolve({ items: [{ value: 'IA', name: 'Iowa' }], total: 1 }),
}));

const { signal } = new AbortController();

test('a data set that is gone leaves the choices of the others, and is reported', async () => {
  const options = await loadOptions(['States', 'Gone'], signal);
  expect([...options.keys()]).toEqual(['States']);
  expect(options.get('States')?.[0]).toEqual({ value: 'IA', label: 'Iowa' });
  expect(options.failure).toBe(gone);
  await expect(loadOptions(['Gone'], signal)).rejects.toBe(gone);
  await expect(loadOptions([], signal)).resolves.toEqual(new Map());
});
