import { type ConfiguredFile, result } from '@studio/api';
import type { SaveOptions } from '../../../kernel/editor/types.ts';
import type { CollectionStep } from '../../../kernel/kind/saveOneByOne.ts';
import { fileText } from '../../../kernel/object/files/files.messages.ts';
import { readFileValue } from '../../../kernel/object/files/fileValue.ts';
import { pendingFiles } from '../../../kernel/object/files/PendingFiles.ts';
import { api } from '../../../platform/http/api.ts';
import { ExplainedError } from '../../../platform/i18n/ExplainedError.ts';
import { uploadForm } from '../../../platform/transfer/uploadFile.ts';
import { filesText } from '../files.messages.ts';
import { findEarlierFile } from './earlierFiles.ts';
import type { FailedStep } from './explainFailure.ts';
import {
  type CustomFileRow,
  type FileDoc,
  type FileDraft,
  itemOfRow,
  noteMade,
  rowsOfFiles,
} from './fileDraft.ts';
import { comparableFile, noteBroughtBack, storedFile } from './storedFile.ts';

type Step = CollectionStep<ConfiguredFile>;

/** The metadata of a file in the query of its call. */
type Metadata = Readonly<Record<string, string>>;

/**
 * The writes of a save: first what is deleted, so that its name is free, then the product's files, then the others. They come in the order of
 * the screen, but a name is given up before another file takes it.
 */
export function fileSteps(draft: FileDraft, doc: FileDoc): readonly Step[] {
  const { productFiles, customFiles } = draft;
  const rows = rowsOfFiles(draft);
  const kept = new Set(customFiles.map((row) => itemOfRow(row, doc, rows)?.id));
  const removed = doc.items.filter(({ id, grouping }) => grouping === null && !kept.has(id));
  const custom = customFiles.flatMap((row, index): Writing[] => {
    const item = itemOfRow(row, doc, rows);
    const metadata = metadataOf(row);
    const isSame = item !== undefined && !isOtherFile(row.file, item) && hasMetadata(metadata, item);
    return isSame ? [] : [{ row, item, metadata, place: `/customFiles/${index}` }];
  });
  return [
    ...removed.map(deletion),
    ...productFiles.flatMap((row, index): Step[] => {
      const item = itemOfRow(row, doc, rows);
      if (item === undefined || !isOtherFile(row.file, item)) return [];
      return [writing({ row, item, metadata: {}, place: `/productFiles/${index}` })];
    }),
    ...inTurn(custom).map(writing),
  ];
}

/** Writings so that each name is given up before it is taken. Where names go round, one of them is refused. */
function inTurn(all: readonly Writing[]): readonly Writing[] {
  const givenUp = new Map(
    all.flatMap((each) =>
      each.item === undefined || each.item.name === each.metadata['name'] ? [] : [[each.item.name, each]],
    ),
  );
  const ordered = new Set<Writing>();
  const waiting = new Set<Writing>();
  const add = (each: Writing) => {
    if (ordered.has(each) || waiting.has(each)) return;
    waiting.add(each);
    const first = givenUp.get(each.metadata['name'] ?? '');
    if (first !== undefined) add(first);
    ordered.add(each);
  };
  all.forEach(add);
  return [...ordered];
}

function isOtherFile(value: string, item: ConfiguredFile): boolean {
  return comparableFile(value) !== comparableFile(storedFile(item));
}

function metadataOf({ name, description, carrierOnly }: CustomFileRow): Metadata {
  return { name: name.trim(), description: description.trim(), carrierOnly: String(carrierOnly) };
}

function hasMetadata({ name, description, carrierOnly }: Metadata, item: ConfiguredFile): boolean {
  return name === item.name && description === item.description && carrierOnly === String(item.carrierOnly);
}

function deletion({ id, etag, name }: ConfiguredFile): Step {
  return {
    id,
    send: async ({ idempotencyKey, clientTag }) => {
      const header = { 'If-Match': etag, 'Idempotency-Key': idempotencyKey, 'X-Client-Tag': clientTag };
      await result(api.DELETE('/rest/ConfiguredFile/{id}', { params: { path: { id }, header } }));
      return null;
    },
    explain: (error) => explain(error, { name, sent: null, placeOf: () => '/customFiles' }),
  };
}

/** Loads what reports failures at their rows: ahead of one, since it cannot be loaded while there is no connection. Null when it could not be loaded. */
export const loadExplanation = () => import('./explainFailure.ts').catch(() => null);

async function explain(error: unknown, step: FailedStep): Promise<unknown> {
  const explanation = await loadExplanation();
  return explanation?.explainFailure(error, step) ?? error;
}

/** One row that is made or changed. */
interface Writing {
  readonly row: { readonly key: string; readonly name: string; readonly file: string };
  /** Undefined for one that is made. */
  readonly item: ConfiguredFile | undefined;
  /** Its metadata, besides the file. */
  readonly metadata: Metadata;
  /** The place of its row in what is sent. */
  readonly place: string;
}

function writing({ row, item, metadata, place }: Writing): Step {
  return {
    id: item?.id ?? null,
    send: async (options) => {
      const { query, form } = await fileOf(row.file, item);
      const all = { ...metadata, ...(item === undefined && { grouping: '', required: 'false' }), ...query };
      return await write(item, new URLSearchParams(all), form, options);
    },
    settle: (saved) => {
      const file = readFileValue(row.file);
      if (file.is === 'pending') pendingFiles.noteUploaded(file.key, storedFile(saved));
      else noteBroughtBack(row.file, storedFile(saved));
      noteMade(row.key, saved.id);
    },
    explain: (error) => {
      const file = readFileValue(pendingFiles.resolve(row.file));
      const sent = file.is === 'pending' ? file.name : null;
      return explain(error, { name: row.name, sent, placeOf: (field) => `${place}/${field}` });
    },
  };
}

/** What a call says of the file itself: the bytes of one that was chosen, an earlier version, that there is none any more, or nothing. */
async function fileOf(
  value: string,
  item: ConfiguredFile | undefined,
): Promise<{ readonly query: Metadata; readonly form: FormData }> {
  const form = new FormData();
  if (item !== undefined && !isOtherFile(value, item)) return { query: {}, form };
  const now = pendingFiles.resolve(value);
  const file = readFileValue(now);
  if (file.is === 'none') return { query: { fileName: '' }, form };
  if (file.is === 'saved') {
    if (item === undefined) throw new ExplainedError(filesText('file.gone', { name: file.name }));
    return { query: { fileVersion: String(await findEarlierFile(item, now)) }, form };
  }
  const chosen = await pendingFiles.find(file.key);
  if (chosen === null) throw new ExplainedError(fileText('lost', { name: file.name }));
  form.set('data', chosen, file.name);
  return { query: { fileName: file.name, fileSize: String(chosen.size) }, form };
}

async function write(
  item: ConfiguredFile | undefined,
  query: URLSearchParams,
  form: FormData,
  { idempotencyKey, clientTag }: SaveOptions,
): Promise<ConfiguredFile> {
  const path = item === undefined ? '' : `/${encodeURIComponent(item.id)}`;
  const response = await uploadForm({
    url: `/rest/ConfiguredFile${path}?${query}`,
    form,
    headers: {
      ...(item !== undefined && { 'If-Match': item.etag }),
      'Idempotency-Key': idempotencyKey,
      'X-Client-Tag': clientTag,
    },
  });
  return await response.json();
}
