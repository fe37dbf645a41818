import { serverMain } from '../../../scripts/bootstrap/build.mjs';
import { projectNode, root } from '../../../scripts/bootstrap/paths.mjs';
import { ServerProcess } from '../ServerProcess.ts';

/**
 * Starts the server as a process of its own, on a database in its data folder and a free port.
 * @param dataDir the data folder
 * @param extra added to its environment
 */
export function spawnServer(dataDir: string, extra: NodeJS.ProcessEnv = {}): ServerProcess {
  const { DATABASE_URL: _, HOST: _host, STUDIO_DATABASE: _engine, ...env } = process.env;
  const own = { PORT: '0', STUDIO_DATA_DIR: dataDir, ...extra };
  return new ServerProcess(projectNode, [serverMain], { cwd: root, env: { ...env, ...own } });
}

/**
 * Waits until a server says that it is ready.
 * @returns its address
 * @throws when it ends first, or is not ready in time
 */
export async function originOf(server: ServerProcess, deadlineMs = 120_000): Promise<string> {
  const [, origin = ''] = await server.waitForOutput(/ready at (http:\S+)/, deadlineMs);
  return origin;
}
