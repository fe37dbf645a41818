import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../../scripts/bootstrap/paths.mjs';
import { projectFiles } from './projectFiles.ts';

const pages = projectFiles().filter(({ path }) => path.endsWith('.md'));
const exists = (path: string) => existsSync(join(root, path));
const contributing = pages.find(({ path }) => path === 'CONTRIBUTING.md')?.text ?? '';

/** The anchors that headings of a page have. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('links between pages lead to files and headings that exist', () => {
  const dead = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [file = '', anchor] = target.split('#');
        const found = file === '' ? path : posix.join(posix.dirname(path), file);
        const page = pages.find((one) => one.path === found);
        return (
          !exists(found) ||
          (anchor !== undefined && page !== undefined && !anchorsOf(page.text).includes(anchor))
        );
      })
      .map((target) => `${path}: ${target}`),
  );
  expect(dead).toEqual([]);
});

test('paths in CONTRIBUTING.md exist', () => {
  const folders = [
    '',
    'apps/studio/src',
    'apps/server/src',
    'apps/studio/src/screens/popups',
    'apps/server/src/kinds/testing',
  ];
  const named = [...contributing.matchAll(/`([\w.@/-]+)`/g)]
    .map(([, name = '']) => name)
    .filter(
      (name) => /^[\w.]+\/|\.(tsx?|md|json|yaml|xsd)$/.test(name) && !/^@studio|^rest\/|^\*/.test(name),
    );
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter((name) => !folders.some((folder) => exists(posix.join(folder, name))));
  expect([...new Set(missing)]).toEqual([]);
});

test('commands in CONTRIBUTING.md and README.md exist', () => {
  const readme = pages.find(({ path }) => path === 'README.md')?.text ?? '';
  const commands = [...`${contributing}\n${readme}`.matchAll(/npm run ([\w:-]+)(?![\w:-]| -w)/g)].map(
    ([, name = '']) => name,
  );
  expect(commands.length).toBeGreaterThan(20);
  const known = new Set(Object.keys(manifest.scripts));
  expect(commands.filter((name) => !known.has(name))).toEqual([]);
});

test.each(['A new area', 'A document of rows'])('%s is short enough to be read in ten minutes', (heading) => {
  const [, part = ''] = contributing.split(`\n## ${heading}\n`)[1]?.match(/^([\s\S]*?)\n## /) ?? [];
  const lines = part.trim().split('\n');
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.length).toBeLessThanOrEqual(80);
  const steps = [...part.matchAll(/^(\d+)\. /gm)].map(([, step]) => Number(step));
  expect(steps).toEqual(steps.map((_, index) => index + 1));
});
