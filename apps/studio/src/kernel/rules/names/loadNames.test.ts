import { ConnectionError } from '@studio/api';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../../platform/http/api.ts';
import { loadNames } from './loadNames.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

type Answer = (path: string, query: Record<string, unknown>) => unknown;

/** Answers calls, and returns what they were. */
function answer(how: Answer): string[] {
  const calls: string[] = [];
  vi.spyOn(api, 'GET').mockImplementation((async (path: string, { params }: { params: object }) => {
    const { query = {}, path: inPath = {} } = params as Record<string, Record<string, unknown>>;
    calls.push([path.split('/').at(-1), ...Object.values(inPath), JSON.stringify(query)].join(' '));
    return { data: how(path, query), response: new Response() };
  }) as never);
  return calls;
}

const fields = [
  { name: 'roof', label: 'Roof', type: 3, dataSetName: 'Roofs', dataSetType: 0 },
  { name: 'age', label: 'Age', type: 0, dataSetName: null, dataSetType: null },
];
const named = {
  forms: ['Building'],
  values: [
    { form: 'Building', field: 'roof', values: ['slate'] },
    { form: 'Building', field: 'age', values: ['20'] },
  ],
  items: [{ dataSet: 'Roofs', values: ['tile'] }],
};
const load = (things = named) => loadNames(things, new AbortController().signal);

test('forms are loaded first, and the values of each data set at once', async () => {
  const calls = answer((path) => {
    if (path.endsWith('/fields')) return fields;
    if (path.endsWith('/filter')) return { records: [{ displayName: 'Buildings' }], totalRecords: 1 };
    return { records: [{ name: 'Slate', value: 'slate' }], totalRecords: 1 };
  });
  const { forms, items } = await load();
  expect(forms.get('Building')?.displayName).toBe('Buildings');
  expect(forms.get('Building')?.fields.get('age')).toEqual({ label: 'Age', dataSetName: null });
  expect(items).toEqual(
    new Map([
      [
        'Roofs',
        new Map([
          ['slate', 'Slate'],
          ['tile', null],
        ]),
      ],
    ]),
  );
  expect(calls).toEqual([
    'fields {"formTemplateUniqueName":"Building"}',
    'filter {"filterUri":"/UIFormTemplate?uniqueName=Building&current=true","startIndex":0,"numberOfRows":1}',
    'items Roofs {"value":["tile","slate"],"numberOfRows":100}',
  ]);
});

test('what cannot be loaded is left out, and the rest is there', async () => {
  answer((path) => {
    if (path.endsWith('/items')) return { records: [{ name: 'Tile', value: 'tile' }], totalRecords: 1 };
    throw new Error('The server is out of order.');
  });
  const { forms, items } = await load();
  expect(forms.size).toBe(0);
  expect(items.get('Roofs')?.get('tile')).toBe('Tile');
});

test('without a connection it fails, so that it is tried again', async () => {
  answer(() => {
    throw new ConnectionError('network', new TypeError('Failed to fetch'));
  });
  await expect(load()).rejects.toThrow(ConnectionError);
});

test('many values take several calls, and one that no address holds is not requested', async () => {
  const calls = answer(() => ({ records: [], totalRecords: 0 }));
  const values = [...Array.from({ length: 101 }, (_, index) => `${index}`), 'é'.repeat(1001)];
  await load({ forms: [], values: [], items: [{ dataSet: 'Roofs', values }] });
  expect(calls).toHaveLength(2);
});
