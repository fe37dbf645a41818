/** `npm run faults [-- file]`: every fault of disks and processes, as often as the documentation says. */
import { runMain } from '../bootstrap/Failure.mjs';
import { execute } from '../lib/execute.ts';
import { tool } from '../lib/tool.ts';

await runMain(async () => {
  const args = [tool('vitest'), 'run', '--config', 'vitest.faults.config.ts', ...process.argv.slice(2)];
  const { code } = await execute({ args, env: { FAULTS: 'whole' }, output: 'show' });
  return code ?? 1;
});
