import { stripVTControlCharacters } from 'node:util';

/** How many checks passed and failed. A test that was skipped has not passed: it counts as failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** A check that did not pass. */
export interface Failed {
  /** Where it is and what it says, as its runner names it. */
  name: string;
  /** The beginning of the runner's message; empty when there is none. */
  reason: string;
  /** How to run it alone; undefined when it is no test of its own. */
  address?: TestAddress;
}

/** Where a runner finds one test, or a whole file that could not be loaded. */
export interface TestAddress {
  /** The test's file: absolute for Vitest, from the test folder for Playwright. */
  file: string;
  /** The test's full name; undefined for a file that failed as a whole. */
  title?: string;
  /** The line of the test in its file; of Playwright alone. */
  line?: number;
}

/** What came of a step. */
export interface Result extends Count {
  /** Those that can be named; a runner that breaks down fails without one. */
  failures: Failed[];
  /** Tests that failed and then passed alone: counted neither as passed nor as failed. None when undefined. */
  flaky?: readonly Failed[];
  /** What the end of the run says besides, such as what was left out. */
  notes?: readonly string[];
}

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  testResults: VitestFile[];
}

interface VitestFile {
  name: string;
  status: string;
  /** Why the file could not be run. */
  message?: string;
  assertionResults: VitestTest[];
}

interface VitestTest {
  status: string;
  /** With the suites that it is in, separated by spaces. */
  fullName?: string;
  ancestorTitles?: readonly string[];
  title?: string;
  failureMessages?: string[];
  /** Milliseconds. */
  duration?: number | null;
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
  errors: PlaywrightError[];
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  status: string;
  results: { errors?: PlaywrightError[] }[];
}

interface PlaywrightError {
  message?: string;
}

const reasonLines = 14;
const reasonLength = 1500;

export const nothing: Count = { passed: 0, failed: 0 };

/** What came of a number of checks, of which those that failed are named. */
export function resultOf(count: number, failures: Failed[]): Result {
  return { passed: count - failures.length, failed: failures.length, failures };
}

/** What came of one that broke down before it could count anything. */
export function brokenDown(name: string, reason: string): Result {
  return resultOf(1, [{ name, reason: shorten([reason]) }]);
}

/** Adds counts up. */
export function sum(counts: readonly Count[]): Count {
  return counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), nothing);
}

/**
 * A file that failed without a failed test (it could not be loaded, a hook threw) counts as one failure.
 * @param selection matches the full names of the tests that were to run; the others, which the runner reports as skipped, are not counted
 */
export function readVitest({ testResults }: VitestReport, selection?: RegExp): Result {
  const files = testResults.map((file) => ({
    ...file,
    assertionResults: file.assertionResults.filter(
      (test) => selection === undefined || selection.test(nameOf(test)),
    ),
  }));
  return { ...sum(files.map(countFile)), failures: files.flatMap(failuresOfFile) };
}

/** The full name of a test as the runner's selection by name knows it. */
function nameOf({ fullName = '', ancestorTitles = [], title = fullName }: VitestTest): string {
  return [...ancestorTitles, title].join(' > ');
}

function countFile({ status, assertionResults }: VitestFile): Count {
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failed = assertionResults.length - passed;
  return { passed, failed: status === 'failed' ? Math.max(failed, 1) : failed };
}

function failuresOfFile(file: VitestFile): Failed[] {
  const tests = file.assertionResults
    .filter(({ status }) => status !== 'passed')
    .map((test) => ({
      name: `${file.name} › ${test.fullName ?? ''}`,
      reason: shorten(test.status === 'failed' ? (test.failureMessages ?? []) : [`It is ${test.status}.`]),
      address: { file: file.name, title: nameOf(test) },
    }));
  // When a hook throws, the file says why, and its tests only that they did not run.
  const { name, message = '' } = file;
  const isBroken = file.status === 'failed' && (tests.length === 0 || message !== '');
  return isBroken ? [{ name, reason: shorten([message]), address: { file: name } }, ...tests] : tests;
}

/** A test that passed only when repeated counts as failed, and so does an error outside of any test. */
export function readPlaywright({ stats, suites = [], errors }: PlaywrightReport): Result {
  const outside = errors.map(({ message = '' }) => ({
    name: 'Outside of any test',
    reason: shorten([message]),
  }));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: [...suites.flatMap(failuresOfSuite), ...outside],
  };
}

function failuresOfSuite({ specs = [], suites = [] }: PlaywrightSuite): Failed[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => {
        const messages = results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message));
        return {
          name: `${file}:${line} › ${title}`,
          reason: shorten(messages.length > 0 ? messages : [`It is ${status}.`]),
          address: { file, line, title },
        };
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** The beginning of the messages, without colors: the first lines. */
export function shorten(messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).trim().split('\n');
  return lines.slice(0, reasonLines).join('\n').slice(0, reasonLength);
}

/**
 * Reconciles a runner's report with how the runner ended: one that ran no test, or that failed without naming a
 * failed test, has failed once.
 * @param exitCode the runner's
 */
export function judge<Counted extends Count>(count: Counted, exitCode: number): Counted {
  const isSilentFailure = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return isSilentFailure ? { ...count, failed: 1 } : count;
}
