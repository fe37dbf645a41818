import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preloadFont } from './preloadFont.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-font-'));
  mkdirSync(join(root, 'fonts'));
  writeFileSync(join(root, 'index.html'), '<head><link rel="stylesheet" href="/page.css" /></head>');
  for (const stem of ['plain', 'plain-wide']) writeFileSync(join(root, 'fonts', `${stem}.woff2`), stem);
  const face = (stem: string) => `@font-face { font-family: ${stem}; src: url(./fonts/${stem}.woff2); }`;
  writeFileSync(join(root, 'page.css'), ['plain-wide', 'plain'].map(face).join('\n'));
});

afterEach(() => rmSync(root, { recursive: true }));

async function buildWith(stem: string) {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [preloadFont(stem)],
    build: { assetsInlineLimit: 0 },
  });
  return readFileSync(join(root, 'dist', 'index.html'), 'utf8');
}

test('the page names the font by the name that it has in the build', async () => {
  const page = await buildWith('plain');
  const named = /<link rel="preload" as="font" type="font\/woff2" crossorigin href="\/assets\/([^"]+)">/.exec(
    page,
  )?.[1];
  expect(readdirSync(join(root, 'dist', 'assets'))).toContain(named);
  expect(readFileSync(join(root, 'dist', 'assets', named ?? ''), 'utf8')).toBe('plain');
});

test('a font that is not there fails the build', async () => {
  await expect(buildWith('missing')).rejects.toThrow('The build has no font missing.');
});
