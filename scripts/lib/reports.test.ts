import { expect, test } from 'vitest';
import { countPlaywright, countVitest, judge, sum } from './reports.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

test('Vitest: what did not pass has failed, skipped and todo tests included', () => {
  const testResults = [
    file('passed', 'passed', 'passed', 'skipped'),
    file('failed', 'passed', 'failed', 'todo'),
  ];
  expect(countVitest({ testResults })).toEqual({ passed: 3, failed: 3 });
});

test('Vitest: a file that could not be loaded counts as one failure', () => {
  expect(countVitest({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1 });
  expect(countVitest({ testResults: [file('failed', 'passed')] })).toEqual({ passed: 1, failed: 1 });
});

test('Playwright: skipped and flaky tests and errors outside of tests count as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 7 });
});

test('a runner that ends with an error but reports no failure has failed once', () => {
  expect(judge({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(judge({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
});

test('a runner that ran nothing has failed', () => {
  expect(judge({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(judge({ passed: 1, failed: 0 }, 0)).toEqual({ passed: 1, failed: 0 });
});

test('counts add up', () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});
