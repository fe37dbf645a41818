import { beforeEach, expect, test } from 'vitest';
import { type TinyDoc, TinyServer } from '../testing/TinyServer.ts';
import type { EditorDefinition, Loaded } from '../types.ts';
import { resolveUnconfirmed } from './resolveUnconfirmed.ts';
import type { StoredDraft } from './StoredDraft.ts';

const blank: TinyDoc = { text: '', title: '' };
const typed: TinyDoc = { text: 'typed', title: 'Mine' };
const key = 'the first try';

let server: TinyServer;

/** An editor of a document that is new until it is saved. */
function definition(): EditorDefinition<TinyDoc, TinyDoc> {
  return {
    ...server.definition(),
    newId: ({ title }) => title,
    save: (_id, draft, _base, options) => server.create(draft, options),
  };
}

function keptAs(draft: TinyDoc): StoredDraft<TinyDoc, TinyDoc> {
  const base: Loaded<TinyDoc> = { doc: blank, etag: '' };
  const attempts = [{ draft: typed, base, idempotencyKey: key, isCreation: false }];
  return { recordId: 'one', time: 0, base, origin: blank, draft, attempts };
}

const resolve = (draft: TinyDoc) => resolveUnconfirmed(definition(), '', keptAs(draft));

beforeEach(() => {
  server = new TinyServer();
  server.isGone = true;
});

test('a new object that was made as drafted leaves nothing of its draft', async () => {
  await server.create(typed, { idempotencyKey: key, clientTag: 'tab' });
  expect(await resolve(typed)).toMatchObject({ draft: blank, attempts: [] });
  expect(server.version).toBe(2);
});

test('what was typed since it was made is kept', async () => {
  await server.create(typed, { idempotencyKey: key, clientTag: 'tab' });
  const more = { ...typed, text: 'typed, and more' };
  expect(await resolve(more)).toMatchObject({ draft: more });
});

test('one that was never made is kept, and not made by asking', async () => {
  expect(await resolve(typed)).toMatchObject({ draft: typed, attempts: [{ idempotencyKey: key }] });
  expect(server.saves).toBe(0);
  expect(server.isGone).toBe(true);
});

test("somebody else's object of the same name takes no draft away", async () => {
  await server.create(blank, { idempotencyKey: 'another', clientTag: 'other' });
  expect(await resolve(typed)).toMatchObject({ draft: typed });
  expect(server.doc).toEqual(blank);
});
