import { expect, test } from 'vitest';
import { ServerProcess } from './ServerProcess.ts';

const node = (script: string) => new ServerProcess(process.execPath, ['-e', script], {});

test('its output can be waited for, and a signal ends it', async () => {
  const server = node("console.log('at http://127.0.0.1:12'); setInterval(() => {}, 1000)");
  const [, port] = await server.waitForOutput(/:(\d+)\n/, 10_000);
  expect(port).toBe('12');
  expect(server.ending).toBeUndefined();
  await server.end('SIGTERM');
  expect(server.ending).toContain('ended with SIGTERM');
});

test('waiting ends with its last words when it dies', async () => {
  const server = node("console.error('no room'); process.exit(3)");
  await expect(server.waitForOutput(/ready/, 10_000)).rejects.toThrow(/exit code 3\n[\s\S]*no room/);
});

test('one that cannot be started says so', async () => {
  const server = new ServerProcess('/nonexistent/program', [], {});
  await expect(server.waitForOutput(/ready/, 10_000)).rejects.toThrow('did not start');
});

test('one that ignores the signal is killed, and that is an error', async () => {
  const server = node("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up')");
  await server.waitForOutput(/up/, 10_000);
  await expect(server.end('SIGTERM', 100)).rejects.toThrow('did not end');
  expect(server.ending).toContain('SIGKILL');
});
