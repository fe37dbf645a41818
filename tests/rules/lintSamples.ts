import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { tool } from '../../scripts/lib/tool.ts';

/** A file that might be written, where it would be written. */
export interface Sample {
  path: string;
  source: string;
}

interface BiomeReport {
  diagnostics: { category: string; severity: string; location: { path: string | { file: string } } }[];
}

const rules = [
  'biome.json',
  '.gitignore',
  'scripts/lint',
  'package.json',
  'packages/ui/package.json',
  'packages/studio-widgets/package.json',
  'packages/api/package.json',
  'packages/rules/package.json',
  'apps/studio/package.json',
  'apps/server/package.json',
];

/**
 * Lints files by the rules of this repository, in a folder of their own.
 * @returns for each sample the names of the rules it breaks, in its order
 */
export function lintSamples(samples: readonly Sample[]): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'studio-rules-'));
  try {
    for (const file of rules) cpSync(join(root, file), join(folder, file), { recursive: true });
    const paths = samples.map(({ path, source }, index) => write(folder, numbered(path, index), source));
    const report = lint(folder);
    return paths.map((path) => [
      ...new Set(report.filter((entry) => entry.path === path).map(({ rule }) => rule)),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Samples may share a path: each becomes a file of its own in the same folder. */
function numbered(path: string, index: number): string {
  return path.replace(/\.(?=[^/]*$)/, `${index}.`);
}

function write(folder: string, path: string, source: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  return path;
}

function lint(folder: string): { path: string; rule: string }[] {
  const args = [tool('@biomejs/biome'), 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const json = stdout.split('\n').find((line) => line.startsWith('{'));
  if (json === undefined) throw new Error(`Biome gave no report: ${stdout}${stderr}`);
  const { diagnostics }: BiomeReport = JSON.parse(json);
  return diagnostics.map(({ category, location: { path } }) => ({
    path: (typeof path === 'string' ? path : path.file).replace(/^\.\//, ''),
    rule: category.split('/').at(-1) ?? category,
  }));
}
