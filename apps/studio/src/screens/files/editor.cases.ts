import type { ConfiguredFile } from '@studio/api';
import fc from 'fast-check';
import { newRowKey } from '../../kernel/editor/fields/newRowKey.ts';
import { anyCase, type RandomEdit } from '../../kernel/editor/testing/EditorCase.ts';
import { plainEditorCase } from '../../kernel/object/plain/testing/plainEditorCase.ts';
import {
  type CustomFileRow,
  type FileDoc,
  type FileDraft,
  itemOfRow,
  noteMade,
  type ProductFileRow,
} from './editor/fileDraft.ts';
import { fileEditor } from './editor/fileEditor.ts';
import { readStoredFile, storedFile } from './editor/storedFile.ts';

/** The files that objects can have, by their names. */
const pictures: Readonly<Record<string, Pick<ConfiguredFile, 'fileName' | 'fileSize' | 'width' | 'height'>>> =
  {
    one: { fileName: 'one.png', fileSize: 100, width: 10, height: 20 },
    two: { fileName: 'two.svg', fileSize: 200, width: null, height: null },
  };

const none = { fileName: null, fileSize: null, width: null, height: null };

function item(id: string, version: number, about: Partial<ConfiguredFile>): ConfiguredFile {
  return {
    ...{ id, version, etag: `"${version}.${id}"`, name: id, description: '', carrierOnly: false },
    ...{ grouping: null, required: false, mediaType: null, ...none },
    ...{ lastModifiedBy: { id: 'u', name: 'Marta Oduya' }, timeLastModified: 5 },
    ...about,
  };
}

const picture = fc.constantFrom('one', 'two');

const samples: fc.Arbitrary<FileDoc> = fc
  .record({
    mark: picture,
    guide: picture,
    about: fc.constantFrom('', 'A'),
    version: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ mark, guide, about, version }) => ({
    items: [
      item('Brand mark', version, { grouping: 'Branding', required: true, ...pictures[mark] }),
      item('Footer', version, { grouping: 'E-mail' }),
      item('Guide', version, { description: about, ...pictures[guide] }),
      item('Rules', version, pictures['one'] ?? {}),
    ],
  }));

const value = picture.map((name) => storedFile(item('any', 1, pictures[name] ?? {})));
const change = fc.oneof(
  fc.record({ file: value }),
  fc.record({ name: fc.constantFrom('A', 'B', 'Guide', 'Guide ') }),
  fc.record({ description: fc.constantFrom('', 'A', 'B') }),
  fc.record({ carrierOnly: fc.boolean() }),
);

type Edit = RandomEdit<FileDoc, FileDraft>;

const ofProduct: fc.Arbitrary<Edit> = fc.tuple(fc.nat(1), value).map(([at, file]) => (draft) => ({
  draft: {
    ...draft,
    productFiles: draft.productFiles.map(
      (row, index): ProductFileRow => (index === at ? { ...row, file } : row),
    ),
  },
  intent: {},
}));

const ofCustom: fc.Arbitrary<Edit> = fc
  .tuple(fc.nat(3), change, fc.boolean())
  .map(([at, next, isTyped]) => (draft) => ({
    draft: {
      ...draft,
      customFiles: draft.customFiles.map(
        (row, index): CustomFileRow => (index === at ? { ...row, ...next } : row),
      ),
    },
    intent: isTyped ? { coalesceKey: `${at}` } : {},
  }));

const additions: fc.Arbitrary<Edit> = fc
  .tuple(fc.constantFrom('A', 'B', 'C'), value)
  .map(([name, file]) => (draft) => {
    const row = { key: newRowKey(), name, description: '', carrierOnly: false, file };
    return { draft: { ...draft, customFiles: [...draft.customFiles, row] }, intent: {} };
  });

const removals: fc.Arbitrary<Edit> = fc.nat(3).map((at) => (draft) => ({
  draft: { ...draft, customFiles: draft.customFiles.filter((_, index) => index !== at) },
  intent: {},
}));

let made = 0;

/** The object of a row as the server has it once it is saved. */
function saved(
  row: ProductFileRow | CustomFileRow,
  doc: FileDoc,
  rows: readonly (ProductFileRow | CustomFileRow)[],
): ConfiguredFile {
  const before = itemOfRow(row, doc, rows);
  if (before === undefined) made += 1;
  const stored = readStoredFile(row.file);
  const {
    name: fileName,
    size: fileSize,
    width,
    height,
  } = stored ?? { name: null, size: null, width: null, height: null };
  const about =
    'description' in row
      ? { name: row.name.trim(), description: row.description.trim(), carrierOnly: row.carrierOnly }
      : {};
  const base = before ?? item(`made ${made}`, 0, {});
  const next = { ...base, ...about, fileName, fileSize, width, height };
  if (before === undefined) noteMade(row.key, next.id);
  const version = base.version + 1;
  return { ...next, version, etag: `"${version}.${next.id}"` };
}

/** The editor of files and icons: rows that stay, and rows that come and go, each an object of its own. */
const fileCase = plainEditorCase<FileDoc, FileDraft>({
  name: 'File editor',
  editor: fileEditor,
  samples,
  further: fc.oneof(ofProduct, ofCustom, additions, removals),
  values: { customFiles: fc.constant([]) },
  saved: (draft, doc) => {
    const rows = draft.customFiles.filter(
      ({ name, description, file }) => `${name}${description}${file}`.trim() !== '',
    );
    const all = [...draft.productFiles, ...rows];
    return { items: all.map((row) => saved(row, doc, all)) };
  },
});

export const editorCases = [anyCase(fileCase)];
