import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/bootstrap/paths.mjs';

/** A text file of the project. */
export interface ProjectFile {
  /** From the repository's folder, with forward slashes. */
  path: string;
  text: string;
  lines: number;
}

const ignored = new Set([
  ...['node_modules', 'dist', '.git', '.data', '.cache', '.vite', 'storybook-static', 'shots'],
  ...['test-results', 'playwright-report', 'results'],
]);
const textFile = /(^|\/)\.[a-z]+$|\.(tsx?|mjs|json|ya?ml|md|html|css|svg|grit|xsd|tsv)$|\/run$/;

/** Every text file that belongs to the project: nothing installed, built or measured. */
export function projectFiles(): ProjectFile[] {
  return pathsUnder('')
    .filter((path) => textFile.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) };
    });
}

/** Hand-written TypeScript that ships or supports: no stories, no tests, nothing generated. */
export function isSource({ path }: ProjectFile): boolean {
  return isTypeScript(path) && !/\.(stories|test|spec|bench|gen|d)\.tsx?$/.test(path);
}

/** TypeScript that was not generated. */
export function isHandWritten({ path }: ProjectFile): boolean {
  return isTypeScript(path) && !/\.gen\.ts$/.test(path);
}

function isTypeScript(path: string): boolean {
  return /\.tsx?$/.test(path);
}

function pathsUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : pathsUnder(path);
    return entry.isFile() ? [path] : [];
  });
}
