/** How many checks passed and failed. A test that was skipped has not passed: it counts as failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

export const nothing: Count = { passed: 0, failed: 0 };

/** Adds counts up. */
export function sum(counts: readonly Count[]): Count {
  return counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), nothing);
}

/** A file that failed without a failed test (it could not be loaded, a hook threw) counts as one failure. */
export function countVitest(report: VitestReport): Count {
  return sum(
    report.testResults.map(({ status, assertionResults }) => {
      const passed = assertionResults.filter((test) => test.status === 'passed').length;
      const failed = assertionResults.length - passed;
      return { passed, failed: status === 'failed' ? Math.max(failed, 1) : failed };
    }),
  );
}

/** A test that passed only when repeated counts as failed, and so does an error outside of any test. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/**
 * Reconciles a runner's report with how the runner ended: one that ran no test, or that failed without naming a
 * failed test, has failed once.
 * @param exitCode the runner's
 */
export function judge(count: Count, exitCode: number): Count {
  const isSilentFailure = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return isSilentFailure ? { ...count, failed: 1 } : count;
}
