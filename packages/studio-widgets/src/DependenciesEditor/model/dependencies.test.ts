import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DependenciesDraft } from '../types.ts';
import {
  hasDependency,
  offeredRows,
  parseDependency,
  removeDependency,
  serializeDependency,
  setDependencyField,
  setDependencyForm,
  validateDependencies,
} from './dependencies.ts';

const empty = parseDependency(null);
const draftOf = (...rows: readonly [form: string, field: string][]): DependenciesDraft => ({
  isProductDependent: false,
  rows: rows.map(([form, field], index) => ({ id: `d${index + 1}`, form, field })),
});

describe('rows offered', () => {
  test('a new one only while there are fewer than 3 and the last is complete', () => {
    expect(offeredRows(empty)).toHaveLength(1);
    expect(offeredRows(draftOf(['App', 'State']))).toHaveLength(2);
    expect(offeredRows(draftOf(['App', '']))).toHaveLength(1);
    expect(offeredRows(draftOf(['App', 'a'], ['App', 'b'], ['App', 'c']))).toHaveLength(3);
  });

  test('editing the offered row makes it one of the draft', () => {
    const withForm = setDependencyForm(empty, 'd1', 'App');
    expect(withForm.rows).toEqual([{ id: 'd1', form: 'App', field: '' }]);
    expect(setDependencyField(withForm, 'd1', 'State').rows[0]?.field).toBe('State');
  });

  test('a row that was only offered stays out of the draft, and is withdrawn while another is incomplete', () => {
    const edited = setDependencyForm(draftOf(['App', 'State']), 'd1', 'Rating');
    expect(edited.rows).toHaveLength(1);
    expect(offeredRows(edited)).toHaveLength(1);
  });

  test('another form unsets the field', () => {
    expect(setDependencyForm(draftOf(['App', 'State']), 'd1', 'Rating').rows[0]).toEqual({
      id: 'd1',
      form: 'Rating',
      field: '',
    });
  });

  test('never more than 3, with ids of their own, whatever is done', () => {
    const step = fc.record({
      kind: fc.constantFrom('form', 'field', 'remove'),
      row: fc.nat(3),
      name: fc.constantFrom('', 'a', 'b'),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const end = steps.reduce<DependenciesDraft>((draft, { kind, row, name }) => {
          const id = offeredRows(draft)[row]?.id ?? '';
          if (kind === 'remove') return removeDependency(draft, id);
          return kind === 'form' ? setDependencyForm(draft, id, name) : setDependencyField(draft, id, name);
        }, empty);
        const rows = offeredRows(end);
        expect(rows.length).toBeLessThanOrEqual(3);
        expect(new Set(rows.map(({ id }) => Number(id.slice(1)) % 3)).size).toBe(rows.length);
      }),
    );
  });
});

describe('validity', () => {
  test('a dependency needs a form and a field', () => {
    expect(validateDependencies(draftOf(['App', 'State'], ['App', ''], ['', '']))).toEqual(
      new Map([['d2', 'no-field']]),
    );
  });

  test('the same field twice is one too many', () => {
    expect(validateDependencies(draftOf(['App', 'State'], ['App', 'State']))).toEqual(
      new Map([['d2', 'twice']]),
    );
  });

  test('there is a dependency as soon as products or one complete row matter', () => {
    expect(hasDependency(empty)).toBe(false);
    expect(hasDependency(draftOf(['App', '']))).toBe(false);
    expect(hasDependency(draftOf(['App', 'State']))).toBe(true);
    expect(hasDependency({ ...empty, isProductDependent: true })).toBe(true);
  });
});

describe('what is stored', () => {
  test('invalid rows are dropped, and the key joins both names by |', () => {
    expect(serializeDependency(draftOf(['App', 'State'], ['App', '']))).toEqual({
      productDependent: false,
      sourceFieldDependencies: [{ formTemplateUniqueName: 'App', fieldName: 'State', key: 'App|State' }],
    });
  });

  test('comes back as it was', () => {
    const saved = serializeDependency({
      ...draftOf(['App', 'State'], ['Rating', 'Limit']),
      isProductDependent: true,
    });
    expect(serializeDependency(parseDependency(saved))).toEqual(saved);
  });
});
