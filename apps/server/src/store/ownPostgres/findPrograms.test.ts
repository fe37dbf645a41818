import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountFor, barrierFor, programsIn } from './findPrograms.ts';

/** Of no account of this machine. */
const stranger = { uid: 54_321, gid: 54_321 };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-programs-'));
  mkdirSync(join(folder, 'data'));
  chmodSync(join(folder, 'data'), 0o755);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder on the way that an account may not enter is named, and none where it may enter all', () => {
  chmodSync(folder, 0o700);
  expect(barrierFor(stranger, join(folder, 'data'))).toBe(folder);
  const { uid, gid } = statSync(folder);
  expect(barrierFor({ uid, gid: stranger.gid }, join(folder, 'data'))).toBeNull();
  chmodSync(folder, 0o711);
  expect(barrierFor(stranger, join(folder, 'data'))).toBeNull();
  chmodSync(folder, 0o750);
  expect(barrierFor({ uid: stranger.uid, gid }, join(folder, 'data'))).toBeNull();
  expect(barrierFor({}, join(folder, 'data'))).toBeNull();
});

test('a folder without programs has none', () => {
  expect(programsIn(folder, accountFor())).toBeNull();
});
