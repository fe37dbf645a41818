import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '../../apps/studio/src/app/areas.ts';
import { lateAreas } from '../../apps/studio/src/app/lateAreas.ts';
import { findAreas } from '../../scripts/lib/areas.ts';
import { type ProjectFile, projectFiles } from './projectFiles.ts';

const screens = 'apps/studio/src/screens';
const files = new Map(projectFiles().map((file) => [file.path, file]));

/** The folders of screens that have a file whose path in them matches. */
function foldersWith(pattern: RegExp): readonly string[] {
  const folders = [...files.keys()].flatMap((path) => {
    const [, folder = '', file = ''] = /^apps\/studio\/src\/screens\/([^/]+)\/(.+)$/.exec(path) ?? [];
    return pattern.test(file) ? [folder] : [];
  });
  return [...new Set(folders)].toSorted();
}

const lists = foldersWith(/^list\.tsx$/);
const editors = foldersWith(/^editor\/route\.tsx$/);

/** A file and all that it imports statically from its own folder. */
function closureOf(path: string, found = new Map<string, ProjectFile>()): Map<string, ProjectFile> {
  const file = files.get(path);
  if (file === undefined || found.has(path)) return found;
  found.set(path, file);
  for (const [, target = ''] of file.text.matchAll(/\bfrom '(\.\/[^']+)'/g))
    closureOf(posix.join(posix.dirname(path), target), found);
  return found;
}

test('every area is an admin function of the server, and every admin function has its screens', () => {
  const { text = '' } = files.get('apps/server/src/operations/consoleOperations.ts') ?? {};
  const keys = [...text.matchAll(/\{ key: '(\w+)', label: '/g)].map(([, key]) => key);
  const where = '`listAdminFunctions` of the server and app/areas.ts have the same keys';
  expect(keys.toSorted(), where).toEqual(areas.map(({ key }) => key).toSorted());
});

test('what has a list or an editor is an area, which the console lists', async () => {
  const declared = (await findAreas()).map(({ folder }) => folder);
  const folders = [...new Set([...lists, ...editors])].toSorted();
  expect(folders, 'each folder with list.tsx or editor/route.tsx has an area.ts').toEqual(declared);
  expect(areas.map(({ path }) => path).toSorted(), 'app/areas.ts lists every area.ts').toEqual(
    (await findAreas()).map(({ path }) => path).toSorted(),
  );
});

test('what areas have besides their screens is listed by their keys', async () => {
  const { text = '' } = files.get('apps/studio/src/app/lateAreas.ts') ?? {};
  const listed = [...text.matchAll(/screens\/(\w+)\/late\.ts/g)].map(([, folder]) => folder);
  expect(listed.toSorted(), 'app/lateAreas.ts lists every late.ts').toEqual(foldersWith(/^late\.ts$/));
  const keys = new Set(areas.map(({ key }) => key));
  expect(Object.keys(lateAreas).filter((key) => !keys.has(key))).toEqual([]);
});

test.each(foldersWith(/^area\.ts$/))(
  'what the console loads of %s before it is opened is little',
  (folder) => {
    const closure = closureOf(`${screens}/${folder}/area.ts`);
    const others = [...closure.keys()].filter((path) => !/\/(area|early|\w+\.urls)\.ts$/.test(path));
    expect(others, 'only paths and the calls that are made early').toEqual([]);
    const heavy = [...closure.values()].filter(({ text }) => /\b(restObject|defineMessages)\b/.test(text));
    expect(heavy.map(({ path }) => path)).toEqual([]);
    const lines = [...closure.values()].reduce((sum, file) => sum + file.lines, 0);
    expect(lines).toBeLessThanOrEqual(160);
  },
);

test('every editor keeps the promises of the kernel: it has a case of the property tests', () => {
  expect(editors.length).toBeGreaterThan(2);
  const cases = foldersWith(/^\w+\.cases\.ts$/);
  const missing = editors.filter((folder) => !cases.includes(folder));
  expect(missing, 'screens/<area>/editor.cases.ts, which exports `editorCases`, is missing in these').toEqual(
    [],
  );
});

test('every editor is a place of the fault matrix', () => {
  const places = editors.map((folder) => `tests/faults/matrix/areas/${folder}.ts`);
  const missing = places.filter((path) => !files.has(path));
  expect(missing, 'these files, which export the `places` of an editor, are missing').toEqual([]);
});

test('nothing that ships imports the cases of editors', () => {
  const users = [...files.values()].filter(
    ({ path, text }) =>
      path.startsWith('apps/studio/src/') &&
      !/\.(test|cases)\.ts$|\/testing\//.test(path) &&
      /\.cases\.ts'/.test(text),
  );
  expect(users.map(({ path }) => path)).toEqual([]);
});

test('every editor and every list of the console has stories of its whole page', () => {
  const editorStories = foldersWith(/^editor\/.*\.stories\.tsx$/);
  const editorsWithout = editors.filter((folder) => !editorStories.includes(folder));
  expect(editorsWithout, 'these areas have no editor/*.stories.tsx').toEqual([]);
  const listStories = foldersWith(/^list\.stories\.tsx$/);
  const listsWithout = lists.filter((folder) => !listStories.includes(folder));
  expect(listsWithout, 'these areas have no list.stories.tsx').toEqual([]);
});
