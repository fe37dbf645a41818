/** `npm start`: installs and builds what is stale, then serves studio and server on one address. */
import { ensureBuilt, serverMain } from './bootstrap/build.mjs';
import { runMain } from './bootstrap/Failure.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { projectNode } from './bootstrap/paths.mjs';
import { run } from './bootstrap/run.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return run(projectNode, [serverMain, ...process.argv.slice(2)]);
});
