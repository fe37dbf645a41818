import { join } from 'node:path';
import { cacheDir, root } from '../bootstrap/paths.mjs';
import { execute } from './execute.ts';
import { tool } from './tool.ts';

/** A check without tests of its own: it passes or fails as a whole. */
export interface Check {
  name: string;
  /** What Node runs: a script and its arguments. */
  args: string[];
  cwd?: string;
}

export interface CheckResult {
  name: string;
  isPassed: boolean;
  output: string;
  seconds: number;
}

/** Format, lint, the import rule between packages, and the rules of React: of all files, or of those that have changed. */
export function lintChecks(extent: 'whole' | 'changed' = 'whole'): Check[] {
  return [
    {
      name: 'Biome',
      args: [tool('@biomejs/biome'), 'check', '--error-on-warnings', '--max-diagnostics=100', '.'],
    },
    {
      name: 'React Compiler',
      args: ['scripts/reactCompiler/check.ts', ...(extent === 'changed' ? ['--changed'] : [])],
    },
  ];
}

/**
 * TypeScript projects, fewer than there are configurations for editors: what is checked in one of them is not checked again
 * for each that imports it.
 */
export const typeProjects = ['tsconfig.console.json', 'tests', 'apps/server', 'packages/rules', 'scripts'];

/** One check for each TypeScript project, the longest first. A checker each: several would find out the types that they share again. */
export function typeChecks(): Check[] {
  return typeProjects.map((path) => ({
    name: `types of ${path}`,
    args: [
      tool('typescript'),
      ...['-p', path, '--checkers', '1', '--incremental', '--tsBuildInfoFile', buildInfo(path)],
    ],
  }));
}

/** What the compiler remembers of its last run; a second one looks at what has changed. */
function buildInfo(project: string): string {
  return join(cacheDir, 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
}

/** The contract is well formed, and what is generated from it is fresh. */
export function contractChecks(): Check[] {
  return [
    { name: 'openapi.yaml', args: [tool('@redocly/cli', 'redocly'), 'lint', '--format=stylish'] },
    {
      name: 'generated API types',
      args: ['scripts/generate.ts', '--check'],
      cwd: join(root, 'packages', 'api'),
    },
  ];
}

/** Runs a check and keeps what it prints. */
export async function runCheck({ name, args, cwd }: Check): Promise<CheckResult> {
  const start = performance.now();
  const { code, output } = await execute({ args, output: 'keep', ...(cwd !== undefined && { cwd }) });
  return { name, isPassed: code === 0, output, seconds: (performance.now() - start) / 1000 };
}

/** Runs checks, a few at a time, and prints each as it ends: a line when it passes, all of its output when it fails. */
export async function runChecks(checks: readonly Check[], atOnce: number): Promise<CheckResult[]> {
  const queue = [...checks];
  const results: CheckResult[] = [];
  const work = async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      const result = await runCheck(check);
      results.push(result);
      print(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

function print({ name, isPassed, output, seconds }: CheckResult): void {
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!isPassed) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
}
