/** `npm start`: installs and builds what is stale, then serves studio and server on one address. */
import { join } from 'node:path';
import { ensureBuilt } from './bootstrap/build.mjs';
import { runMain } from './bootstrap/Failure.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { projectNode, root } from './bootstrap/paths.mjs';
import { run } from './bootstrap/run.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const server = join(root, 'apps', 'server', 'src', 'main.ts');
  return run(projectNode, [server, ...process.argv.slice(2)]);
});
