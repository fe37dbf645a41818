import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { withNavigation } from '../../apps/studio/build/helpNavigation.ts';
import { isHandWritten, projectFiles } from './projectFiles.ts';

const files = projectFiles();
const folder = 'apps/studio/public/help/';
const pages = files.filter(({ path }) => path.startsWith(folder) && path.endsWith('.html'));

test('every page of the help leaves its links to the build', () => {
  expect(pages.length).toBeGreaterThan(3);
  const written = withNavigation(pages.map(({ path, text }) => ({ file: posix.basename(path), html: text })));
  for (const { file, html } of written) {
    const links = [...html.matchAll(/<a href="\/help\/([\w-]+\.html)"[^>]*>[^<]/g)].map(([, name]) => name);
    expect(links, file).toEqual(expect.arrayContaining(written.map((each) => each.file)));
    expect(html, file).toContain(`href="/help/${file}" aria-current="page"`);
  }
});

test('what the console says of the help leads to a page and a place that are there', () => {
  const addresses = files
    .filter((file) => isHandWritten(file) && /^apps\/studio\/src\/(?!.*\.(test|stories)\.)/.test(file.path))
    .flatMap(({ text }) => [...text.matchAll(/'(\/help\/[\w-]+\.html)(?:#([\w-]+))?'/g)]);
  expect(addresses.length).toBeGreaterThan(2);
  for (const [address, path = '', place] of addresses) {
    const page = pages.find((each) => each.path === `apps/studio/public${path}`);
    expect(page, address).toBeDefined();
    if (place !== undefined) expect(page?.text, address).toContain(`id="${place}"`);
  }
});
