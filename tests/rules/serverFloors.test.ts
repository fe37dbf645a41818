import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './projectFiles.ts';

/**
 * The floors of the server, the highest first: a file imports from its own floor and those below. A room is a folder, or a file beside them,
 * without what is a room of its own. A file in the root that is no room here starts the server, and is in the first floor.
 */
const floors: readonly (readonly string[])[] = [
  ['.', 'demo'],
  ['operations'],
  ['restore'],
  ['organizations', 'mail', 'placeholders', 'dictionary', 'classCodes', 'savedFilters'],
  ['access/people', 'formTemplateSets', 'ruleDeployments', 'rules'],
  ['Services.ts'],
  ['ServerOptions.ts', 'audit', 'audit/diff/documentChanges.ts', 'preferences'],
  ['kinds', 'events'],
  ['lists', 'uploads', 'spreadsheets', 'audit/diff'],
  ['http'],
  ['readConfig.ts', 'ConfigReader.ts'],
  ['access', 'exchange'],
  ['store'],
  ['LoopTurns.ts', 'describeError.ts', 'errorForLog.ts', 'fault.ts', 'foldText.ts', 'ownFiles.ts', 'unnamedFile.ts'],
];

/** Imports that go upwards. One that is gone is removed here; none is added. */
const upwards: readonly string[] = [
  'kinds/organization/OrganizationDoc.ts imports organizations/forms/FormValues.ts',
  'kinds/organization/OrganizationDoc.ts imports organizations/letters/LetterOfAuthority.ts',
  'kinds/organization/organizationFilters.ts imports organizations/forms/FormGaps.ts',
  'kinds/organization/organizationKind.ts imports organizations/forms/FormValues.ts',
  'kinds/organization/organizationKind.ts imports organizations/letters/LetterOfAuthority.ts',
  'kinds/organization/organizationKind.ts imports organizations/signature/readSignature.ts',
  'kinds/rule/ruleFilters.ts imports ruleDeployments/ruleDeployments.ts',
  'kinds/rule/ruleModule.ts imports ruleDeployments/ruleDeployments.ts',
];

const root = 'apps/server/src';
const trials = /\.test\.ts$|\/testing\//;

const files = projectFiles().filter(
  ({ path }) => path.startsWith(`${root}/`) && path.endsWith('.ts') && !trials.test(path),
);

interface Import {
  readonly from: string;
  readonly to: string;
}

const imports: readonly Import[] = files.flatMap(({ path, text }) =>
  [...text.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)].map(([, place = '']) => ({
    from: posix.relative(root, path),
    to: posix.relative(root, posix.join(posix.dirname(path), place)),
  })),
);

const rooms = floors.flat();

/** The innermost room of a file; undefined when there is none. */
function roomOf(path: string): string | undefined {
  const around = rooms.filter((room) => path === room || path.startsWith(`${room}/`));
  const innermost = around.toSorted((a, b) => b.length - a.length)[0];
  return innermost ?? (path.includes('/') ? undefined : '.');
}

const floorOf = (path: string) => floors.findIndex((floor) => floor.some((room) => room === roomOf(path)));

test('every file of the server belongs to a floor', () => {
  expect(files.map(({ path }) => posix.relative(root, path)).filter((path) => floorOf(path) < 0)).toEqual([]);
  const found = new Set(files.map(({ path }) => roomOf(posix.relative(root, path))));
  expect(rooms.filter((room) => !found.has(room))).toEqual([]);
  expect(imports.length).toBeGreaterThan(1500);
});

test('imports of the server go downwards, but for those that are listed', () => {
  const found = imports.filter(({ from, to }) => floorOf(to) < floorOf(from));
  expect(found.map(({ from, to }) => `${from} imports ${to}`).toSorted()).toEqual(upwards.toSorted());
});

test('rooms of one floor do not import each other in a circle', () => {
  const circles = floors.flatMap((floor) => {
    const edges = new Map(floor.map((room) => [room, new Set<string>()]));
    for (const { from, to } of imports) {
      const [user, used] = [roomOf(from) ?? '', roomOf(to) ?? ''];
      if (user !== used && floor.includes(used)) edges.get(user)?.add(used);
    }
    return floor.filter((room) => reaches(edges, room, room));
  });
  expect(circles).toEqual([]);
});

function reaches(
  edges: ReadonlyMap<string, ReadonlySet<string>>,
  start: string,
  end: string,
  seen = new Set<string>(),
): boolean {
  return [...(edges.get(start) ?? [])].some((next) => {
    if (next === end) return true;
    if (seen.has(next)) return false;
    seen.add(next);
    return reaches(edges, next, end, seen);
  });
}
