import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isErrorWithCode } from '../isErrorWithCode.ts';

/** Milliseconds that PostgreSQL has to end after each signal. The first closes it properly, the second has the next start recover. */
const signals: readonly (readonly [NodeJS.Signals, number])[] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 10_000],
];
const lookEvery = 20;

/**
 * Ends the PostgreSQL that a server which was killed has left running on a cluster, and puts its lock file right. The folder must be
 * locked: then no server wants that process any more. A process is ended only when it is the one that the lock file names, and
 * runs on that very folder. Throws when it does not end.
 * @param cluster the absolute path that PostgreSQL was given
 */
export async function endOrphan(cluster: string): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid');
  const lines = readLines(lockFile);
  if (lines === null) return;
  const pid = Number(lines[0]);
  // A power cut may leave it empty, and then PostgreSQL refuses it.
  if (!Number.isInteger(pid) || pid <= 0) rmSync(lockFile, { force: true });
  else if (runsOn(pid, cluster)) await end(pid, cluster);
  // Its number belongs to another process now, for which PostgreSQL would refuse to start. It takes the number of the process that starts it
  // for one that is left over, and still looks whether processes of the former one are there.
  else if (isAlive(pid)) writeFileSync(lockFile, [String(process.pid), ...lines.slice(1)].join('\n'));
}

async function end(pid: number, cluster: string): Promise<void> {
  for (const [signal, limit] of signals) {
    const deadline = performance.now() + limit;
    send(pid, signal);
    while (performance.now() < deadline) {
      if (!runsOn(pid, cluster)) return;
      await delay(lookEvery);
    }
  }
  throw new Error(
    `PostgreSQL (process ${pid}), left over by a server that was killed, does not end. End it by hand.`,
  );
}

/** Whether a process is a PostgreSQL that was started on a cluster. */
function runsOn(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') {
    const words = readLines(`/proc/${pid}/cmdline`, '\0') ?? [];
    return words[words.indexOf('-D') + 1] === cluster && words[0]?.endsWith('postgres') === true;
  }
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.includes(`postgres -D ${cluster} `) === true;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isErrorWithCode(error, 'EPERM');
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!isErrorWithCode(error, 'ESRCH')) throw error;
  }
}

function readLines(file: string, separator = '\n'): string[] | null {
  try {
    return readFileSync(file, 'utf8').split(separator);
  } catch (error) {
    if (isErrorWithCode(error, 'ENOENT') || isErrorWithCode(error, 'ESRCH')) return null;
    throw error;
  }
}
