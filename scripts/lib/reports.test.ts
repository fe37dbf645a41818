import { expect, test } from 'vitest';
import { judge, readPlaywright, readVitest, sum } from './reports.ts';

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
  expect(readVitest({ testResults })).toMatchObject({ passed: 3, failed: 3 });
});

test('Vitest: a file that could not be loaded counts as one failure', () => {
  expect(readVitest({ testResults: [file('failed')] })).toMatchObject({ passed: 0, failed: 1 });
  expect(readVitest({ testResults: [file('failed', 'passed')] })).toMatchObject({ passed: 1, failed: 1 });
});

test('Vitest: what failed is named, with the beginning of the reason and without colors', () => {
  const long = ['\u001b[31mwrong\u001b[39m', ...Array.from({ length: 50 }, (_, index) => `at ${index}`)].join(
    '\n',
  );
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'fine', failureMessages: [] },
        { status: 'failed', fullName: 'group broken', failureMessages: [long] },
        { status: 'skipped', fullName: 'left out', failureMessages: [] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
  ];
  const { failures } = readVitest({ testResults });
  expect(failures.map(({ name }) => name)).toEqual([
    'a.test.ts › group broken',
    'a.test.ts › left out',
    'b.test.ts',
  ]);
  expect(failures[0]?.reason).toMatch(/^wrong\nat 0\n/);
  expect(failures[0]?.reason.split('\n').length).toBeLessThan(20);
  expect(failures.slice(1).map(({ reason }) => reason)).toEqual(['It is skipped.', 'No such module']);
});

test('Vitest: tests outside of a selection are not counted, and skipped ones within it have failed', () => {
  const assertionResults = ['Default', 'States', 'Typing'].map((fullName) => ({
    status: fullName === 'Default' ? 'passed' : 'skipped',
    fullName,
  }));
  const testResults = [{ name: 'a.stories.tsx', status: 'passed', assertionResults }];
  expect(readVitest({ testResults }, /^(Default|States)/)).toMatchObject({ passed: 1, failed: 1 });
});

test('Vitest: a test within a suite is found again by the address of its failure', () => {
  const test = { fullName: 'list Popover: opens', ancestorTitles: ['list'], title: 'Popover: opens' };
  const assertionResults = [{ ...test, status: 'failed' }];
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
  const [failure] = readVitest({ testResults }).failures;
  const again = new RegExp(`^${RegExp.escape(failure?.address?.title ?? '')}$`);
  expect(readVitest({ testResults }, again)).toMatchObject({ passed: 0, failed: 1 });
});

test('Vitest: when a hook of a file throws, its reason is named beside the tests that did not run', () => {
  const broken = { ...file('failed', 'skipped'), message: 'No database' };
  expect(readVitest({ testResults: [broken] })).toEqual({
    passed: 0,
    failed: 1,
    failures: [
      { name: 'a.test.ts', reason: 'No database', address: { file: 'a.test.ts' } },
      { name: 'a.test.ts › ', reason: 'It is skipped.', address: { file: 'a.test.ts', title: '' } },
    ],
  });
});

test('Playwright: skipped and flaky tests and errors outside of tests count as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
  expect(readPlaywright({ stats, errors: [{}] })).toMatchObject({ passed: 7, failed: 7 });
});

test('Playwright: what failed is named with its place, in whatever group it is', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const suites = [
    { specs: [spec('fine', 'expected')], suites: [{ specs: [spec('broken', 'unexpected', 'Timeout')] }] },
    { specs: [spec('left out', 'skipped')] },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 1 };
  expect(readPlaywright({ stats, suites, errors: [{ message: 'No server' }] })).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      {
        name: 'a.spec.ts:7 › broken',
        reason: 'Timeout',
        address: { file: 'a.spec.ts', line: 7, title: 'broken' },
      },
      {
        name: 'a.spec.ts:7 › left out',
        reason: 'It is skipped.',
        address: { file: 'a.spec.ts', line: 7, title: 'left out' },
      },
      { name: 'Outside of any test', reason: 'No server' },
    ],
  });
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
