import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyEmptyDatabase } from './store/testing/openEmptyDatabase.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'studio-people-'));
  await copyEmptyDatabase(dataDir);
}, 120_000);

afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** What a program prints, on either output, and the code that it exits with. */
function run(program: string, ...args: readonly string[]): Promise<{ code: number | null; text: string }> {
  const password = 'twelve characters';
  const env = {
    ...process.env,
    ...{ STUDIO_DATA_DIR: dataDir, STUDIO_DATABASE: 'pglite' },
    ...{ STUDIO_ADMIN_PASSWORD: password, STUDIO_USER_PASSWORD: password },
  };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, `${program}.ts`), ...args],
      { env },
      (_, out, err) => resolve({ code: child.exitCode, text: `${out}${err}` }),
    );
  });
}

test('the programs make an administrator and a user, give roles, and refuse to take the last one who manages permissions', async () => {
  expect(await run('createAdmin', '--username', 'first', '--name', 'First')).toEqual({
    code: 0,
    text: 'The user first can sign in.\n',
  });
  expect(await run('setRoles', '--username', 'first')).toEqual({
    code: 1,
    text: expect.stringContaining('No roles were set: No user would be left who can sign in'),
  });
  expect(await run('createUser', '--username', 'ann', '--role', 'Administrator')).toMatchObject({ code: 0 });
  expect(await run('setRoles', '--username', 'first')).toEqual({
    code: 0,
    text: 'The user first has no role.\n',
  });
}, 120_000);
