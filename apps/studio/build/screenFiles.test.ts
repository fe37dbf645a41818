import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { addressOf, type ScreenRoute, screenFiles } from './screenFiles.ts';

const studio = join(import.meta.dirname, '..');
/** As the build finds them: a test runner writes imports in another way. */
const routes: readonly ScreenRoute[] = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      "const { findScreenRoutes } = await import('./build/screenFiles.ts');" +
        'console.log(JSON.stringify(await findScreenRoutes(process.cwd())));',
    ],
    { cwd: studio, encoding: 'utf8' },
  ),
);

function screenAt(path: string): string | null | undefined {
  const found = routes.find(({ address }) => new RegExp(address).test(path));
  return found?.module && relative(join(studio, 'src', 'screens'), found.module);
}

test('every list and editor has an address', () => {
  const screens = globSync('src/screens/*/{list.tsx,editor/route.tsx}', { cwd: studio });
  expect(screens.length).toBeGreaterThan(20);
  const modules = new Set(routes.map(({ module }) => module));
  expect(screens.filter((screen) => !modules.has(join(studio, screen)))).toEqual([]);
});

test('an address leads to its screen', () => {
  expect(screenAt('/config/permissions/4')).toBe('permissions/editor/route.tsx');
  expect(screenAt('/config/dataSet/browser')).toBe('dataSets/list.tsx');
  expect(screenAt('/config/dataSet/browsers')).toBe('dataSets/editor/route.tsx');
  expect(screenAt('/config/organization/manage/agency/a/form/1')).toBe('organizations/editor/route.tsx');
  expect(screenAt('/config/organization/manage/agency')).toBeUndefined();
  // Its code is loaded in another way, and not that of the editor whose address it begins as.
  expect(screenAt('/config/template/sets')).toBeNull();
  expect(screenAt('/login')).toBeUndefined();
});

test('parts that may be missing are not asked for', () => {
  expect(addressOf('/a/:id/:tab?')).toBe('^/a/[^/]+(/|$)');
  expect(addressOf('a/b/*')).toBe('^/a/b(/|$)');
});

test('a screen has the files that it needs, without those that come before it', () => {
  const chunk = (fileName: string, imports: string[] = [], module: string | null = null) => ({
    ...{ fileName, imports },
    facadeModuleId: module && join('/studio', module),
  });
  const chunks = [
    chunk('page.js', ['start.js']),
    chunk('start.js'),
    chunk('console.js', ['start.js', 'shell.js'], 'src/app/Console.tsx'),
    chunk('shell.js', ['start.js']),
    chunk('list.js', ['shell.js', 'grid.js'], 'list.tsx'),
    chunk('grid.js', ['start.js']),
  ];
  const some = [
    { address: '^/list', module: '/studio/list.tsx' },
    { address: '^/other', module: null },
  ];
  expect(screenFiles(chunks, some, { root: '/studio', begun: ['page.js'] })).toEqual([
    ['console.js', 'shell.js', 'list.js', 'grid.js'],
    [0, 1],
    [
      ['^/list', [2, 3]],
      ['^/other', []],
    ],
  ]);
  expect(() =>
    screenFiles(chunks, [{ address: '', module: '/gone.tsx' }], { root: '/studio', begun: [] }),
  ).toThrow('/gone.tsx');
});
