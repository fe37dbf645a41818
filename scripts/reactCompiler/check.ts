/**
 * Runs the React Compiler over the console and its packages, without writing anything. It fails on a component or hook that
 * the compiler leaves out for a reason that is not written down, and on a written reason that nothing needs. With `--changed` it
 * looks at the files that have changed alone (it takes each file by itself), and at no reason that nothing needs.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cacheDir, root } from '../bootstrap/paths.mjs';
import { findChange } from '../lib/changedFiles.ts';
import { exceptions, limits } from './exceptions.ts';
import { findLeftOut, type LeftOut } from './findLeftOut.ts';

const beside = /\.(test|stories|fixture|d)\.tsx?$|\/(testing|fixtures)\//;
const cacheFile = join(cacheDir, 'reactCompiler.json');
const { version } = createRequire(import.meta.url)('babel-plugin-react-compiler/package.json') as {
  version: string;
};
const search = readFileSync(join(import.meta.dirname, 'findLeftOut.ts'));

/** A change of any of these can change what the compiler finds in every file; so can another version of the compiler or of Babel. */
const itself = /^scripts\/reactCompiler\/(findLeftOut|exceptions)\.ts$/;

const change = process.argv.includes('--changed') ? findChange() : null;
const isWhole =
  change === null || change.files.some((path) => itself.test(path)) || isOtherThanAt(change.base);
const only = isWhole ? null : new Set(change.files);

const known = readCache();
const now: Record<string, LeftOut[]> = {};
const complaints: string[] = [];
const used = new Set<string>();
const paths = globSync('{apps/studio,packages/ui,packages/studio-widgets}/src/**/*.{ts,tsx}', { cwd: root });
for (const path of paths.map((each) => each.replaceAll('\\', '/')).toSorted()) {
  if (beside.test(path) || only?.has(path) === false) continue;
  const code = readFileSync(join(root, path), 'utf8');
  const key = createHash('sha256').update(version).update(search).update(path).update(code).digest('hex');
  const all = known[key] ?? findLeftOut(path, code);
  now[key] = all;
  for (const { name, at, reason } of all) {
    const limit = [...limits.keys()].find((each) => reason.startsWith(each));
    const exception = `${path}#${name}`;
    if (limit !== undefined) used.add(limit);
    else if (exceptions.has(exception)) used.add(exception);
    else complaints.push(`${path}:${at} ${name}: ${reason}`);
  }
}
for (const reason of [...limits.keys(), ...exceptions.keys()]) {
  if (only === null && !used.has(reason))
    complaints.push(`scripts/reactCompiler/exceptions.ts: nothing needs “${reason}”.`);
}
mkdirSync(cacheDir, { recursive: true });
writeFileSync(cacheFile, JSON.stringify(only === null ? now : { ...known, ...now }));
console.log(complaints.join('\n'));
process.exitCode = complaints.length === 0 ? 0 : 1;

/** Whether the lock file has another compiler, or other packages of Babel, than at a commit; also when that is not known. */
function isOtherThanAt(commit: string): boolean {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:package-lock.json`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  return (
    status !== 0 || digestsIn(stdout) !== digestsIn(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  );
}

function digestsIn(lockFile: string): string {
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, { integrity?: string }> };
  const ofCompiler = Object.entries(packages).filter(([path]) =>
    /\/(@babel\/|babel-plugin-react-compiler$)/.test(path),
  );
  return ofCompiler.map(([path, { integrity }]) => `${path} ${integrity}`).join();
}

/** What earlier runs found, by what they looked at; empty when there was none or it cannot be read. */
function readCache(): Record<string, LeftOut[]> {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, LeftOut[]>;
  } catch {
    return {};
  }
}
