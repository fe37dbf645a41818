import type { KeptCase, RuleDecision } from '@studio/api';
import { expect, test } from 'vitest';
import { keysOf } from './caseKeys.ts';
import { compareTraces } from './comparedTrace.ts';
import {
  type BenchRow,
  collectCoverage,
  countOf,
  countParts,
  countTurned,
  coverageOf,
  type TracedCondition,
  toRows,
  traceOf,
  verdictOf,
} from './outcomes.ts';

const stories = { kind: 'FieldValue', formTemplateUniqueName: 'Building', fieldName: 'stories' };
const tall = { kind: 'BinaryCondition', id: 'c2', lhs: stories, operatorName: 'isGreaterThan', rhs: null };
const condition = {
  ...{ kind: 'CompositeCondition', id: 'c1', operator: 'and' },
  subconditions: [{ kind: 'UnaryCondition', operator: 'not', subcondition: tall }],
};

const kept = (id: string, holds?: boolean, actions?: string[]): KeptCase => ({
  ...{ id, version: 1, name: id, values: {} },
  expected: holds === undefined ? [] : [{ ruleId: '7', holds, ...(actions && { actions }) }],
});

function decision(result: 'false' | 'true'): RuleDecision {
  const not = result === 'true' ? 'false' : 'true';
  const leaf = { id: 'c2', result: not, value: [4, null], message: null, of: [] } as const;
  const negation = { id: null, result, value: null, message: null, of: [leaf] } as const;
  const trace = { id: 'c1', result, value: null, message: null, of: [negation] } as const;
  const traces = [{ ruleId: '0', ruleName: 'Rule', condition: trace }];
  const fired =
    result === 'true' ? [{ ruleId: '0', ruleName: 'Rule', actions: [{ id: 'a', text: 'refer()' }] }] : [];
  return { fired, errors: [], traces } as unknown as RuleDecision;
}

test('an outcome is compared with what is expected of this rule alone, and a negation is traced with what it negates', () => {
  const asked = [{ version: 'edited', condition }] as const;
  const cases = [kept('a', true), kept('b', true), kept('c')];
  const rows = toRows(cases, [decision('true'), decision('false'), decision('true')], asked, '7');
  expect(rows.map((row) => verdictOf(row, 'edited'))).toEqual(['passes', 'differs', 'open']);
  expect(rows.map((row) => verdictOf(row, 'deployed'))).toEqual(['none', 'none', 'none']);
  expect(countOf(rows, 'edited')).toEqual({ passes: 1, differs: 1, error: 0, total: 2 });
  expect(rows[0]?.outcomes.edited.trace?.of).toMatchObject([
    {
      id: 'c2',
      isNegated: true,
      result: 'true',
      value: '4',
      text: expect.stringContaining('stories (Building)'),
    },
  ]);
  expect(coverageOf(rows)).toEqual({ uncovered: [], total: 1 });
  expect(coverageOf(rows.slice(0, 1)).uncovered).toMatchObject([{ id: 'c2', missing: 'false' }]);
});

test('actions that are expected have to follow', () => {
  const cases = [kept('a', true, ['refer']), kept('b', true, ['decline'])];
  const decisions = [decision('true'), decision('true')];
  const rows = toRows(cases, decisions, [{ version: 'edited', condition }], '7');
  expect(rows.map((row) => verdictOf(row, 'edited'))).toEqual(['passes', 'differs']);
});

test('coverage that is collected some cases at a time is that of all of them', () => {
  const asked = [{ version: 'edited', condition }] as const;
  const [one, other] = [decision('true'), decision('false')].map((each) =>
    toRows([kept('a')], [each], asked, '7'),
  );
  const found = collectCoverage();
  found.add(one ?? []);
  expect(found.coverage().uncovered).toMatchObject([{ id: 'c2', missing: 'false' }]);
  found.add(other ?? []);
  expect(found.coverage()).toEqual(coverageOf([...(one ?? []), ...(other ?? [])]));
  expect(countParts(condition)).toBe(3);
});

