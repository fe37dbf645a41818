import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './projectFiles.ts';

const entries = projectFiles().filter(({ path }) =>
  /^\.changeset\/(?!README)[\w-]+\.md$|^packages\/[\w-]+\/CHANGELOG\.md$/.test(path),
);
const text = entries.map((entry) => entry.text).join('\n');

test.each(['ui', 'widgets'])('every component of @studio/%s has an entry in a changelog', (name) => {
  const listed = readFileSync(new URL(`../conformance/exports.${name}.txt`, import.meta.url), 'utf8');
  const components = listed.split('\n').filter((line) => /^[A-Z]/.test(line));
  expect(components.length).toBeGreaterThan(28);
  expect(components.filter((component) => !text.includes(`\`${component}\``))).toEqual([]);
});
