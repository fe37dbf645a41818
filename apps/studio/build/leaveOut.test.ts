import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveOutExports } from './leaveOutExports.ts';
import { plainIcons } from './plainIcons.ts';
import { replaceModules } from './replaceModules.ts';

const pickers = `
export { useOne, useTwo as useTags };
function useOne() { return 'one picker'; }
function useTwo() { return 'tags of a picker'; }
useOne.types = ['types of one'];
useTwo.types = ['types of tags'];
`;

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-leave-out-'));
  write('entry.js', `import { useOne } from './pickers/index.js'; console.log(useOne(), useOne.types);`);
  write('pickers/index.js', pickers);
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function buildWith(plugin: Plugin): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, minify: false, rolldownOptions: { input: join(root, 'entry.js') } },
  });
  if (!('output' in output)) throw new Error('The build has one bundle.');
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

test('an unused export goes, with what is assigned to it, and the others stay as they are', async () => {
  const code = await buildWith(leaveOutExports('/pickers/index.js', ['useTags']));
  expect(code).toContain('types of one');
  expect(code).toContain('one picker');
  expect(code).not.toContain('of tags');
  expect(code).not.toContain('tags of');
});

test('an export that is left out and imported fails the build', async () => {
  await expect(buildWith(leaveOutExports('/pickers/index.js', ['useOne']))).rejects.toThrow('useOne');
});

test('an export or a module that is no longer there fails the build', async () => {
  await expect(buildWith(leaveOutExports('/pickers/index.js', ['useThree']))).rejects.toThrow(
    '/pickers/index.js does not export all of useThree.',
  );
  await expect(buildWith(leaveOutExports('/gone.js', []))).rejects.toThrow(
    'The build has no module /gone.js.',
  );
});

test('a module inside a package is replaced where the named module imports it', async () => {
  write('pickers/index.js', `import { many } from './many.js'; export const useOne = () => many;`);
  write('pickers/many.js', `export const many = 'many';`);
  write('none.js', `export const many = 'none';`);
  const replaced = { importer: '/pickers/index.js', source: './many.js', by: join(root, 'none.js') };
  const code = await buildWith(replaceModules([replaced]));
  expect(code).toContain('"none"');
  expect(code).not.toContain('"many"');
});

test('a module that is no longer imported fails the build', async () => {
  const replaced = { importer: '/pickers/index.js', source: './many.js', by: join(root, 'none.js') };
  await expect(buildWith(replaceModules([replaced]))).rejects.toThrow(
    'No module /pickers/index.js imports ./many.js.',
  );
});

test('an icon keeps its name and its drawing', async () => {
  const icons = dirname(createRequire(import.meta.url).resolve('lucide-react/icons/trash'));
  const trash = join(icons, 'trash.mjs');
  write('entry.js', `import Trash from ${JSON.stringify(trash)}; console.log(Trash);`);
  const code = await buildWith(plainIcons());
  expect(code).toContain('M10 11v6');
  expect(code).toContain('"name": "trash"');
  expect(code).not.toContain('trash-2');
  expect(code).not.toContain('nco0om');
});

test('a build without icons fails: they are no longer where they were', async () => {
  await expect(buildWith(plainIcons())).rejects.toThrow('The build has no icons of Lucide.');
});