test('the keys of a rule are found in values and in expressions', () => {
  const raw = {
    kind: 'RawCondition',
    rawExpression: `sum(total, 2) > 5 && Account.age == 'x.y' && fieldValue('F', 'g')`,
  };
  expect(keysOf({ ...condition, subconditions: [tall, raw] })).toEqual([
    'Building::stories',
    ...['F::g', 'total', 'Account.age'],
  ]);
});

const traceWords = {
  noValue: 'no value',
  decides: { true: 'True, decides', false: 'False, decides', error: 'Error, decides' },
};

test('the group that decides the one around it is marked', () => {
  const inner = (id: string, result: 'false' | 'true', kind: 'all' | 'any', ...of: TracedCondition[]) => ({
    ...{ ...leaf(id, '', result), kind, of },
  });
  const [no, yes] = [leaf('n', 'no', 'false'), leaf('y', 'yes')];
  const trace = inner(
    'c1',
    'false',
    'all',
    yes,
    inner('c2', 'false', 'any', no),
    inner('c3', 'false', 'all', no),
  );
  const outcome = { result: 'not', actions: [], message: '', trace } as const;
  const row = { kept: kept('a'), expected: null, outcomes: { edited: outcome } } as unknown as BenchRow;
  const { outcomes } = traceOf(row, 'edited', traceWords);
  expect(['c1', 'c2', 'c3'].map((id) => outcomes?.get(id)?.text)).toEqual([
    undefined,
    'False, decides',
    undefined,
  ]);
});

test('what is traced is shown by the ids of conditions, a case without a value in words', () => {
  const [row] = toRows([kept('a')], [decision('true')], [{ version: 'edited', condition }], '7');
  const traced = row && traceOf(row, 'edited', traceWords);
  expect(traced).toMatchObject({ caseName: 'a', version: 'edited', result: 'holds' });
  expect([...(traced?.outcomes ?? [])]).toEqual([
    ['c1', { result: 'true', text: undefined }],
    ['c2', { result: 'true', text: '4' }],
  ]);
  expect(row && traceOf(row, 'deployed', traceWords)).toMatchObject({ result: 'none', outcomes: undefined });
});

const leaf = (id: string, text: string, result: 'false' | 'true' = 'true'): TracedCondition => ({
  ...{ key: id, id, kind: 'condition', text, isNegated: false, result, value: '12', message: '', of: [] },
});
const all = (...of: TracedCondition[]): TracedCondition => ({ ...leaf('c1', ''), kind: 'all', of });

test('versions are compared condition by condition: what is edited first, what only others have where it was', () => {
  const result = (trace: TracedCondition | null) => ({
    ...{ result: trace === null ? 'none' : 'holds', actions: [], message: '', trace },
  });
  const row = {
    ...{ kept: kept('a', true), expected: { holds: true } },
    outcomes: {
      saved: result(all(leaf('c2', 'age > 10'), leaf('c3', 'old'), leaf('c4', 'same'))),
      edited: result(all(leaf('c2', 'age > 15', 'false'), leaf('c4', 'same'), leaf('c5', 'new'))),
      deployed: result(null),
    },
  } as BenchRow;
  const compared = compareTraces(row);
  expect(compared.map(({ id, text, depth, isDifferent }) => [id, text, depth, isDifferent])).toEqual([
    ['c1', '', 0, false],
    ['c2', 'age > 15', 1, true],
    [null, 'old', 1, true],
    ['c4', 'same', 1, false],
    ['c5', 'new', 1, true],
  ]);
  expect(compared[1]?.cells).toEqual({
    saved: { result: 'true', text: 'age > 10', message: '' },
    edited: { result: 'false', text: '', message: '' },
    deployed: null,
  });
  expect(compared[4]?.cells.saved).toBeNull();
  const differs = {
    ...row,
    outcomes: { ...row.outcomes, edited: { ...row.outcomes.edited, result: 'not' } },
  };
  expect(countTurned([row, differs as BenchRow])).toEqual({ stops: 1, starts: 0 });
});
