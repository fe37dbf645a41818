import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { newerThanBaseline } from './browserBaseline.ts';
import { npm } from './npm.ts';
import { buildPackages, buildStamp, packageDist, publishedPackages } from './packages.ts';
import { stylesBeyondBaseline, stylesIn } from './styleBaseline.ts';

/** What is wrong with a package that is about to be published, a line each; empty when nothing is. */
export interface PackageVerdict {
  name: string;
  check: 'publint' | 'are the types wrong' | 'browser baseline';
  problems: string[];
}

/** Asks publint and are-the-types-wrong about a package that has been built, and whether the browsers of the baseline read it. */
export async function checkBuiltPackage(name: string): Promise<PackageVerdict[]> {
  const tarball = await packPackage(name);
  return [
    { name, check: 'publint', problems: await lintPackage(tarball) },
    { name, check: 'are the types wrong', problems: await typeProblems(tarball) },
    { name, check: 'browser baseline', problems: baselineProblems(name) },
  ];
}

/** Builds the packages that other teams install, checks each, and prints the results. */
export async function judgePackages(): Promise<PackageVerdict[]> {
  await buildPackages();
  const verdicts: PackageVerdict[] = [];
  for (const name of publishedPackages) verdicts.push(...(await checkBuiltPackage(name)));
  for (const { name, check, problems } of verdicts) {
    console.log(`${problems.length === 0 ? '✓' : '✗'} packages/${name}: ${check}`);
    for (const problem of problems) console.log(`    ${problem}`);
  }
  return verdicts;
}

/** Packs a built package as it would be published, if it has not been packed since it was built. Returns the tarball's path. */
export async function packPackage(name: string): Promise<string> {
  const tarball = tarballOf(name);
  if (timeOf(tarball) > timeOf(buildStamp)) return tarball;
  const into = ['--pack-destination', dirname(tarball)];
  const output = await npm(['pack', '--json', '--ignore-scripts', ...into], packageDist(name));
  const [packed] = JSON.parse(output) as { filename: string }[];
  if (packed?.filename !== basename(tarball))
    throw new Error(`npm did not pack packages/${name}:\n${output}`);
  return tarball;
}

/** Where npm packs a package to. */
function tarballOf(name: string): string {
  const manifest: { name: string; version: string } = JSON.parse(
    readFileSync(join(packageDist(name), 'package.json'), 'utf8'),
  );
  const plainName = manifest.name.replace('@', '').replace('/', '-');
  return join(dirname(buildStamp), `${plainName}-${manifest.version}.tgz`);
}

/** When a file was last written; 0 when there is none. */
function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

async function lintPackage(tarball: string): Promise<string[]> {
  const { buffer } = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ level: 'suggestion', strict: true, pack: { tarball: buffer } });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

function baselineProblems(name: string): string[] {
  const dist = packageDist(name);
  const { browserslist }: { browserslist: string[] } = JSON.parse(
    readFileSync(join(dist, 'package.json'), 'utf8'),
  );
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (!/\.(js|css)$/.test(file)) return [];
    const text = readFileSync(join(dist, file), 'utf8');
    const styles = file.endsWith('.css') ? text : stylesIn(text);
    const problems = [
      ...(file.endsWith('.css') ? [] : newerThanBaseline(text)),
      ...(styles === '' ? [] : stylesBeyondBaseline(styles, browserslist)),
    ];
    return problems.map((problem) => `${file} ${problem}`);
  });
}

/** The packages are ES modules only: how `require` would see them, and Node's old resolution, is no question. */
async function typeProblems(tarball: string): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    excludeEntrypoints: [/\.css$/],
  });
  if (!result.types) return ['The package has no types.'];
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && isForCommonJs(problem.resolutionKind)))
    .map((problem) => JSON.stringify(problem));
}

function isForCommonJs(resolutionKind: string): boolean {
  return resolutionKind === 'node10' || resolutionKind === 'node16-cjs';
}
