import type { ConfiguredFile } from '@studio/api';
import { expect, test } from 'vitest';
import { pendingFile } from '../../../kernel/object/files/fileValue.ts';
import { type CustomFileRow, type FileDraft, itemOfRow, noteMade, toFileDraft } from './fileDraft.ts';
import { fileSteps } from './fileSteps.ts';
import { comparableFile, storedFile } from './storedFile.ts';

function item(id: string, name: string): ConfiguredFile {
  return {
    ...{ id, version: 1, etag: '"1"', name, description: '', carrierOnly: false, grouping: null },
    ...{ required: false, fileName: 'a.pdf', fileSize: 100, mediaType: 'application/pdf' },
    ...{ width: null, height: null, lastModifiedBy: { id: 'u', name: 'Marta Oduya' }, timeLastModified: 5 },
  };
}

const doc = { items: [item('g', 'Guide'), item('r', 'Rules'), item('c', 'Card')] };

/** The draft of the version with other names of its rows, and with further rows. */
function renamed(names: Readonly<Record<string, string>>, further: readonly CustomFileRow[] = []): FileDraft {
  const { productFiles, customFiles } = toFileDraft(doc);
  const rows = customFiles.map((row) => ({ ...row, name: names[row.key] ?? row.name }));
  return { productFiles, customFiles: [...further, ...rows] };
}

function newRow(key: string, name: string): CustomFileRow {
  return { key, name, description: '', carrierOnly: false, file: storedFile(item('any', name)) };
}

const idsOf = (draft: FileDraft) => fileSteps(draft, doc).map(({ id }) => id);

test('a new row with the name that another row gives up is another file, made once the name is free', () => {
  const added = newRow('new 1', 'Guide');
  const draft = renamed({ g: 'Guide 2025' }, [added]);
  expect(itemOfRow(added, doc, draft.customFiles)).toBeUndefined();
  expect(idsOf(draft)).toEqual(['g', null]);
});

test('a new row with the name of a file that no row has is that file', () => {
  const added = newRow('new 2', ' Guide ');
  const { customFiles } = renamed({});
  const others = customFiles.filter(({ key }) => key !== 'g');
  expect(itemOfRow(added, doc, [...others, added])?.id).toBe('g');
  noteMade('new 2', 'c');
  expect(itemOfRow(added, doc, [added])?.id).toBe('c');
});

test('a name is given up before another row takes it, in a chain as well', () => {
  expect(idsOf(renamed({ g: 'Rules', r: 'Card', c: 'Claims card' }))).toEqual(['c', 'r', 'g']);
  expect(idsOf(renamed({ r: 'Guide', g: 'Guide 2025' }))).toEqual(['g', 'r']);
});

test('rows that swap their names are sent all the same', () => {
  expect(idsOf(renamed({ g: 'Rules', r: 'Guide' })).toSorted()).toEqual(['g', 'r']);
});

test('what is deleted is deleted first', () => {
  const { productFiles, customFiles } = renamed({ g: 'Card' });
  const rest = customFiles.filter(({ key }) => key !== 'c');
  expect(idsOf({ productFiles, customFiles: rest })).toEqual(['c', 'g']);
});

test('what a new row has become, and where its file is, is known once the save is over', () => {
  const file = pendingFile('chosen 2', 'new.pdf');
  const added = { ...newRow('new 3', 'Map'), file };
  const [step] = fileSteps(renamed({}, [added]), doc);
  const saved = { ...item('m', 'Map'), fileName: 'new.pdf' };
  const after = { items: [...doc.items, { ...saved, name: 'Plan' }] };
  expect(itemOfRow(added, after, [added])).toBeUndefined();
  expect(comparableFile(file)).toBe(file);
  step?.settle?.(saved);
  expect(itemOfRow(added, after, [added])?.id).toBe('m');
  expect(comparableFile(file)).toBe(storedFile(saved));
});
