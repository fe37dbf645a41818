import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressFolder } from './compressFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'studio-compressed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each text is there in both encodings; pictures, fonts and hidden files are not', async () => {
  const text = 'export const answer = 42;\n'.repeat(100);
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  for (const file of ['index.html', 'assets/main.js', 'assets/font.woff2', '.vite/manifest.json'])
    writeFileSync(join(folder, file), text);
  await compressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual([
    '.vite',
    'assets',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
    'font.woff2',
    'main.js',
    'main.js.br',
    'main.js.gz',
  ]);
  expect(readdirSync(join(folder, '.vite'))).toEqual(['manifest.json']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/main.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'assets/main.js.gz'))).toString()).toBe(text);
});

test('a text that does not get smaller stays alone', async () => {
  const noise = Array.from({ length: 2000 }, () => Math.floor(Math.random() * 256));
  const alone = join(folder, 'noise');
  mkdirSync(alone);
  writeFileSync(join(alone, 'noise.js'), Uint8Array.from(noise));
  await compressFolder(alone);
  expect(readdirSync(alone)).toEqual(['noise.js']);
});
