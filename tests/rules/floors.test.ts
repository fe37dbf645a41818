import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './projectFiles.ts';

/** The floors of the console's house, the highest first: a file imports from its own floor and those below. */
const floors: readonly (readonly string[])[] = [
  ['app'],
  ['shell'],
  ['operations', 'screens'],
  ['kernel'],
  ['platform'],
];

const root = 'apps/studio/src';
/** What is tried may look anywhere. */
const trials = /\.(?:test|stories|fixture|cases)\.tsx?$|\/(?:testing|fixtures)\//;

const files = projectFiles().filter(
  ({ path }) => path.startsWith(`${root}/`) && /\.tsx?$/.test(path) && !trials.test(path),
);

interface Import {
  readonly from: string;
  readonly to: string;
}

const imports: readonly Import[] = files.flatMap(({ path, text }) =>
  [...text.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)].map(([, place = '']) => ({
    from: posix.relative(root, path),
    to: posix.relative(root, posix.join(posix.dirname(path), place)),
  })),
);

const floorOf = (path: string) => floors.findIndex((rooms) => rooms.includes(path.split('/')[0] ?? ''));
const describeImport = ({ from, to }: Import) => `${from} imports ${to}`;

test('every file of the console belongs to a floor', () => {
  const outside = files.map(({ path }) => posix.relative(root, path)).filter((path) => floorOf(path) < 0);
  expect(outside).toEqual([]);
  expect(imports.length).toBeGreaterThan(1000);
});

test('areas do not know each other, nor the operations', () => {
  const area = (path: string) => path.split('/').slice(0, 2).join('/');
  const across = imports.filter(
    ({ from, to }) => from.startsWith('screens/') && floorOf(to) === floorOf(from) && area(to) !== area(from),
  );
  expect(across.map(describeImport)).toEqual([]);
});

test('no folder is in a circle with one beside it, at any depth', () => {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const pair = foldersBeside(from, to);
    if (pair !== null) edges.set(pair[0], (edges.get(pair[0]) ?? new Set()).add(pair[1]));
  }
  const reaches = (start: string, end: string, seen = new Set<string>()): boolean =>
    [...(edges.get(start) ?? [])].some((next) => {
      if (next === end) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, end, seen);
    });
  expect(edges.size).toBeGreaterThan(25);
  expect([...edges.keys()].filter((start) => reaches(start, start))).toEqual([]);
});

/** The two folders of one folder in which a file and what it imports are; null when one of them is in no such folder. */
function foldersBeside(from: string, to: string): [string, string] | null {
  const [left, right] = [from.split('/'), to.split('/')];
  const depth = left.findIndex((name, index) => name !== right[index]);
  if (depth < 0 || depth >= left.length - 1 || depth >= right.length - 1) return null;
  return [left.slice(0, depth + 1).join('/'), right.slice(0, depth + 1).join('/')];
}

test('each text is declared once, so that a translation means one', () => {
  const ids = files
    .filter(({ path }) => path.endsWith('.messages.ts'))
    .flatMap(({ text }) =>
      [...text.matchAll(/defineMessages\('([^']*)', \{\n([\s\S]*?)\n\}\)/g)].flatMap(
        ([, prefix, body = '']) =>
          [...body.matchAll(/^ {2}'?([\w.-]+)'?:/gm)].map(([, key]) => `${prefix}.${key}`),
      ),
    );
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
