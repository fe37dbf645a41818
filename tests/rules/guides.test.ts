import { expect, test } from 'vitest';
import { projectFiles } from './projectFiles.ts';

const mainStories = projectFiles().filter(
  ({ path, text }) =>
    /^packages\/(ui|studio-widgets)\/src\/(\w+)\/\2\.stories\.tsx$/.test(path) &&
    /title: '(Components|Widgets)\//.test(text),
);

test('every component says when to use it, which pattern it follows and what its keys do', () => {
  const parts = [/\bguide: \{/, /\buse: \[\s*['"`]/, /\bavoid: \[/, /\bpattern: ['"`]/, /\bkeys: \{/];
  const without = mainStories.filter(({ text }) => parts.some((part) => !part.test(text)));
  expect(mainStories.length).toBeGreaterThan(40);
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('every component that draws something has a Default and a Playground', () => {
  const drawing = mainStories.filter(({ path }) => !path.includes('/GlobalStyles/'));
  const without = drawing.filter(
    ({ text }) => !/export const Default\b/.test(text) || !/export const Playground\b/.test(text),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('further stories of a component make no page of their own', () => {
  const further = projectFiles().filter(
    ({ path, text }) => path.endsWith('.stories.tsx') && /title: '(Components|Widgets)\/[^/']+\//.test(text),
  );
  expect(further.length).toBeGreaterThan(40);
  expect(further.filter(({ text }) => !text.includes("'!autodocs'")).map(({ path }) => path)).toEqual([]);
});
