import { ConnectionError, ProblemError } from '@studio/api';
import { expect, test } from 'vitest';
import { PartlySavedError } from '../editor/PartlySavedError.ts';
import { makeObjectTexts } from '../object/ObjectTexts.ts';
import { type CollectionItem, collectionLoaded } from './collectionKind.ts';
import { defineCollectionEditor } from './defineCollectionEditor.ts';

interface Draft {
  readonly rows: readonly { readonly key: string; readonly name: string }[];
}

const lost = new ConnectionError('network', undefined);
const refused = new ProblemError(422, { type: 'about:blank', title: 'Refused', status: 422 }, new Headers());

function item(id: string, name: string, version: number): CollectionItem {
  const lastModifiedBy = { id: 'marta', name: 'Marta Oduya' };
  return { id, name, version, etag: `"${version}"`, lastModifiedBy, timeLastModified: version };
}

/** An editor whose steps leave out what has been written already, and whose writes of some names fail. */
function editorFailing(failures: Map<string, Error>) {
  const base = collectionLoaded([item('a', 'A', 1), item('b', 'B', 1)]);
  const written = new Set<string>();
  const sent: string[] = [];
  const { definition } = defineCollectionEditor<CollectionItem, Draft, unknown>(
    { kind: '/Thing', load: async () => base },
    {
      schemaVersion: 1,
      texts: () => makeObjectTexts({ noun: 'thing', nouns: 'things' }),
      heading: () => 'Things',
      fields: {},
      lists: {
        rows: {
          label: 'Rows',
          name: () => 'Row',
          identity: ({ key }) => key,
          blank: (key) => ({ key, name: '' }),
          fields: { name: { label: 'Name' } },
          render: () => null,
        },
      },
      toDraft: ({ items }) => ({ rows: items.map(({ id, name }) => ({ key: id, name })) }),
      toBody: ({ rows }) => rows,
      stepsOf: ({ rows }) =>
        rows
          .filter(({ key }) => !written.has(key))
          .map(({ key, name }) => ({
            id: key,
            send: async ({ idempotencyKey }) => {
              sent.push(`${idempotencyKey} ${name}`);
              const failure = failures.get(name);
              if (failure !== undefined) throw failure;
              written.add(key);
              return item(key, name, 2);
            },
            explain: (error) => error,
          })),
    },
  );
  const draft: Draft = {
    rows: [
      { key: 'a', name: 'A2' },
      { key: 'b', name: 'B2' },
    ],
  };
  const save = (idempotencyKey: string) =>
    definition.save('', draft, base, { idempotencyKey, clientTag: 'tab' });
  return { sent, save };
}

test('the repetition of a save sends what was not answered, each under the key that it had', async () => {
  const failures = new Map([['B2', lost]]);
  const { sent, save } = editorFailing(failures);
  await expect(save('one')).rejects.toBe(lost);
  failures.clear();
  const { doc } = await save('one');
  expect(doc.items.map(({ name }) => name)).toEqual(['A2', 'B2']);
  expect(sent).toEqual(['one.0 A2', 'one.1 B2', 'one.1 B2']);
});

test('a save whose end is known is another one each time', async () => {
  const failures = new Map<string, Error>([['B2', refused]]);
  const { sent, save } = editorFailing(failures);
  await expect(save('one')).rejects.toBeInstanceOf(PartlySavedError);
  failures.clear();
  await save('one');
  expect(sent).toEqual(['one.0 A2', 'one.1 B2', 'one.0 B2']);
  await save('one');
  expect(sent).toHaveLength(3);
});
