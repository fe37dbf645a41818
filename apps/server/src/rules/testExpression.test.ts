import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testExpression } from './testExpression.ts';

const noMatch = ['The test data does not match the whole expression.'];

test.each([
  ['\\d{5}', '33139', []],
  ['\\d{5}', '33139-1234', noMatch],
  ['a|b', 'ab', noMatch],
  ['^a$', 'a', []],
  ['a', 'a\n', noMatch],
  ['\\p{Lu}+', 'ÄÖ', []],
  [')(', '', [expect.stringMatching(/^The expression cannot be read: /)]],
  ['(a+)+', `${'a'.repeat(40)}!`, ['The expression takes too long.']],
])('%j on %j', async (expression, testData, problems) => {
  expect(await testExpression({ expression, testData })).toEqual(problems);
});

test('others get their turn while expressions run that take too long', async () => {
  const slow = { expression: '(a+)+', testData: `${'a'.repeat(40)}!` };
  const tests = [slow, slow, slow, { expression: 'a', testData: 'a' }];
  expect((await Promise.all(tests.map((each) => testExpression(each)))).at(-1)).toEqual([]);
});

test('an expression is not run for somebody who has gone while it waited, and the next one has its turn', async () => {
  const slow = { expression: '(a+)+', testData: `${'a'.repeat(40)}!` };
  const gone = new Error('gone');
  const leave = () => {
    throw gone;
  };
  const running = [slow, slow].map((each) => testExpression(each));
  const left = Array.from({ length: 50 }, () => testExpression(slow, leave));
  const last = testExpression({ expression: 'a', testData: 'a' });
  const results = await Promise.allSettled([...running, ...left, last]);
  const reasons = results.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(reasons).toEqual(left.map(() => gone));
  await expect(last).resolves.toEqual([]);
});

test('a thread that a busy machine has not begun yet is waited for', async () => {
  const notRunning = Object.assign(new Error('Worker instance not running'), {
    code: 'ERR_WORKER_NOT_RUNNING',
  });
  const used = vi.spyOn(Worker.prototype, 'cpuUsage').mockRejectedValueOnce(notRunning);
  onTestFinished(() => used.mockRestore());
  const slow = { expression: '(a+)+', testData: `${'a'.repeat(40)}!` };
  expect(await testExpression(slow)).toEqual(['The expression takes too long.']);
});
