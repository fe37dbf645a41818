import { expect, test } from 'vitest';
import type { Result, TestAddress } from './reports.ts';
import { mostFailures, runFailedAgain } from './secondRun.ts';

const failure = (name: string) => ({ name, reason: 'wrong', address: { file: `${name}.spec.ts` } });
const failing = (...names: string[]): Result => ({
  passed: 7,
  failed: names.length,
  failures: names.map(failure),
});

/** Passes for the files named, fails for all others, and remembers what was asked. */
function runnerThatPasses(...passing: string[]) {
  const asked: string[] = [];
  const run = async ({ file }: TestAddress): Promise<Result> => {
    asked.push(file);
    return passing.includes(file)
      ? { passed: 1, failed: 0, failures: [] }
      : { passed: 0, failed: 1, failures: [{ name: file, reason: 'wrong again' }] };
  };
  return { asked, run };
}

test('what passes alone is flaky, neither passed nor failed; what fails again has failed, with both reasons', async () => {
  const { asked, run } = runnerThatPasses('b.spec.ts');
  const result = await runFailedAgain(failing('a', 'b'), run);
  expect(asked).toEqual(['a.spec.ts', 'b.spec.ts']);
  expect(result).toMatchObject({ passed: 7, failed: 1, flaky: [failure('b')] });
  expect(result.failures).toEqual([{ ...failure('a'), reason: 'wrong\nAgain, alone: wrong again' }]);
});

test('a second run in which no test ran has not passed', async () => {
  const result = await runFailedAgain(failing('a'), async () => ({ passed: 0, failed: 0, failures: [] }));
  expect(result).toMatchObject({ failed: 1, flaky: [] });
});

test('a file that failed as a whole is run once more as a whole, its tests with it', async () => {
  const { asked, run } = runnerThatPasses('a.spec.ts');
  const ofItsTest = {
    name: 'a › one',
    reason: 'It is skipped.',
    address: { file: 'a.spec.ts', title: 'one' },
  };
  const result = await runFailedAgain({ passed: 7, failed: 1, failures: [failure('a'), ofItsTest] }, run);
  expect(asked).toEqual(['a.spec.ts']);
  expect(result).toMatchObject({ passed: 7, failed: 0, flaky: [failure('a')] });
});

test('nothing is repeated when many failed, or something without a name, or no test', async () => {
  const { asked, run } = runnerThatPasses();
  const many = failing(...Array.from({ length: mostFailures + 1 }, (_, index) => `${index}`));
  const unnamed: Result = { passed: 1, failed: 2, failures: [failure('a')] };
  const noTest: Result = { passed: 1, failed: 1, failures: [{ name: 'The step', reason: 'broke down' }] };
  for (const result of [many, unnamed, noTest]) expect(await runFailedAgain(result, run)).toBe(result);
  expect(asked).toEqual([]);
});
