/** `npm run release:publish`: builds and checks the packages and publishes those whose version is new. Needs npm's login. */
import { Failure, runMain } from '../bootstrap/Failure.mjs';
import { execute } from '../lib/execute.ts';
import { judgePackages } from '../lib/packageChecks.ts';
import { tool } from '../lib/tool.ts';

await runMain(async () => {
  const verdicts = await judgePackages();
  if (verdicts.some(({ problems }) => problems.length > 0))
    throw new Failure('A package is not fit to be published: nothing was.');
  const args = [tool('@changesets/cli'), 'publish', ...process.argv.slice(2)];
  return (await execute({ args, output: 'show' })).code;
});
