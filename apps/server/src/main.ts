/** Starts the server that the environment describes, and stops it properly when asked to. */
import { enableCompileCache } from 'node:module';
import { describeError } from './describeError.ts';

/** Milliseconds after the time to drain. What is under way has 8 s to finish; the rest is for the database. */
const stopLimit = 15_000;

// Saves a good part of the next start.
enableCompileCache();

try {
  const { createServer, readConfig } = await import('./index.ts');
  const config = readConfig(process.env);
  const server = await createServer(config);
  const address = await server.listen().catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  process.stdout.write(`Studio is ready at ${address} (data: ${server.location})\n`);
  stopOnSignal(server.close, config.drainSeconds * 1000 + stopLimit);
} catch (error) {
  process.stderr.write(`Studio cannot start: ${describeError(error)}\n`);
  process.exitCode = 1;
}

/**
 * The first signal lets requests under way finish; a later one does not wait. One that follows within a second is the
 * same wish, sent to the process and to its group. The exit code is 0 when everything was closed, and 1 when the process ended
 * before: by a later signal, by an error, or because it took longer than the limit.
 * @param limit milliseconds
 */
function stopOnSignal(close: () => Promise<void>, limit: number): void {
  let stoppingSince: number | null = null;
  const stop = () => {
    const now = Date.now();
    if (stoppingSince !== null && now - stoppingSince > 1000) process.exit(1);
    if (stoppingSince !== null) return;
    stoppingSince = now;
    setTimeout(() => {
      process.stderr.write(`Studio did not stop within ${limit / 1000} s, and ends now.\n`);
      process.exit(1);
    }, limit).unref();
    close().catch((error: unknown) => {
      process.stderr.write(`Studio did not stop properly: ${String(error)}\n`);
      process.exitCode = 1;
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}
