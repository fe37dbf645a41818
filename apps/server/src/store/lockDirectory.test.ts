import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { link, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory } from './lockDirectory.ts';

const children: ChildProcess[] = [];
let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'studio-lock-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(directory, { recursive: true });
});

function writeNote(content: object | string): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return writeFile(join(directory, 'studio.lock'), text);
}

const takingProgram = `
  const { lockDirectory } = await import(${JSON.stringify(join(import.meta.dirname, 'lockDirectory.ts'))});
  await lockDirectory(process.argv[1]).then(
    () => { process.stdout.write('taken'); setInterval(() => undefined, 1000); },
    (error) => { process.stdout.write(error.message); },
  );`;

interface Elsewhere {
  /** What starts the process. Default: nothing does. */
  before?: readonly string[] | undefined;
  /** Default: the directory. */
  from?: string;
}

/** What a process says that tries to take the directory; one that got it keeps it. */
async function takeElsewhere({ before = [], from = directory }: Elsewhere = {}): Promise<{
  child: ChildProcess;
  output: string;
}> {
  const [command = '', ...args] = [
    ...before,
    process.execPath,
    '--input-type=module',
    '--eval',
    takingProgram,
    from,
  ];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, output: output.toString() };
}

test('the second process that opens the directory learns who holds it, be it the same process', async () => {
  const release = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}.`);
  expect((await takeElsewhere()).output).toContain(`in use by process ${process.pid}.`);
  await release();
  expect(await readdir(directory)).toEqual(['database.lock']);
  expect((await takeElsewhere()).output).toBe('taken');
});

test('of many at once one gets the directory', async () => {
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readdir(directory)).toEqual(['database.lock', 'studio.lock']);
});

test('the lock of a process that is killed ends with it', async () => {
  const { child, output } = await takeElsewhere();
  expect(output).toBe('taken');
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${child.pid}.`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await lockDirectory(directory);
  expect(JSON.parse(await readFile(join(directory, 'studio.lock'), 'utf8'))).toEqual({
    pid: process.pid,
    host: hostname(),
  });
});

test('a lock is held though the function that releases it is not kept', async () => {
  const script = `
    const { lockDirectory } = await import(${JSON.stringify(join(import.meta.dirname, 'lockDirectory.ts'))});
    await lockDirectory(process.argv[1]);
    for (let count = 0; count < 3; count += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      globalThis.gc();
    }
    const refused = await lockDirectory(process.argv[1]).then(() => 'taken again', (error) => error.message);
    process.stdout.write(refused);
  `;
  const args = ['--expose-gc', '--input-type=module', '--eval', script, directory];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toContain('is in use by');
});

test('what the note says does not decide: the holder may be on a machine or in a container that counts on its own', async () => {
  await lockDirectory(directory);
  const { pid } = spawnSync(process.execPath, ['--version']);
  await writeNote({ pid, host: hostname() });
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${pid}.`);
  await writeNote({ pid: 1, host: 'a-container' });
  await expect(lockDirectory(directory)).rejects.toThrow('in use by process 1 on a-container.');
  await writeNote('');
  await expect(lockDirectory(directory)).rejects.toThrow('in use by another process.');
});

test('the lock is the flock of the inode: another mount of the folder sees it', async () => {
  await (await lockDirectory(directory))();
  const mount = await mkdtemp(join(tmpdir(), 'studio-lock-mount-'));
  try {
    await link(join(directory, 'database.lock'), join(mount, 'database.lock'));
    const { child, output } = await takeElsewhere({ from: mount });
    expect(output).toBe('taken');
    expect(await readdir(directory), 'nothing here tells of the holder').toEqual(['database.lock']);
    await expect(lockDirectory(directory)).rejects.toThrow('in use by another process.');
    expect((await takeElsewhere()).output).toContain('in use by another process.');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await lockDirectory(directory);
    expect((await takeElsewhere({ from: mount })).output).toContain('in use by');
  } finally {
    await rm(mount, { recursive: true });
  }
});

const namespaces = [['unshare'], ['unshare', '--map-root-user']]
  .map((command) => [...command, '--pid', '--fork', '--kill-child', '--mount-proc'])
  .map(([command = '', ...args]) => {
    const { status, stderr, error } = spawnSync(command, [...args, 'true'], { encoding: 'utf8' });
    return { before: [command, ...args], refusal: status === 0 ? null : (error?.message ?? stderr.trim()) };
  });
const namespace = namespaces.find(({ refusal }) => refusal === null);

/** The name says which it was: a system may forbid process namespaces, and then this one is as good as it gets. */
const tried =
  namespace === undefined
    ? `NOT TRIED in a process namespace, which this system refuses (${namespaces.map(({ refusal }) => refusal).join('; ')}): a holder with the number of another process`
    : 'a holder in another process namespace';

test(`${tried} is a holder`, async () => {
  const { child, output } = await takeElsewhere({ before: namespace?.before });
  expect(output).toBe('taken');
  const { pid } = JSON.parse(await readFile(join(directory, 'studio.lock'), 'utf8')) as { pid: number };
  if (namespace === undefined) {
    expect(pid).toBe(child.pid);
    // The number by which a holder in a container would call itself; here it is another process, which lives.
    await writeNote({ pid: 1, host: hostname() });
  } else {
    expect(pid, 'as it counts in its namespace').toBe(1);
  }
  await expect(lockDirectory(directory)).rejects.toThrow('in use by process 1.');
  expect((await takeElsewhere()).output).toContain('in use by process 1.');
});

test.each([{ pid: process.pid, startedAt: '1', token: 'of an earlier release' }, ''])(
  'a stale note does not block: %j',
  async (note) => {
    await writeNote(note);
    await expect(lockDirectory(directory)).resolves.toBeTypeOf('function');
  },
);

test('a directory that cannot be locked is not used without a lock', async () => {
  await writeFile(join(directory, 'database.lock'), 'no lock at all, but text of somebody else'.repeat(40));
  await expect(lockDirectory(directory)).rejects.toThrow('cannot be locked');
});
