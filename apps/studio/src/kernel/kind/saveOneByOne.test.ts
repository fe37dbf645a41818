import { ConnectionError, ProblemError } from '@studio/api';
import { expect, test } from 'vitest';
import { mayHaveBeenSaved } from '../editor/IdempotentSaver.ts';
import { PartlySavedError } from '../editor/PartlySavedError.ts';
import type { Loaded } from '../editor/types.ts';
import { type CollectionDoc, type CollectionItem, collectionLoaded } from './collectionKind.ts';
import { StaleCollectionError } from './collectionObject.ts';
import { type CollectionRun, type CollectionStep, saveOneByOne } from './saveOneByOne.ts';

const options = { idempotencyKey: 'save', clientTag: 'tab' };

function item(id: string, version = 1): CollectionItem {
  const lastModifiedBy = { id: 'marta', name: 'Marta Oduya' };
  return { id, name: id, version, etag: `"${version}"`, lastModifiedBy, timeLastModified: version };
}

const problem = (status: number) =>
  new ProblemError(status, { type: 'about:blank', title: 'Refused', status }, new Headers());

/** A collection of three objects whose writes give these answers. */
function collection(answers: Readonly<Record<string, CollectionItem | Error | null>>, lost: string[] = []) {
  const base = collectionLoaded([item('a'), item('b'), item('c')]);
  const keys: string[] = [];
  const settled: string[] = [];
  const steps = Object.entries(answers).map(
    ([id, answer]): CollectionStep<CollectionItem> => ({
      id: base.doc.items.some((each) => each.id === id) ? id : null,
      send: async ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        if (lost.includes(id)) throw new ConnectionError('network', undefined);
        if (answer instanceof Error) throw answer;
        return answer;
      },
      settle: (saved) => settled.push(saved.id),
      explain: (error) => (error === answer && !mayHaveBeenSaved(error) ? `${id} is refused` : error),
    }),
  );
  const run: CollectionRun<CollectionItem> = { steps, done: [] };
  const save = (latest: Loaded<CollectionDoc<CollectionItem>> | Error = base) =>
    saveOneByOne({
      ...{ run, base, options, toDraft: (doc: CollectionDoc<CollectionItem>) => doc },
      load: async () => {
        if (latest instanceof Error) throw latest;
        return latest;
      },
    });
  return { base, keys, settled, save };
}

test('objects are changed, deleted and made one after another, each under a key of its own', async () => {
  const { keys, save } = collection({ a: null, b: item('b', 2), d: item('d') });
  const { doc, etag } = await save();
  expect(doc.items.map(({ id, version }) => `${id}${version}`)).toEqual(['b2', 'c1', 'd1']);
  expect(etag).toBe(collectionLoaded(doc.items).etag);
  expect(keys).toEqual(['save.0', 'save.1', 'save.2']);
});

test('a refusal of the first is reported, and nothing is saved', async () => {
  const { keys, save } = collection({ a: problem(422), b: item('b', 2) });
  await expect(save()).rejects.toBe('a is refused');
  expect(keys).toEqual(['save.0']);
});

test('a refusal of a later one ends the save, and says what was saved before', async () => {
  const { keys, settled, save } = collection({ a: item('a', 2), b: problem(422), c: item('c', 2) });
  const error = await save().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PartlySavedError);
  expect(error).toMatchObject({
    cause: 'b is refused',
    saved: { doc: { items: [item('a', 2), item('b'), item('c')] } },
    draft: { items: [item('a', 2), item('b'), item('c')] },
  });
  expect(keys).toHaveLength(2);
  expect(settled).toEqual(['a']);
});

test('without an answer it is unknown what was saved: the whole save is open', async () => {
  const lost = new ConnectionError('network', undefined);
  const { save } = collection({ a: item('a', 2), b: lost });
  await expect(save()).rejects.toBe(lost);
});

test('its repetition goes on after the writes that were answered', async () => {
  const lost = ['d'];
  const { keys, settled, save } = collection({ a: null, b: item('b', 2), d: item('d') }, lost);
  await expect(save()).rejects.toBeInstanceOf(ConnectionError);
  expect(settled).toEqual([]);
  lost.length = 0;
  const { doc } = await save();
  expect(doc.items.map(({ id, version }) => `${id}${version}`)).toEqual(['b2', 'c1', 'd1']);
  expect(keys).toEqual(['save.0', 'save.1', 'save.2', 'save.2']);
  expect(settled).toEqual(['b', 'd']);
});

test.each([404, 409, 412])(
  'where it is unknown what others have saved, %i is an ordinary refusal',
  async (status) => {
    const { save } = collection({ a: item('a', 2), b: problem(status) });
    const error = await save(problem(503)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PartlySavedError);
    expect(error).toMatchObject({ cause: 'b is refused' });
  },
);

test.each([404, 409, 412])(
  'where somebody has saved since, %i is a conflict with that version',
  async (status) => {
    const { save } = collection({ a: problem(status) });
    const latest = collectionLoaded([item('a', 7), item('b'), item('c')]);
    const error = await save(latest).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StaleCollectionError);
    expect(error).toMatchObject({ conflict: { current: latest, author: 'Marta Oduya', time: 7 } });
  },
);

test('where no save followed, it is an ordinary refusal', async () => {
  const { save } = collection({ a: problem(409) });
  await expect(save()).rejects.toBe('a is refused');
});
