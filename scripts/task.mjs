/** `node scripts/task.mjs <name> [arguments]`: installs what is stale, then runs a task by the project's own Node. */
import { join } from 'node:path';
import { runMain } from './bootstrap/Failure.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { projectNode, root } from './bootstrap/paths.mjs';
import { run } from './bootstrap/run.mjs';

await runMain(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  await ensureInstalled();
  return run(projectNode, [join(root, 'scripts', 'tasks', `${name}.ts`), ...args]);
});
