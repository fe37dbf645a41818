/** `npm run dev`: the server, restarted at every change, and Vite before it. Both end together. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runMain } from './bootstrap/Failure.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { projectEnv, projectNode, root } from './bootstrap/paths.mjs';
import { exitCode, forwardSignals } from './bootstrap/run.mjs';

/** After one has ended, the other ends by itself (Ctrl+C reaches both), then because it is asked, then by force. */
const selfMs = 3_000;
const graceMs = 10_000;

await runMain(async () => {
  await ensureInstalled();
  const host = process.env.HOST ?? '127.0.0.1';
  const port = process.env.PORT ?? '4000';
  const server = join(root, 'apps', 'server', 'src', 'main.ts');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const children = [
    startChild(['--watch', '--watch-preserve-output', server], root, { HOST: host, PORT: port }),
    startChild([vite, ...process.argv.slice(2)], join(root, 'apps', 'studio'), {
      STUDIO_SERVER: process.env.STUDIO_SERVER ?? `http://${host}:${port}`,
    }),
  ];
  const code = await Promise.race(children.map(({ ended }) => ended));
  for (const { child } of children) {
    if (child.exitCode === null && child.signalCode === null) stop(child);
  }
  await Promise.all(children.map(({ ended }) => ended));
  return code;
});

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 */
function startChild(args, cwd, env) {
  const child = spawn(projectNode, args, { cwd, env: projectEnv(env), stdio: 'inherit' });
  forwardSignals(child);
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)));
  });
  return { child, ended };
}

/** @param {import('node:child_process').ChildProcess} child */
function stop(child) {
  const ask = setTimeout(() => child.kill('SIGTERM'), child.killed ? graceMs : selfMs);
  const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
  child.once('exit', () => {
    clearTimeout(ask);
    clearTimeout(force);
  });
}
