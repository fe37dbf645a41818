import { ConnectionError, ProblemError } from '@studio/api';
import { expect, test } from 'vitest';
import type { Loaded, SaveOptions } from '../editor/types.ts';
import { copyName, ObjectCopier, type ObjectCopying } from './ObjectCopier.ts';

interface Doc {
  readonly name: string;
}

const base: Loaded<Doc> = { doc: { name: 'Notice' }, etag: '"1"' };

const taken = new ProblemError(
  409,
  { type: '/problems/conflict', title: 'Taken', status: 409 },
  new Headers(),
);

/** A server on which some names are taken; the given responses are lost. */
function server(names: readonly string[], lost = 0) {
  const made = new Map<string, string>();
  const asked: string[] = [];
  let left = lost;
  const copying: ObjectCopying<Doc> = {
    maxLength: 40,
    copy: async (_, name, { idempotencyKey }: SaveOptions) => {
      asked.push(name);
      const isKnown = made.get(idempotencyKey) === name;
      if (!isKnown && (names.includes(name) || [...made.values()].includes(name))) throw taken;
      made.set(idempotencyKey, name);
      if (left > 0) {
        left -= 1;
        throw new ConnectionError('network', undefined);
      }
      return { doc: { name }, etag: '"1"' };
    },
  };
  return { copying, asked, made };
}

const copyOn = ({ copying }: ReturnType<typeof server>, copier = new ObjectCopier<Doc>('tag', copying)) =>
  copier.copy(base, 'Notice');

test('a copy is named after the object', async () => {
  expect((await copyOn(server([]))).doc.name).toBe('Copy of Notice');
});

test('where that is taken it is numbered', async () => {
  const there = server(['Copy of Notice', 'Copy of Notice (2)']);
  expect((await copyOn(there)).doc.name).toBe('Copy of Notice (3)');
});

test('a copy whose answer was lost is not made twice', async () => {
  const there = server(['Copy of Notice'], 1);
  const copier = new ObjectCopier<Doc>('tag', there.copying);
  await expect(copyOn(there, copier)).rejects.toThrow(ConnectionError);
  expect((await copyOn(there, copier)).doc.name).toBe('Copy of Notice (2)');
  expect([...there.made.values()]).toEqual(['Copy of Notice (2)']);
});

test('once it is there, another copy is another object', async () => {
  const there = server([]);
  const copier = new ObjectCopier<Doc>('tag', there.copying);
  await copyOn(there, copier);
  expect((await copyOn(there, copier)).doc.name).toBe('Copy of Notice (2)');
});

test('what the server refuses for another reason is tried no more', async () => {
  const refused = new ProblemError(
    403,
    { type: '/problems/forbidden', title: 'No', status: 403 },
    new Headers(),
  );
  const asked: string[] = [];
  const copying: ObjectCopying<Doc> = {
    maxLength: 40,
    copy: async (_, name) => {
      asked.push(name);
      throw refused;
    },
  };
  await expect(new ObjectCopier<Doc>('tag', copying).copy(base, 'Notice')).rejects.toBe(refused);
  expect(asked).toHaveLength(1);
});

test.each([
  ['Notice', 1, 'Copy of Notice'],
  ['Notice', 2, 'Copy of Notice (2)'],
  ['x'.repeat(40), 1, `Copy of ${'x'.repeat(32)}`],
  ['x'.repeat(40), 12, `Copy of ${'x'.repeat(27)} (12)`],
  [`${'x'.repeat(31)}👩‍🚀`, 1, `Copy of ${'x'.repeat(31)}`],
  [`${'x'.repeat(30)} y z`, 2, `Copy of ${'x'.repeat(28)} (2)`],
])('a name that is too long is shortened: %s, number %i', (name, number, expected) => {
  expect(copyName(name, number, 40)).toBe(expected);
  expect(copyName(name, number, 40).length).toBeLessThanOrEqual(40);
});
