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

test('every widget shows what hostile content and right-to-left text do to it', () => {
  const stories = projectFiles().filter(({ path }) => path.endsWith('.stories.tsx'));
  const rooms = mainStories.flatMap(
    ({ path }) => /^packages\/studio-widgets\/src\/\w+\//.exec(path)?.[0] ?? [],
  );
  const without = (pattern: RegExp) =>
    rooms.filter((room) => !stories.some(({ path, text }) => path.startsWith(room) && pattern.test(text)));
  expect(rooms.length).toBeGreaterThan(20);
  expect(without(/export const \w*Hostile/)).toEqual([]);
  expect(without(/export const RightToLeft/)).toEqual([]);
});
