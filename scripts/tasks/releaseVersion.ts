/** `npm run release:version`: turns changesets into versions and changelog entries, and brings the lock file along. */
import { Failure, runMain } from '../bootstrap/Failure.mjs';
import { root } from '../bootstrap/paths.mjs';
import { execute } from '../lib/execute.ts';
import { npm } from '../lib/npm.ts';
import { tool } from '../lib/tool.ts';

await runMain(async () => {
  const { code } = await execute({ args: [tool('@changesets/cli'), 'version'], output: 'show' });
  if (code !== 0) throw new Failure('The versions were not changed; the reason is above.');
  await npm(['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], root);
  return 0;
});
