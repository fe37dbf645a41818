import type { ConfiguredFile } from '@studio/api';
import { expect, test } from 'vitest';
import { soughtIn } from '../../kernel/object/plain/useSought.ts';
import { files } from './early.ts';
import { toFileDraft } from './editor/fileDraft.ts';
import { fileParameter, pathOfFile, placeOfFile } from './soughtFile.ts';

function item(id: string, grouping: string | null): ConfiguredFile {
  return {
    ...{ id, version: 1, etag: '"1"', name: id, description: '', carrierOnly: false, grouping },
    ...{ required: false, fileName: null, fileSize: null, mediaType: null, width: null, height: null },
    ...{ lastModifiedBy: { id: 'u', name: 'Marta Oduya' }, timeLastModified: 5 },
  };
}

const doc = { items: [item('mark', 'Branding'), item('guide', null), item('card', null)] };
const { productFiles, customFiles } = toFileDraft(doc);
const place = (id: string, draft = { productFiles, customFiles }) =>
  placeOfFile(id, draft, doc, ({ key }) => (key === 'new 1' ? 'made' : key));

test('the address of a file leads to it, whatever its id', () => {
  for (const id of ['4f0c', 'a&file=b', 'ü/?#']) {
    const { pathname, search } = new URL(pathOfFile(id), 'https://studio.invalid');
    expect([pathname, soughtIn(search, fileParameter)]).toEqual([files.path, id]);
  }
  expect(soughtIn('', fileParameter)).toBeNull();
});

test('a file is found in its row, one that was made in this page as well', () => {
  expect(place('mark')).toEqual({ field: 'productFiles', row: 'mark', column: null });
  expect(place('guide')).toEqual({ field: 'customFiles', row: 'guide', column: null });
  const made = { key: 'new 1', name: 'Made', description: '', carrierOnly: false, file: '' };
  const draft = { productFiles, customFiles: [...customFiles, made] };
  expect(place('made', draft)?.row).toBe('new 1');
});

test('one that is deleted with the next save is found in the row that brings it back; one that is gone is not found', () => {
  const draft = { productFiles, customFiles: customFiles.filter(({ key }) => key !== 'card') };
  expect(place('card', draft)).toEqual({ field: 'customFiles', row: 'card', column: null });
  expect(place('other')).toBeNull();
});
