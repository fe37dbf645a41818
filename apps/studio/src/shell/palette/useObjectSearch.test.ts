import { expect, it } from 'vitest';
import type { AreaSearch } from '../../kernel/area/AreaSearch.ts';
import { searchAreas } from './useObjectSearch.ts';

const { signal } = new AbortController();

function area(key: string, find?: AreaSearch['find']) {
  const all = (text: string) => ({ label: text, path: `/${key}` });
  return { key, Icon: () => null, ...(find && { search: { label: key, find, all } }) };
}
const load = async ({ search }: { readonly search?: AreaSearch }) => search;

const one = (id: string): AreaSearch['find'] => {
  return async () => ({ objects: [{ id, label: id, hint: '', path: `/${id}` }], total: 1 });
};
const down: AreaSearch['find'] = () => Promise.reject(new Error('down'));

it('keeps the order of the areas, and leaves out those that cannot be searched', async () => {
  const { findings, failure } = await searchAreas(
    [area('rules', one('r')), area('preferences'), area('dataSets', one('d'))],
    load,
    'x',
    signal,
  );
  expect(findings.map(({ area: { key }, objects }) => [key, objects[0]?.id])).toEqual([
    ['rules', 'r'],
    ['dataSets', 'd'],
  ]);
  expect(failure).toBeNull();
});

it('shows what was found although another area failed, and says that one did', async () => {
  const { findings, failure } = await searchAreas(
    [area('rules', down), area('dataSets', one('d'))],
    load,
    'x',
    signal,
  );
  expect(findings.map(({ area: { key } }) => key)).toEqual(['dataSets']);
  expect(failure).toEqual(new Error('down'));
});

it('fails when nothing could be searched', async () => {
  await expect(searchAreas([area('rules', down)], load, 'x', signal)).rejects.toThrow('down');
});

it('ignores the answer of a search that was superseded', async () => {
  const overtaken = area('rules', () => Promise.reject(new DOMException('', 'AbortError')));
  await expect(searchAreas([overtaken, area('dataSets', one('d'))], load, 'x', signal)).rejects.toMatchObject(
    {
      name: 'AbortError',
    },
  );
});
