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

/** The first signal lets requests under way finish; a second one does not wait. */
function stopOnSignal(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    close().catch((error: unknown) => {
      process.stderr.write(`Studio did not stop properly: ${String(error)}\n`);
      process.exitCode = 1;
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}
