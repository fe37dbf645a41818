import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hintCompilation } from './hintCompilation.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-hinted-'));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(root, 'main.js'), 'import("./later.js").then(({ later }) => later());');
  writeFileSync(join(root, 'later.js'), 'export const later = () => import("./last.js");');
  writeFileSync(join(root, 'last.js'), 'import "./last.css"; document.body.append("last");');
  writeFileSync(join(root, 'last.css'), 'body { color: red; }');
});

afterEach(() => rmSync(root, { recursive: true }));

test('the hint is the first line of the minified files that are named, and of no other', async () => {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [hintCompilation(['later'])],
  });
  const folder = join(root, 'dist', 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const firstLines = scripts.map((name) => [
    name.split('-')[0],
    readFileSync(join(folder, name), 'utf8').split('\n')[0] === '//# allFunctionsCalledOnLoad',
  ]);
  expect(Object.fromEntries(firstLines)).toEqual({ index: false, later: true, last: false });
});
