import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultSeed, timesOf } from './effort.ts';
import { type CutResult, cutPower } from './powerCut/cutPower.ts';
import { readDiskLog } from './powerCut/DiskLog.ts';
import { type Recording, recordWrites } from './powerCut/recordWrites.ts';
import { Random } from './Random.ts';

/** With the same seed the writes are the same, and the moments at which they arrive nearly so. */
const seed = faultSeed;
const random = new Random(seed);
/** Opening some hundred databases is quicker where nothing is really written. */
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'studio-power-'));
/** How many cuts: of a first start, of each later one, of the writes after each start, and of the restore. */
const cuts = timesOf(200, 40);
const ofFirstStart = cuts / 20;
const ofLaterStart = cuts / 10;
const ofWrites = [cuts / 4, cuts / 4, (cuts * 3) / 20] as const;
const ofRestore = cuts / 10;
/** Only a database that neither opens nor refuses takes so long. */
const deadlineMs = 3_600_000;
let recording: Recording;
/** A stretch of the log, by the numbers of its entries. */
interface Stretch {
  from: number;
  to: number;
}
/** From the start of each server until its first acknowledgement, and from there, or from the end of the restore, to its end. */
let stretches: { start: Stretch; writes: Stretch }[];
/** From before the restore was asked for until its acknowledgement. */
let restoring: Stretch;

beforeAll(async () => {
  recording = await recordWrites(folder, random);
  const entries = readDiskLog(recording.log);
  const { begin, end } = recording.restore;
  const [from, to] = [begin, end].map((key) =>
    entries.findIndex((entry) => entry.what === 'acknowledge' && entry.key === key),
  );
  restoring = { from: from ?? -1, to: to ?? -1 };
  const kinds = entries.map(({ what }) => what);
  const starts = kinds.flatMap((what, index) => (what === 'started' ? [index] : []));
  stretches = starts.map((start, index) => {
    const first = kinds.indexOf('acknowledge', start);
    const writes = {
      from: first === restoring.from ? restoring.to : first,
      to: starts[index + 1] ?? kinds.length,
    };
    return { start: { from: start, to: first }, writes };
  });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function momentsIn({ from, to }: Stretch, count: number): { at: number; seed: number }[] {
  return Array.from({ length: count }, () => ({
    at: from + random.below(to - from) + 1,
    seed: random.below(1_000_000_000),
  }));
}

/** Moments of the restore: most while it is written in slices, some when it is about to be shown. */
function restoreMoments(count: number): { at: number; seed: number }[] {
  expect(restoring.from).toBeGreaterThan(0);
  expect(restoring.to).toBeGreaterThan(restoring.from + count);
  const last = { from: restoring.to - Math.ceil((restoring.to - restoring.from) / 10), to: restoring.to };
  const late = Math.round(count / 4);
  return [...momentsIn(restoring, count - late), ...momentsIn(last, late)];
}

test(
  `no acknowledged write is lost, torn or done by half by ${cuts} power cuts (seed ${seed})`,
  async () => {
    expect(stretches).toHaveLength(3);
    const [first, ...later] = stretches;
    const moments = [
      // A first start that is cut short is made again, and takes its time.
      ...(first ? momentsIn(first.start, ofFirstStart) : []),
      ...later.flatMap(({ start }) => momentsIn(start, ofLaterStart)),
      ...stretches.flatMap(({ writes }, index) => momentsIn(writes, ofWrites[index] ?? 0)),
      ...restoreMoments(ofRestore),
    ];
    expect(moments).toHaveLength(cuts);
    const results = await cutPower({ ...recording, folder, moments, withoutSyncFrom: null });
    expect(results).toHaveLength(cuts);
    expect(results.filter(({ faults }) => faults.length > 0)).toEqual([]);
    const amid = results.filter(({ at }) => at > restoring.from && at <= restoring.to);
    const { count } = recording.restore;
    expect(
      amid.map(({ restored }) => restored).filter((restored) => restored !== 0 && restored !== count),
    ).toEqual([]);
    expect(amid.filter(({ restored }) => restored === 0).length).toBeGreaterThan(ofRestore / 4);
    const after = results.filter(({ at }) => at > restoring.to);
    expect(new Set(after.map(({ restored }) => restored))).toEqual(new Set([count]));
  },
  deadlineMs,
);

test(
  `the same cuts lose acknowledged writes on a disk where an fsync does nothing (seed ${seed})`,
  async () => {
    const last = stretches.at(-1);
    if (last === undefined) throw new Error('Nothing was recorded.');
    const { from, to } = last.writes;
    // By then some write was acknowledged on the disk that keeps nothing.
    const late = { from: from + Math.ceil((to - from) / 2), to };
    const moments = [
      ...momentsIn(last.writes, 12),
      ...momentsIn(late, 6).map((moment) => ({ ...moment, seed: null })),
    ];
    const results = await cutPower({ ...recording, folder, moments, withoutSyncFrom: from });
    const isLoss = ({ faults }: CutResult) =>
      faults.some((each) => each.startsWith('lost: ') || each.startsWith('cannot be opened'));
    // Where chance keeps some of what was not synced, a cut may cost nothing; two hundred of them cannot all.
    expect(results.filter(({ seed: kept }) => kept !== null).some(isLoss), JSON.stringify(results)).toBe(
      true,
    );
    expect(results.filter(({ seed: kept }) => kept === null).map(isLoss)).toEqual(Array(6).fill(true));
  },
  deadlineMs,
);
