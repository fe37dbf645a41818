import { readFileSync } from 'node:fs';
import type { ServerProcess } from '../../support/ServerProcess.ts';
import { waitUntil } from '../../support/waitUntil.ts';

const deadlineMs = 60_000;
const calmReadings = 20;

/** Megabytes that a server's process holds in memory, once they have stopped to change. NaN where the system does not tell. */
export async function memoryOf({ pid }: ServerProcess): Promise<number> {
  if (process.platform !== 'linux' || pid === undefined) return Number.NaN;
  const readings: number[] = [];
  await waitUntil(
    async () => {
      readings.push(residentMegabytes(pid));
      const last = readings.slice(-calmReadings);
      if (last.length < calmReadings || Math.max(...last) - Math.min(...last) > 2)
        throw new Error('It still changes.');
    },
    { what: 'Waiting for the memory to settle', deadlineMs, pollMs: 250 },
  );
  return readings.at(-1) ?? Number.NaN;
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
