import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { DiskEntry } from './powerCut/DiskLog.ts';
import { SimulatedDisk } from './powerCut/SimulatedDisk.ts';
import { Random } from './Random.ts';

/** The disk that power cuts are tried on: it would prove nothing if it kept too much, or what was synced too little. */
const folder = mkdtempSync(join(tmpdir(), 'studio-simulated-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (fd: number, at: number, text: string, times = 1): DiskEntry => ({
  what: 'write',
  fd,
  at,
  bytes: Buffer.from(text.repeat(times)),
});
const newFile = (path: string, fd: number): DiskEntry[] => [
  { what: 'create', path },
  { what: 'open', fd, path },
];
const sync = (fd: number): DiskEntry => ({ what: 'sync', fd });

/** What a file holds after 200 power cuts at the end of some entries, each different answer once; null where it is gone. */
function leftOf(path: string, entries: readonly DiskEntry[]): Set<string | null> {
  const disk = new SimulatedDisk();
  for (const entry of entries) disk.apply(entry);
  const found = Array.from({ length: 200 }, (_, seed) => {
    const directory = join(folder, 'cut');
    disk.cut(directory, new Random(seed));
    const file = join(directory, path);
    const content = existsSync(file) ? readFileSync(file, 'latin1') : null;
    rmSync(directory, { recursive: true });
    return content;
  });
  return new Set(found);
}

test('what was synced is there, under the name that it had then', () => {
  const entries = [...newFile('a', 3), write(3, 0, 'kept'), sync(3)];
  expect(leftOf('a', entries)).toEqual(new Set(['kept']));
});

test('what was not synced is there, or is not, or is there as nothing but its size', () => {
  const entries = [...newFile('a', 3), sync(3), write(3, 0, 'new')];
  expect(leftOf('a', entries)).toEqual(new Set(['', 'new', '\0\0\0']));
});

test('a file that was never synced may be gone', () => {
  expect(leftOf('a', newFile('a', 3))).toEqual(new Set([null, '']));
});

test('of what is written over something, any sector may be new or old, and nothing less than a sector', () => {
  const entries = [...newFile('a', 3), write(3, 0, 'o', 1024), sync(3), write(3, 0, 'n', 1024)];
  const half = (letter: string) => letter.repeat(512);
  const all = ['o', 'n'].flatMap((one) => ['o', 'n'].map((other) => half(one) + half(other)));
  expect(leftOf('a', entries)).toEqual(new Set(all));
});

test('a change of names lasts once the directory is synced, and may be lost before', () => {
  const made = [{ what: 'mkdir', path: 'd' } as const, ...newFile('d/a', 3), write(3, 0, 'x'), sync(3)];
  const renamed: DiskEntry[] = [...made, { what: 'rename', path: 'd/a', to: 'd/b' }];
  expect(leftOf('d/b', renamed)).toEqual(new Set([null, 'x']));
  expect(leftOf('d/b', [...renamed, { what: 'open', fd: 4, path: 'd' }, sync(4)])).toEqual(new Set(['x']));
});

test('a removal that was not synced may be undone', () => {
  const entries: DiskEntry[] = [...newFile('a', 3), sync(3), { what: 'remove', path: 'a' }];
  expect(leftOf('a', entries)).toEqual(new Set([null, '']));
});
