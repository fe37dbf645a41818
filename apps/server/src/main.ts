/** Starts the server that the environment describes, and stops it properly when asked to. */
import { enableCompileCache } from 'node:module';
import { describeError } from './describeError.ts';

// Saves a good part of the next start.
enableCompileCache();

try {
  const { createServer, readConfig } = await import('./index.ts');
  const server = await createServer(readConfig(process.env));
  const address = await server.listen().catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  process.stdout.write(`Studio is ready at ${address} (data: ${server.location})\n`);
  stopOnSignal(server.close);
} catch (error) {
  process.stderr.write(`Studio cannot start: ${describeError(error)}\n`);
  process.exitCode = 1;
}

/**
 * The first signal lets requests under way finish; a later one does not wait. One that follows within a second is the
 * same wish, sent to the process and to its group.
 */
function stopOnSignal(close: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const stop = () => {
    const now = Date.now();
    if (stoppingSince !== null && now - stoppingSince > 1000) process.exit(1);
    if (stoppingSince !== null) return;
    stoppingSince = now;
    close().catch((error: unknown) => {
      process.stderr.write(`Studio did not stop properly: ${String(error)}\n`);
      process.exitCode = 1;
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}
