/** `npm run bench [-- name …]`: runs the benchmarks, each in its own process. Results go to tests/bench/results. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureServerBuilt } from '../bootstrap/build.mjs';
import { Failure, runMain } from '../bootstrap/Failure.mjs';
import { root } from '../bootstrap/paths.mjs';
import { execute } from '../lib/execute.ts';

const folder = join(root, 'tests', 'bench');
const results = join(folder, 'results');
const suffix = '.bench.ts';

await runMain(async () => {
  const wanted = process.argv.slice(2);
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
    .filter((name) => wanted.length === 0 || wanted.includes(name));
  if (names.length === 0)
    throw new Failure(`tests/bench holds no such benchmark: ${wanted.join(', ') || '*.bench.ts'}.`);
  await ensureServerBuilt();
  mkdirSync(results, { recursive: true });
  const failed: string[] = [];
  for (const name of names.sort()) {
    console.log(`\n━━ ${name} ━━`);
    const env = { BENCH_RESULT_FILE: join(results, `${name}.json`) };
    const { code } = await execute({ args: [join(folder, name + suffix)], env, output: 'show' });
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0)
    throw new Failure(`Benchmarks that failed or missed their limits: ${failed.join(', ')}.`);
  return 0;
});
