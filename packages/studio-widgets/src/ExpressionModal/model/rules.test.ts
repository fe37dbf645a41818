import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExpressionFunction } from '../types.ts';
import { documentedFunctions } from './documentedFunctions.ts';
import { parseOperandCount } from './operands.ts';
import { fieldRulesOf, functionsFor, maxRows, obstacleTo, referencesIn, usableRows } from './rules.ts';

const named = (name: string): ExpressionFunction => {
  const found = documentedFunctions.find((each) => each.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const neededOf = (name: string, count: number) => obstacleTo(named(name), count);

describe('the documented functions', () => {
  it.each([
    ['sum', '2+'],
    ['max', '2+'],
    ['min', '2+'],
    ['average', '2+'],
    ['multiply', '2+'],
    ['minus', 'Exactly 2'],
    ['divide', 'Exactly 2'],
    ['Math.round', 'Exactly 1'],
    ['Math.ceil', 'Exactly 1'],
    ['Math.floor', 'Exactly 1'],
    ['field', '1'],
    ['fieldValue', '1'],
    ['fieldValues', '1'],
  ])('%s takes %s', (name, operandCount) => {
    expect(named(name)).toMatchObject({ operandCount, type: 'function' });
  });

  it('are offered by kind of expression', () => {
    const names = functionsFor(documentedFunctions, 'disable').map(({ name }) => name);
    expect(names).toContain('fieldValue');
    expect(names).not.toContain('sum');
    expect(functionsFor(documentedFunctions, 'value')).toHaveLength(documentedFunctions.length);
  });

  it('are offered for a kind of the host when they name none', () => {
    const { applicableExpressions: _, ...round } = named('Math.round');
    expect(functionsFor([round, named('sum')], 'discount')).toEqual([round]);
  });
});

describe('parseOperandCount', () => {
  it.each([
    ['1', 1, 1],
    ['Exactly 2', 2, 2],
    ['2+', 2, Number.POSITIVE_INFINITY],
    ['', 0, 0],
    ['some', 0, Number.POSITIVE_INFINITY],
  ])('reads %j', (text, min, max) => {
    expect(parseOperandCount(text)).toEqual({ min, max });
  });
});

describe('fieldRulesOf', () => {
  it.each([
    ['sum', 5, true],
    ['minus', 2, false],
    ['Math.round', 1, false],
    ['fieldValue', 1, false],
    ['true', 0, false],
    ['&&', 5, true],
  ])('gives %s %i rows, several fields in a row: %s', (name, rows, isMultiple) => {
    expect(fieldRulesOf(named(name))).toEqual({ rows, isMultiple });
  });

  it('gives five rows before anything is chosen', () => {
    expect(fieldRulesOf(null)).toEqual({ rows: 5, isMultiple: false });
  });
});

describe('obstacleTo', () => {
  it('requires a function', () => {
    expect(obstacleTo(null, 3)).toEqual({ kind: 'no-function' });
  });

  it('asks a group of field functions for at least one field', () => {
    expect(neededOf('fieldValue', 0)).toEqual({ kind: 'too-few-fields', needed: 1 });
    expect(neededOf('fieldValue', 1)).toBeNull();
  });

  it('asks 2+ for at least two fields', () => {
    expect(neededOf('sum', 1)).toEqual({ kind: 'too-few-fields', needed: 2 });
    expect(neededOf('sum', 2)).toBeNull();
    expect(neededOf('sum', 25)).toBeNull();
  });

  it('requires an exact number', () => {
    expect(neededOf('minus', 1)).toEqual({ kind: 'wrong-number-of-fields', needed: 2 });
    expect(neededOf('minus', 2)).toBeNull();
  });

  it('lets a function of another group, an operator and a constant be added bare', () => {
    expect(neededOf('Math.round', 0)).toBeNull();
    expect(neededOf('+', 0)).toBeNull();
    expect(neededOf('===', 0)).toBeNull();
    expect(neededOf('true', 0)).toBeNull();
    expect(neededOf('minus', 0)).not.toBeNull();
  });

  it('lets everything be added bare where there are no fields to choose', () => {
    expect(obstacleTo(named('sum'), null)).toBeNull();
    expect(obstacleTo(named('fieldValue'), null)).toBeNull();
    expect(obstacleTo(null, null)).toEqual({ kind: 'no-function' });
  });
});

describe('usableRows', () => {
  const item = fc.record({ name: fc.string({ minLength: 1 }) });
  const row = fc.record({ form: item, fields: fc.array(item, { minLength: 1, maxLength: 4 }) });

  it('never has more rows or fields than the entry takes', () => {
    const entry = fc.option(fc.constantFrom(...documentedFunctions));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 9 }), entry, (rows, chosen) => {
        const rules = fieldRulesOf(chosen);
        const usable = usableRows(rows, rules);
        expect(usable.length).toBeLessThanOrEqual(Math.min(rules.rows, maxRows));
        const isSingle = chosen !== null && parseOperandCount(chosen.operandCount).max === 1;
        if (isSingle) expect(referencesIn(usable).length).toBeLessThanOrEqual(1);
        if (rules.isMultiple) expect(usable).toEqual(rows.slice(0, rules.rows));
      }),
    );
  });
});
