import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from './lock.mjs';
import { cacheDir } from './paths.mjs';

const newLock = () => {
  const name = `test-${randomUUID()}`;
  return { name, file: join(cacheDir, `${name}.lock`) };
};

test('two at once work one after the other', async () => {
  const { name, file } = newLock();
  const events: string[] = [];
  const work = (id: string) => async () => {
    events.push(`${id} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`${id} ends`);
  };
  await Promise.all([withLock(name, work('one')), withLock(name, work('two'))]);
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that died is taken over', async () => {
  const { name, file } = newLock();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, `${pid}@${hostname()}`);
  expect(await withLock(name, async () => 'done')).toBe('done');
});

test('work that fails gives the lock back', async () => {
  const { name, file } = newLock();
  const failing = withLock(name, () => Promise.reject(new Error('no room')));
  await expect(failing).rejects.toThrow('no room');
  expect(existsSync(file)).toBe(false);
});
