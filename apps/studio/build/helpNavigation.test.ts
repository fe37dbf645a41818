import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { helpNavigation, withNavigation } from './helpNavigation.ts';

const page = (file: string, title: string) => ({
  file,
  html: `<title>${title} · Studio help</title><nav aria-label="Help"></nav>`,
});

test('every page leads to all, the first one first, and says which one it is', () => {
  const pages = withNavigation([
    page('b.html', 'Rules'),
    page('c.html', 'Forms'),
    page('index.html', 'Work'),
  ]);
  const links = (html: string) =>
    [...html.matchAll(/<a href="([^"]+)"( aria-current="page")?>(.*?)<\/a>/g)].map(([, ...parts]) => parts);
  expect(links(pages[0]?.html ?? '')).toEqual([
    ['/help/index.html', undefined, 'Work'],
    ['/help/c.html', undefined, 'Forms'],
    ['/help/b.html', ' aria-current="page"', 'Rules'],
  ]);
});

test('a page without a title or without a place for links is an error that names it', () => {
  expect(() => withNavigation([{ file: 'a.html', html: '<nav aria-label="Help"></nav>' }])).toThrow('a.html');
  const html = '<title>Rules · Studio help</title>';
  expect(() => withNavigation([{ file: 'a.html', html }])).toThrow('a.html');
});

test('a build has the pages with their links', async () => {
  const root = mkdtempSync(join(tmpdir(), 'studio-help-'));
  try {
    mkdirSync(join(root, 'public', 'help'), { recursive: true });
    writeFileSync(join(root, 'index.html'), '<main></main>');
    const { file, html } = page('rules.html', 'Rules');
    writeFileSync(join(root, 'public', 'help', file), html);
    await build({ root, configFile: false, logLevel: 'silent', plugins: [helpNavigation()] });
    const built = readFileSync(join(root, 'dist', 'help', file), 'utf8');
    expect(built).toContain('<a href="/help/rules.html" aria-current="page">Rules</a>');
  } finally {
    rmSync(root, { recursive: true });
  }
});
