import { expect, test } from 'vitest';
import { CaseRun, type NamedRule, type RunLine } from './CaseRun.ts';

const names: Readonly<Record<string, string>> = { r1: 'Tall', r2: 'Coastal-#12', r3: 'Ancient' };

function decided(
  line: number,
  fired: readonly string[],
  errors: readonly string[] = [],
  actions: readonly string[] = [],
): RunLine {
  const of = (ruleId: string) => ({ ruleId, ruleName: names[ruleId] ?? '' });
  return {
    ...{ line, name: `Case ${line}` },
    decision: {
      fired: fired.map((id) => ({ ...of(id), actions: actions.map((text) => ({ id: text, text })) })),
      errors: errors.map((id) => ({ ...of(id), message: 'No number.' })),
    },
  };
}

const describe = ({ name, outcome }: NamedRule) => `${name} ${outcome}`;

const fault: RunLine = { line: 3, fault: { pointer: '', column: 1, message: 'The line is no JSON.' } };
const last = (ruleCount: number): RunLine => ({ caseCount: 3, faultCount: 1, ruleCount });

test('two versions are counted line by line, with what they decide differently and what is expected', () => {
  const run = new CaseRun({
    rule: { id: 'r1', name: 'Tall' },
    expectedOf: (line) => (line === 4 ? null : { holds: line !== 2 }),
    describe,
  });
  run.add(decided(1, ['r1', 'r2']), decided(1, ['r2', 'r3']));
  run.add(decided(2, [], ['r1']), decided(2, []));
  run.add(fault, fault);
  expect(run.report().ruleCounts).toBe(null);
  run.add(decided(4, ['r2']), decided(4, ['r2']));
  run.add(last(2), last(3));
  const report = run.report();
  expect(report).toMatchObject({ cases: 3, faultCount: 1, changedCount: 2 });
  expect(report.ruleCounts).toEqual({ deployed: 2, saved: 3 });
  const [holds, not, error] = ['holds', 'not', 'error'].map((outcome) => ({ outcome, actions: [] }));
  expect(report.changed).toMatchObject([
    {
      ...{ line: 1, name: 'Case 1' },
      rules: [
        { name: 'Tall', of: { deployed: holds, saved: not } },
        { name: 'Ancient', of: { deployed: not, saved: holds } },
      ],
    },
    { line: 2, name: 'Case 2', rules: [{ name: 'Tall', of: { deployed: error, saved: not } }] },
  ]);
  expect(report.faults).toEqual([{ line: 3, message: 'The line is no JSON.' }]);
  expect(report.expected).toEqual({ total: 2, deployed: 1, saved: 1 });
  expect(report.rules).toEqual([
    { id: 'r1', name: 'Tall', holds: { deployed: 1, saved: 0 }, errors: { deployed: 1, saved: 0 } },
    { id: 'r3', name: 'Ancient', holds: { deployed: 0, saved: 1 }, errors: { deployed: 0, saved: 0 } },
    { id: 'r2', name: 'Coastal', holds: { deployed: 2, saved: 2 }, errors: { deployed: 0, saved: 0 } },
  ]);
  expect(report.results[1]).toEqual({
    ...{ line: 2, name: 'Case 2' },
    outcomes: { deployed: 'error', saved: 'not' },
    rules: { deployed: 'Tall error', saved: '' },
  });
});

test('a rule that leads elsewhere is a change, and is not as expected; hidden suffixes are not shown', () => {
  const run = new CaseRun({
    rule: { id: 'r2', name: 'Coastal-#12' },
    expectedOf: () => ({ holds: true, actions: ['Refer'] }),
    describe,
  });
  run.add(decided(1, ['r2'], [], ['Refer it']), decided(1, ['r2'], [], ['Decline it']));
  run.add(decided(2, ['r2'], [], ['Refer it']), decided(2, ['r2'], [], ['Refer it']));
  const report = run.report();
  expect(report.changed).toEqual([
    {
      ...{ line: 1, name: 'Case 1' },
      rules: [
        {
          ...{ id: 'r2', name: 'Coastal' },
          of: {
            deployed: expect.objectContaining({ actions: ['Refer it'] }),
            saved: expect.objectContaining({ actions: ['Decline it'] }),
          },
        },
      ],
    },
  ]);
  expect(report.expected).toEqual({ total: 2, deployed: 2, saved: 1 });
  expect(report.rules.map(({ name }) => name)).toEqual(['Coastal']);
  expect(report.results[0]?.rules.saved).toBe('Coastal holds');
});
