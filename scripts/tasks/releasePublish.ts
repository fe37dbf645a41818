/**
 * `npm run release:publish`: builds and checks the packages and publishes those whose version is new. Needs npm's login, or a
 * workflow that npm trusts. With `NPM_CONFIG_PROVENANCE=true` npm signs where they were built, and needs to know their repository.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runMain } from '../bootstrap/Failure.mjs';
import { execute } from '../lib/execute.ts';
import { judgePackages } from '../lib/packageChecks.ts';
import { packageDist, publishedPackages } from '../lib/packages.ts';
import { tool } from '../lib/tool.ts';

await runMain(async () => {
  const verdicts = await judgePackages();
  if (verdicts.some(({ problems }) => problems.length > 0))
    throw new Failure('A package is not fit to be published: nothing was.');
  if (process.env['NPM_CONFIG_PROVENANCE'] === 'true') publishedPackages.forEach(requireRepository);
  const args = [tool('@changesets/cli'), 'publish', ...process.argv.slice(2)];
  return (await execute({ args, output: 'show' })).code;
});

function requireRepository(name: string): void {
  const manifest: { repository?: unknown } = JSON.parse(
    readFileSync(join(packageDist(name), 'package.json'), 'utf8'),
  );
  if (manifest.repository === undefined) {
    throw new Failure(
      `packages/${name}/package.json names no repository, with which npm compares the origin of a build.`,
    );
  }
}
