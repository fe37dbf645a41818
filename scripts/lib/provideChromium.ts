import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Failure } from '../bootstrap/Failure.mjs';
import { run } from '../bootstrap/run.mjs';
import { execute } from './execute.ts';
import { type ChromiumSearch, findChromium, hasShell } from './findChromium.ts';
import { tool } from './tool.ts';

/**
 * A Chromium to test in: an installed one, else Debian's package where this user may install packages, else
 * Playwright's download. A machine of continuous integration gets the headless shell: a new page costs half as much
 * in it. A Failure says what was tried when none can be had.
 * @param search whether one as users have it has to be there, too
 * @returns the path of its executable
 */
export async function provideChromium(search: ChromiumSearch = {}): Promise<string> {
  const isThere = async () => (await findChromium(search)) !== undefined;
  if (process.env['CI'] && !hasShell()) await installDebianPackage('chromium-headless-shell');
  if (!(await isThere())) await installDebianPackage('chromium');
  if (!(await isThere())) await downloadWithPlaywright();
  const found = await findChromium();
  if (found !== undefined) return found;
  throw new Failure(
    'No Chromium: none is installed, and neither Debian’s package nor Playwright’s download could be had (see above).\n' +
      'Install Chromium or Chrome, or name an executable in CHROMIUM_PATH.',
  );
}

async function installDebianPackage(name: 'chromium' | 'chromium-headless-shell'): Promise<void> {
  const become = packageManagerPrefix();
  if (become === undefined) return;
  console.error(`Installing ${name} from Debian’s packages …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const [command = 'apt-get', ...first] = [...become, 'apt-get'];
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', name]]) {
    await run(command, [...first, '--quiet', ...args], { env, toStderr: true });
  }
}

/** How to become a user who may install packages; undefined where that is not Debian, or not allowed. */
function packageManagerPrefix(): string[] | undefined {
  if (!existsSync('/usr/bin/apt-get') || !isDebian()) return undefined;
  if (process.getuid?.() === 0) return [];
  const hasSudo = spawnSync('sudo', ['--non-interactive', 'true'], { stdio: 'ignore' }).status === 0;
  return hasSudo ? ['sudo', '--non-interactive'] : undefined;
}

/** Ubuntu's package of that name is a stub for another package manager. */
function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID="?debian"?$/m.test(readFileSync(file, 'utf8'));
}

async function downloadWithPlaywright(): Promise<void> {
  console.error('Downloading Playwright’s Chromium …');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const args = [tool('playwright'), 'install', ...withLibraries, 'chromium'];
  await execute({ args, output: 'show', limitMs: 10 * 60_000 });
}
