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
const told = ({ from, to }: Import) => `${from} imports ${to}`;

test('every file of the console stands on a floor', () => {
  const outside = files.map(({ path }) => posix.relative(root, path)).filter((path) => floorOf(path) < 0);
  expect(outside).toEqual([]);
  expect(imports.length).toBeGreaterThan(1000);
});

test('imports go downwards', () => {
  const upwards = imports.filter(({ from, to }) => floorOf(from) > floorOf(to));
  expect(upwards.map(told)).toEqual([]);
});

test('areas do not know each other, nor the operations', () => {
  const area = (path: string) => path.split('/').slice(0, 2).join('/');
  const across = imports.filter(
    ({ from, to }) => from.startsWith('screens/') && floorOf(to) === floorOf(from) && area(to) !== area(from),
  );
  expect(across.map(told)).toEqual([]);
});

test('no folder of a floor is in a circle with another', () => {
  const folder = (path: string) => path.split('/').slice(0, 2).join('/');
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (folder(from) === folder(to)) continue;
    edges.set(folder(from), (edges.get(folder(from)) ?? new Set()).add(folder(to)));
  }
  const reaches = (start: string, end: string, seen = new Set<string>()): boolean =>
    [...(edges.get(start) ?? [])].some((next) => {
      if (next === end) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, end, seen);
    });
  expect([...edges.keys()].filter((start) => reaches(start, start))).toEqual([]);
});

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
