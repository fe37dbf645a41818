import { spawnSync } from 'node:child_process';
import { root } from '../bootstrap/paths.mjs';

/** Without a base, so many commits are taken for the change. */
const commitsWithoutBase = 20;

export interface Change {
  /** The files that differ, those not yet committed included. */
  readonly files: readonly string[];
  /** What they are compared with: a commit, or how many of the last commits where none is known. */
  readonly base: string;
}

/** What has changed since the last commit that has landed. */
export function findChange(): Change {
  const base = findBase() ?? `HEAD~${commitsWithoutBase}`;
  return { files: changedSince(base), base };
}

/**
 * The last commit that has landed: TEST_BASE, else where this branch left origin/main. Undefined when neither is known, and
 * when nothing differs from it: a clone of main is asked about its last commits.
 */
function findBase(): string | undefined {
  const named = process.env['TEST_BASE'];
  if (named) return git('rev-parse', '--verify', '--quiet', `${named}^{commit}`)[0];
  const [base] = git('merge-base', 'HEAD', 'origin/main');
  return base !== undefined && changedSince(base).length > 0 ? base : undefined;
}

/** The files that differ from a commit, those not yet committed included; all that there are when it does not exist. */
function changedSince(commit: string): readonly string[] {
  const [known] = git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  const differing = known === undefined ? git('ls-files') : git('diff', '--name-only', known);
  return [...differing, ...git('ls-files', '--others', '--exclude-standard')];
}

/** The lines that git prints; none when it fails, or is not there. */
function git(...args: string[]): readonly string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}
