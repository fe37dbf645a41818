/** `npm run check`: every check that needs neither a browser nor a database, in under a minute. */
import { availableParallelism } from 'node:os';
import { contractChecks, lintChecks, runChecks, typeChecks } from '../lib/checks.ts';
import { tool } from '../lib/tool.ts';

/**
 * Those that need a database (`*.database.test.ts`), and those that try thousands of random cases or write large files
 * (`*.long.test.ts`), run with everything else, not here.
 */
const quickly = ['--exclude', '**/*.database.test.ts', '--exclude', '**/*.long.test.ts'];
const unitTests = {
  name: 'unit tests',
  args: [tool('vitest'), 'run', '--config', 'vitest.config.ts', ...quickly],
};
// The same random cases every time, as in `npm test`.
process.env['TEST_EXTENT'] = 'gate';

const checks = [unitTests, ...typeChecks(), ...lintChecks(), ...contractChecks()];

const results = await runChecks(checks, availableParallelism());
const failed = results.filter(({ isPassed }) => !isPassed);
console.log(
  failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.map(({ name }) => name).join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
