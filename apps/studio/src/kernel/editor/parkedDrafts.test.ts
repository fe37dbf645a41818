import { expect, test } from 'vitest';
import { draftKey, dropDraft, findDraft, parkDraft } from './parkedDrafts.ts';

const base = { doc: { text: 'a' }, etag: '"1"' };

test('a parked edit is found by the same user on the same object until it is dropped', () => {
  const key = draftKey('admin', '/DataSet', 'Roof Type');
  parkDraft(key, { base, draft: { text: 'b' } });
  expect(findDraft(key)).toEqual({ base, draft: { text: 'b' } });
  expect(findDraft(draftKey('author', '/DataSet', 'Roof Type'))).toBeNull();
  dropDraft(key);
  expect(findDraft(key)).toBeNull();
});

test('names cannot be built that reach into another key', () => {
  expect(draftKey('a","b', 'k', 'c')).not.toBe(draftKey('a', 'b","k', 'c'));
});
