import { parseFilterUri, serializeFilterUri as writeFilterUri } from '@studio/widgets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toFilterUri } from '../filterUri.ts';
import type { ListFilters } from '../ListFilter.ts';
import {
  type AdvancedField,
  advancedFields,
  conditionsIn,
  knownConditions,
  savedInScope,
} from './advancedFilter.ts';

const kinds = [
  { value: '0', label: 'Static' },
  { value: '2', label: 'Dependent' },
];
const filters: ListFilters = {
  type: { label: 'Type', choices: kinds },
  by: { type: 'text', label: 'Last Edited By', uriKey: 'lastModifiedBy' },
  edited: { type: 'days', label: 'Edited', uriKey: 'timeLastModified' },
  tags: { label: 'Tag', choices: kinds, uriKey: 'tags.in' },
};
const declared: readonly AdvancedField[] = [
  { key: 'name', label: 'Name', type: 'text', operators: ['contains', 'eq', 'empty'] },
  { key: 'products', label: 'Products', type: 'choices', operators: ['in'], choices: kinds },
];
const fields = advancedFields({ advancedFilter: declared, filters });

test('filters of texts and choices are fields, too; those of days, and those with an operator of their own, are not', () => {
  expect(fields.map(({ key, label, operators }) => [key, label, operators])).toEqual([
    ['name', 'Name', ['contains', 'eq', 'empty']],
    ['products', 'Products', ['in']],
    ['type', 'Type', ['eq']],
    ['lastModifiedBy', 'Last Edited By', ['contains']],
  ]);
});

test('a field of the same key is taken as it is declared', () => {
  const own: AdvancedField = {
    key: 'type',
    label: 'Kind',
    type: 'choice',
    operators: ['in'],
    choices: kinds,
  };
  expect(advancedFields({ advancedFilter: [own], filters: { type: filters['type'] ?? {} } })).toEqual([own]);
});

test('a list that declares no advanced filter has no fields', () => {
  expect(advancedFields({ filters })).toEqual([]);
});

describe('the conditions that a list knows', () => {
  test.each([
    ['', ''],
    ['name=roof', 'name.contains=roof'],
    ['name.eq=roof+tile', 'name.eq=roof%20tile'],
    ['name.empty=true&name.empty=true', 'name.empty=true'],
    ['products=0,2', 'products.in=0%2C2'],
    ['type=2&type.eq=0', 'type.eq=2'],
    ['colour=red&name=a', 'name.contains=a'],
    ['name.gt=a&name.eq.x=a&name&=a&name.eq=%E0%A4%A&name= ', ''],
    ['type=7&products.in=0,7', ''],
  ])('%s', (conditions, known) => {
    expect(knownConditions(conditions, fields)).toBe(known);
  });

  const term = fc.tuple(
    fc.constantFrom('name', 'type', 'lastModifiedBy', 'products', 'colour', '', 'toString'),
    fc.constantFrom('', '.eq', '.contains', '.in', '.empty', '.gt', '.', '.eq.eq'),
    fc.constantFrom('=', ''),
    fc.oneof(
      fc.constantFrom('0', '2', '7', '0,2', 'true', ' ', '%', 'a b', 'a+b', '%20', 'a&b'),
      fc.string({ unit: 'grapheme' }).filter((text) => text.isWellFormed() && !/[?#\\]/.test(text)),
    ),
  );
  const queries = fc.array(term.map((parts) => parts.join(''))).map((terms) => terms.join('&'));

  test('are those that the widget reads, in its order', () => {
    const widgetFields = fields.map(({ choices, ...field }) => ({
      ...field,
      options: choices !== undefined && 'load' in choices ? undefined : choices,
    }));
    const spelled = (text: string) => parseFilterUri(`/Rule${text === '' ? '' : `?${text}`}`, widgetFields);
    fc.assert(
      fc.property(queries, (query) => {
        const known = knownConditions(query, fields);
        const read = spelled(query);
        expect(writeFilterUri(spelled(known).filter, widgetFields)).toBe(
          writeFilterUri(read.filter, widgetFields),
        );
        expect(spelled(known).problems).toEqual([]);
        expect(knownConditions(known, fields)).toBe(known);
      }),
    );
  });

  test('never have the key of a simple filter or of the search: both are requested', () => {
    const list = { kind: '/Rule', searchKey: 'name', filters, fields };
    const simple = { search: 'a', filters: { type: '0', by: 'b', edited: null, tags: null } };
    fc.assert(
      fc.property(queries, (advanced) => {
        const uri = toFilterUri(list, { ...simple, advanced });
        const keys = [...new URLSearchParams(uri.slice(uri.indexOf('?')))].map(([key]) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(uri.startsWith('/Rule?name=a&type=0&lastModifiedBy=b')).toBe(true);
      }),
    );
  });
});

describe('one of several lists of a kind', () => {
  const scope = { organizationType: '2' };
  const saved = [
    { id: '1', name: 'Iowa', filterUri: '/Organization?organizationType=2&state.eq=IA' },
    { id: '2', name: 'Agencies', filterUri: '/Organization?organizationType=1&state.eq=IA' },
    { id: '3', name: 'Everywhere', filterUri: '/Organization?state.eq=IA' },
  ];

  test('has the saved filters that have its scope', () => {
    expect(savedInScope(saved, scope).map(({ name }) => name)).toEqual(['Iowa']);
    expect(savedInScope(saved)).toEqual(saved);
  });

  test('takes its scope for no condition', () => {
    expect(conditionsIn('/Organization?organizationType=2&state.eq=IA', scope)).toBe('state.eq=IA');
    expect(conditionsIn('/Organization?organizationType=1&state.eq=IA', scope)).toBe(
      'organizationType=1&state.eq=IA',
    );
    expect(conditionsIn('/Organization', scope)).toBe('');
  });
});
