import { expect, test } from 'vitest';
import { findContradictions, type StoreContent } from './inspectStore.ts';

/** The inspection itself: it would be worth nothing if it did not see a write that was done by half. */
function content(): StoreContent {
  const doc = { uniqueName: 'A', shortName: 'a', name: 'A', formTemplateUniqueNames: [] };
  const after = { ...doc, shortName: 'b' };
  const row = { document_id: '1', kind: 'Product', name: 'A' };
  return {
    documents: [{ id: '1', kind: 'Product', name: 'A', doc: { ...after }, version: 2, revision: 2 }],
    history: [
      { ...row, action: 'create', version: 1, revision: 1, after: doc },
      { ...row, action: 'update', version: 2, revision: 2, after },
    ],
    references: [],
    revisions: [{ kind: 'Product', value: 2 }],
  };
}

test('a store that agrees with itself has no contradictions', () => {
  expect(findContradictions(content())).toEqual([]);
});

test.each<[string, (store: StoreContent) => void]>([
  ['a document without its history', (store) => store.history.splice(0)],
  ['a history without its document', (store) => store.documents.splice(0)],
  ['a version that is missing', (store) => store.history.splice(0, 1)],
  ['the last version missing', (store) => store.history.splice(1, 1)],
  [
    'a revision that was counted and not written',
    (store) => Object.assign(store.revisions[0] ?? {}, { value: 3 }),
  ],
  [
    'a document that was changed and not written down',
    (store) => Object.assign(store.documents[0]?.doc ?? {}, { shortName: 'c' }),
  ],
  [
    'a reference that nothing makes',
    (store) =>
      store.references.push({ from_id: '1', from_part: '', to_kind: 'Rule', to_key: 'x', to_part: '' }),
  ],
  [
    'a reference that is not in the index',
    (store) => {
      for (const { doc } of store.documents) Object.assign(doc, { formTemplateUniqueNames: ['F'] });
    },
  ],
])('%s is a contradiction', (_, spoil) => {
  const store = content();
  spoil(store);
  expect(findContradictions(store)).not.toEqual([]);
});
