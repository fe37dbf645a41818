import { expect, test } from 'vitest';
import { modes } from '../../.storybook/modes.ts';
import {
  endsClosed,
  foreignImports,
  guideFaults,
  hasDescription,
  isMainStories,
  isOutOfTheWay,
  isRightToLeft,
  isStories,
  pictureCount,
  storySource,
} from './guideRules.ts';
import { projectFiles } from './projectFiles.ts';

const files = projectFiles();
const textByPath = new Map(files.map(({ path, text }) => [path, text]));
const stories = files.filter(isStories);
const mainStories = stories.filter(isMainStories);
const widgetFolders = mainStories.flatMap(
  ({ path }) => /^packages\/studio-widgets\/src\/\w+\//.exec(path)?.[0] ?? [],
);
const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path);
const textOf = (path: string) => textByPath.get(path) ?? '';
const caseOf = (path: string) =>
  textOf(
    path.replace(
      /^packages\/(studio-)?(ui|widgets)\/src\/\w+\/(\w+)\.stories/,
      'tests/conformance/cases/$2/$3',
    ),
  );
const drawing = mainStories.filter(({ path }) => !/^ {2}rootless:/m.test(caseOf(path)));

test('every component says when to use it, which pattern it follows and what its keys do', () => {
  expect(mainStories.length).toBeGreaterThan(70);
  const faults = mainStories.map(({ path, text }) => ({ path, faults: guideFaults(text) }));
  expect(faults.filter(({ faults: found }) => found.length > 0)).toEqual([]);
});

test('every docs page begins with what its component is', () => {
  expect(paths(mainStories.filter((file) => !hasDescription(file)))).toEqual([]);
});

test('every component that draws something has a Default and a Playground', () => {
  const without = drawing.filter(
    ({ text }) => storySource(text, 'Default') === undefined || storySource(text, 'Playground') === undefined,
  );
  expect(paths(without)).toEqual([]);
});

test('a layer is open in its Default: what designers see first is not an empty page', () => {
  const layers = drawing.filter(({ path }) => caseOf(path).includes('isLayer: true'));
  expect(layers.length).toBeGreaterThan(12);
  expect(paths(layers.filter(({ text }) => endsClosed(text)))).toEqual([]);
});

test('every component that draws something has a picture of its states', () => {
  const without = drawing.filter(({ path }) => {
    const states = path.replace('.stories.tsx', '.states.stories.tsx');
    return !/^export const States = draw(States|Layer)\(/m.test(textOf(states));
  });
  expect(paths(without)).toEqual([]);
});

test('Chromatic photographs the pictures of states and nothing else: fewer than 700 a run', () => {
  const photographing = files.filter(
    ({ path, text }) => /\.tsx?$/.test(path) && /disableSnapshot: false/.test(text),
  );
  expect(paths(photographing)).toEqual(['.storybook/drawStates.tsx', 'tests/rules/guides.test.ts']);
  expect(textOf('.storybook/preview.tsx')).toContain('disableSnapshot: true');
  const pictures = stories.reduce((sum, { text }) => sum + pictureCount(text), 0);
  expect(pictures).toBeGreaterThan(70);
  expect(pictures * Object.keys(modes).length).toBeLessThan(700);
});

test('stories of behaviour are neither in the sidebar nor on a docs page', () => {
  expect(paths(stories.filter((file) => !isOutOfTheWay(file)))).toEqual([]);
});

test('the docs page has a block for each thing that it promises, in their order', () => {
  const blocks = [...textOf('.storybook/docs/DocsPage.tsx').matchAll(/^ {6}<(\w+)/gm)].map(
    ([, name]) => name,
  );
  expect(blocks).toEqual([
    ...['Title', 'Subtitle', 'Description', 'Primary', 'BothThemes', 'DoAndDont', 'Keyboard', 'Anatomy'],
    ...['Props', 'TokensUsed', 'Related', 'Stories'],
    ...['Subheading', 'Controls'],
  ]);
  expect(textOf('.storybook/preview.tsx')).toMatch(/docs: \{ page: DocsPage\b/);
});

test('every widget shows what hostile content does to it, and says in a play what came of it', () => {
  const without = widgetFolders.filter(
    (folder) =>
      !stories.some(({ path, text }) => {
        const name = /^export const (\w*Hostile\w*)/m.exec(text)?.[1];
        return (
          path.startsWith(folder) && name !== undefined && /expect\(/.test(storySource(text, name) ?? '')
        );
      }),
  );
  expect(widgetFolders.length).toBeGreaterThan(20);
  expect(without).toEqual([]);
});

test('every component has a story from right to left, and each such story is drawn so', () => {
  const named = stories.flatMap(({ path, text }) =>
    [...text.matchAll(/^export const (RightToLeft\w*)/gm)].map(([, name = '']) => ({
      path,
      name,
      isDrawnSo: isRightToLeft(storySource(text, name) ?? ''),
    })),
  );
  expect(named.filter(({ isDrawnSo }) => !isDrawnSo)).toEqual([]);
  const without = widgetFolders.filter((folder) => !named.some(({ path }) => path.startsWith(folder)));
  expect(without).toEqual([]);
  expect(textOf('.storybook/preview.tsx'), 'each is then held to it').toMatch(
    /afterEach: \[.*\bexpectRightToLeft\b/,
  );
});

test('patterns are made of what the packages export, without a server', () => {
  const patterns = stories.filter(({ path }) => path.startsWith('.storybook/patterns/'));
  expect(patterns.length).toBeGreaterThanOrEqual(6);
  const drawn = patterns.map(({ path }) => path.replace('.stories.tsx', '.tsx'));
  const pages = files.filter(({ path }) => drawn.includes(path));
  expect(pages).toHaveLength(patterns.length);
  expect([...patterns, ...pages].filter((file) => foreignImports(file).length > 0)).toEqual([]);
  expect(patterns.flatMap(({ text }) => guideFaults(text))).toEqual([]);
});
