import { readFileSync } from 'node:fs';
import { isErrorWithCode } from './isErrorWithCode.ts';

interface ProcessIdentity {
  pid: number;
  isAlive: boolean;
  /** Tells a process from a later one with the same id; null where the system does not say. */
  startedAt: string | null;
}

/** What can be told of a process by its id. */
export function processIdentity(pid: number): ProcessIdentity {
  const { state, startedAt } = readStat(pid);
  return { pid, isAlive: state !== 'Z' && answersSignal(pid), startedAt };
}

function answersSignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrorWithCode(error, 'EPERM');
  }
}

/** The 3rd and 22nd field of /proc/<pid>/stat; the second, the command, may itself hold spaces and brackets. */
function readStat(pid: number): { state: string | null; startedAt: string | null } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? null, startedAt: fields[19] ?? null };
  } catch {
    return { state: null, startedAt: null };
  }
}
