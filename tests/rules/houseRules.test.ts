import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { isHandWritten, isSource, type ProjectFile, projectFiles } from './projectFiles.ts';
import { findFolded, smallFiles } from './smallFiles.ts';
import { callbackSets, externalStores, findCallbackSets, findExternalStores } from './stateRules.ts';

const files = projectFiles();
const sources = files.filter(isSource);
const handWritten = files.filter(isHandWritten);
const rulesFolder = 'tests/rules/';

/** Where a pattern occurs, as `path:line`. */
function occurrences(of: RegExp, inFiles: readonly ProjectFile[]): string[] {
  return inFiles
    .filter(({ path }) => !path.startsWith(rulesFolder))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (of.test(line) ? [`${path}:${index + 1}`] : [])),
    );
}

test('no source file is longer than 400 lines, but for the list of what a package exports', () => {
  const isList = ({ path }: ProjectFile) => /^packages\/[^/]+\/src\/index\.ts$/.test(path);
  const long = sources.filter((file) => file.lines > 400 && !isList(file));
  expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
});

test('nine in ten source files are shorter than 250 lines', () => {
  const lengths = sources.map(({ lines }) => lines).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThan(250);
});

test('a file under 20 lines that only a neighbour uses has a reason to be one', () => {
  const folded = findFolded(handWritten).filter((path) => !smallFiles.has(path));
  expect(folded, 'fold it into the file that uses it, or write its reason into smallFiles').toEqual([]);
  const known = new Set(findFolded(handWritten));
  expect([...smallFiles.keys()].filter((path) => !known.has(path))).toEqual([]);
});

test('state that is drawn is carried by valtio, and an event by an emitter', () => {
  expect(findExternalStores(sources), 'carry it by valtio, or name it in stateRules').toEqual(
    [...externalStores.keys()].toSorted(),
  );
  expect(findCallbackSets(sources), 'make it an Emitter, or name it in stateRules').toEqual(
    [...callbackSets.keys()].toSorted(),
  );
});

test('no type is switched off', () => {
  expect(occurrences(/@ts-(ignore|expect-error|nocheck)/, handWritten)).toEqual([]);
  expect(occurrences(/^(?!\s*(\*|\/[/*])).*(:|\bas|<)\s*any\b/, handWritten)).toEqual([]);
});

test('no lint rule is switched off in a line', () => {
  expect(occurrences(/biome-ignore/, handWritten)).toEqual([]);
  expect(occurrences(/eslint-disable|prettier-ignore/, handWritten)).toEqual([]);
});

test('nothing is left for later', () => {
  expect(occurrences(/\b(TODO|FIXME|XXX)\b/, handWritten)).toEqual([]);
});

test('which letter a key is, is found out by `shortcutKey`, whatever the layout', () => {
  const shown = handWritten.filter(({ path }) => /^(apps\/studio|packages)\/(?!.*\.test\.)/.test(path));
  expect(occurrences(/\.key(\.toLowerCase\(\)| [=!]== '[a-z]')/i, shown)).toEqual([]);
});

test('a page that is served without TLS can make ids: it has no `crypto.randomUUID`', () => {
  const shown = handWritten.filter(({ path }) => /^(apps\/studio|packages)\/(?!.*\.test\.)/.test(path));
  expect(occurrences(/randomUUID\(/, shown)).toEqual([]);
});

test('the server begins transactions in one place, where they are repeated and limited', () => {
  const places = handWritten.filter(
    ({ path }) => /^apps\/server\/src\/(?!.*\.test\.ts$)/.test(path) && !path.includes('/testing/'),
  );
  expect(places.length).toBeGreaterThan(0);
  const begun = occurrences(/\.transaction\b/, places).map((place) => place.split(':')[0]);
  expect([...new Set(begun)].toSorted()).toEqual([
    'apps/server/src/store/runTransaction.ts',
    'apps/server/src/store/transactPostgres.ts',
  ]);
});

test('a relative import stays inside its package; pictures of states, which are in no package, use what draws them', () => {
  const isPicture = (path: string, target: string) =>
    path.endsWith('.states.stories.tsx') && target === '.storybook/drawStates.tsx';
  const packageOf = (path: string) => /^(packages|apps)\/[^/]+\//.exec(path)?.[0];
  const escapes = handWritten.flatMap(({ path, text }) => {
    const home = packageOf(path);
    if (home === undefined) return [];
    return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g)]
      .map(([, specifier = '']) => posix.join(dirname(path), specifier))
      .filter((target) => !target.startsWith(home) && !isPicture(path, target))
      .map((target) => `${path} → ${target}`);
  });
  expect(escapes).toEqual([]);
});

test('every component of the design system and every widget has its stories', () => {
  const paths = new Set(files.map(({ path }) => path));
  const rooms = [...paths].flatMap(
    (path) => /^(packages\/(?:ui|studio-widgets)\/src\/([A-Z]\w*)\/\2)\.tsx$/.exec(path)?.[1] ?? [],
  );
  expect(rooms.length).toBeGreaterThan(0);
  expect(rooms.filter((room) => !paths.has(`${room}.stories.tsx`))).toEqual([]);
});

test('nothing names a folder of the machine it was written on', () => {
  expect(occurrences(/(^|[\s'"`(=])(\/home\/\w|\/Users\/\w|\/root\/|[A-Z]:\\Users)/, files)).toEqual([]);
  const isSpecific = root.split('/').length > 2;
  const checkout = new RegExp(`(^|[^\\w/.-])${root.replaceAll(/[^\w/]/g, '\\$&')}(/|\\W|$)`);
  expect(isSpecific ? occurrences(checkout, files) : []).toEqual([]);
});

test('dependencies have exact versions', () => {
  const manifests = files.filter(({ path }) => path.endsWith('package.json'));
  const ranges = manifests.flatMap(({ path, text }) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(text);
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
      .map(([name, version]) => `${path}: ${name} ${version}`);
  });
  expect(ranges).toEqual([]);
});
