import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory } from './lockDirectory.ts';

let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'studio-lock-'));
});

afterEach(() => rm(directory, { recursive: true }));

async function writeLock(content: object | string): Promise<void> {
  await writeFile(
    join(directory, 'studio.lock'),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
}

test('whoever comes second is told who was first', async () => {
  const release = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
  await release();
  expect(await readdir(directory)).toEqual([]);
});

test('of many at once one gets the directory', async () => {
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readdir(directory)).toEqual(['studio.lock']);
});

test('the lock of a process that has died is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await writeLock({ pid, startedAt: '1' });
  await lockDirectory(directory);
  expect(JSON.parse(await readFile(join(directory, 'studio.lock'), 'utf8'))).toMatchObject({
    pid: process.pid,
  });
});

test('a process that has the number of one that died is not taken for it', async () => {
  await writeLock({ pid: process.pid, startedAt: 'long ago' });
  await expect(lockDirectory(directory)).resolves.toBeTypeOf('function');
});

test('a lock that cannot be read belongs to nobody', async () => {
  await writeLock('');
  await expect(lockDirectory(directory)).resolves.toBeTypeOf('function');
});
