import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashPublicFiles } from './hashPublicFiles.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-hashed-'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'index.html'), '<head><script src="/first.js"></script></head>');
  writeFileSync(join(root, 'public', 'first.js'), 'first();');
});

afterEach(() => rmSync(root, { recursive: true }));

async function buildWith(names: Parameters<typeof hashPublicFiles>[0]) {
  await build({ root, configFile: false, logLevel: 'silent', plugins: [hashPublicFiles(names)] });
  const [name = ''] = readdirSync(join(root, 'dist', 'assets'));
  return { name, page: readFileSync(join(root, 'dist', 'index.html'), 'utf8') };
}

test('a public file that the page names gets a name of its content', async () => {
  const { name, page } = await buildWith(['first.js']);
  expect(name).toMatch(/^first-[\w-]{8}\.js$/);
  expect(page).toContain(`src="/assets/${name}"`);
  expect(readFileSync(join(root, 'dist', 'assets', name), 'utf8')).toBe('first();');
  writeFileSync(join(root, 'public', 'first.js'), 'first(2);');
  expect((await buildWith(['first.js'])).name).not.toBe(name);
});

test('scripts that belong together become one file, in their order', async () => {
  writeFileSync(join(root, 'public', 'second.js'), 'second();');
  writeFileSync(
    join(root, 'index.html'),
    '<head><script src="/first.js"></script>\n<script src="/second.js"></script></head>',
  );
  const { name, page } = await buildWith([['first.js', 'second.js']]);
  expect(page.match(/<script[^>]*>/g)).toEqual([`<script src="/assets/${name}">`]);
  expect(readFileSync(join(root, 'dist', 'assets', name), 'utf8')).toBe('first(),second();');
});

test('a file that the page does not name fails the build', async () => {
  writeFileSync(join(root, 'index.html'), '<head></head>');
  await expect(buildWith(['first.js'])).rejects.toThrow('The page does not name /first.js.');
});

test('so does a further script of a list', async () => {
  writeFileSync(join(root, 'public', 'second.js'), 'second();');
  await expect(buildWith([['first.js', 'second.js']])).rejects.toThrow('The page does not name /second.js.');
});
