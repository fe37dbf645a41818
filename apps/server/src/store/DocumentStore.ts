import { isDeepStrictEqual } from 'node:util';
import { type CheckOptions, checkReferences } from './checkReferences.ts';
import type { Queries } from './Database.ts';
import { findVersion } from './documentVersions.ts';
import { findDocument, findRenamed } from './findDocuments.ts';
import { followRenaming } from './followRenaming.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import { type Change, recordChange } from './recordChanges.ts';
import { countReferrers } from './references.ts';
import { findWritten, noteWritten, type RequestKey } from './repetitions.ts';
import { lockAllKinds, lockKind, nextRevision } from './revisions.ts';
import { runTransaction } from './runTransaction.ts';
import { etagOf, type StoredDocument } from './StoredDocument.ts';
import { StoreError } from './StoreError.ts';

interface DocumentStoreOptions {
  queries: Queries;
  kinds: ReadonlyMap<string, Kind>;
  /** Epoch milliseconds. */
  clock: () => number;
  newId: () => string;
}

/** Whose write it is, and what goes with it. */
export interface Write {
  authorId: string;
  /** Tells a repetition of the write, which is then not made again. Default: every write is made. */
  requestKey?: RequestKey | undefined;
  /** Named in the events of the write. */
  clientTag?: string | undefined;
  /** What else is written in the transaction, whether the document changes or not. */
  alongside?: (tx: Queries) => Promise<void>;
}

interface Precondition extends Write {
  /** Whether the caller knows this version. */
  matches: (etag: string) => boolean;
}

interface Update<Doc extends JsonObject> extends Precondition {
  /** The new document made from the current one. */
  change: (current: Doc) => Doc;
  /** The name after the change, when it is to be another. */
  newName: string;
}

interface Removal extends Precondition {
  /** Removes although others refer to the document; they keep its name, which then leads nowhere. */
  isForced: boolean;
}

/**
 * Documents of every kind. Each write is one transaction that also appends to history and brings the index of
 * references up to date. Refusals are thrown as `StoreError`.
 */
export class DocumentStore {
  readonly #options: DocumentStoreOptions;

  constructor(options: DocumentStoreOptions) {
    this.#options = options;
  }

  /** Outside of any transaction; for reading. */
  get queries(): Queries {
    return this.#options.queries;
  }

  /** The document of that name. Throws when there is none. */
  async get<Doc extends JsonObject>(kind: Kind<Doc>, name: string): Promise<StoredDocument<Doc>> {
    return getFrom(this.queries, kind, name);
  }

  /** Throws what writing the document would say of its references; that of `name`, if it exists, may keep its own. */
  async check<Doc extends JsonObject>(kind: Kind<Doc>, name: string, doc: Doc): Promise<void> {
    const current = await findDocument(this.queries, kind, name);
    await this.#refuseDangling(this.queries, { kind, before: current?.doc ?? null, after: doc });
  }

  /** Adds a document. Throws when the name is taken or a reference leads nowhere. */
  async create<Doc extends JsonObject>(
    kind: Kind<Doc>,
    doc: Doc,
    write: Write,
  ): Promise<StoredDocument<Doc>> {
    return this.#once(kind, write, async (tx) => {
      await lockKind(tx, kind.name);
      await this.#refuseTaken(tx, kind, kind.nameOf(doc));
      const id = this.#options.newId();
      await this.#save(tx, write, { kind, id, action: 'create', before: null, after: doc, version: 1 });
      await write.alongside?.(tx);
      return getFrom(tx, kind, kind.nameOf(doc));
    });
  }

  /**
   * Changes a document, and every document that names it when its name changes. A change that changes nothing leaves
   * the version as it is. Throws when the document is missing, has changed since, or may not become what was asked.
   */
  async update<Doc extends JsonObject>(
    kind: Kind<Doc>,
    name: string,
    { change, newName, matches, ...write }: Update<Doc>,
  ): Promise<StoredDocument<Doc>> {
    const isRenaming = newName !== name;
    return this.#once(kind, write, async (tx) => {
      await (isRenaming ? lockAllKinds(tx) : lockKind(tx, kind.name));
      const current = await getFrom(tx, kind, name, { orRenamed: true });
      const isRenamed = nameKey(current.name) !== nameKey(name);
      refuseStale(kind, current, (etag) => !isRenamed && matches(etag));
      const after = change(current.doc);
      if (isDeepStrictEqual(after, current.doc)) {
        await write.alongside?.(tx);
        return current;
      }
      if (isRenaming) {
        refuseRequired(kind, current);
        await this.#refuseTaken(tx, kind, newName);
      }
      const action = isRenaming ? 'rename' : 'update';
      const { id, doc: before, version } = current;
      const { time } = await this.#save(tx, write, {
        ...{ kind, id, action, before, after },
        version: version + 1,
      });
      const renaming = { kind: kind.name, from: name, to: newName };
      const { kinds } = this.#options;
      if (isRenaming) await followRenaming(tx, { kinds, renaming, authorId: write.authorId, time });
      await write.alongside?.(tx);
      return getFrom(tx, kind, newName);
    });
  }

  /** Removes a document. Throws when it is missing, has changed since, is required, or is referred to and not forced. */
  async remove<Doc extends JsonObject>(
    kind: Kind<Doc>,
    name: string,
    { isForced, matches, ...write }: Removal,
  ): Promise<void> {
    await this.#once<Doc, null>(kind, write, async (tx) => {
      await lockAllKinds(tx);
      const current = await getFrom(tx, kind, name);
      refuseStale(kind, current, matches);
      refuseRequired(kind, current);
      const count = isForced ? 0 : await countReferrers(tx, kind.name, name);
      if (count > 0) throw new StoreError({ reason: 'referenced', noun: kind.noun, name, count });
      const { id, doc: before, version } = current;
      await this.#save(tx, write, {
        ...{ kind, id, action: 'delete', before, after: null },
        version: version + 1,
      });
      return null;
    });
  }

  /** Runs a write, or answers what it made when it is the repetition of one. */
  async #once<Doc extends JsonObject, Result extends StoredDocument<Doc> | null = StoredDocument<Doc>>(
    { noun }: Kind<Doc>,
    { authorId: userId, requestKey }: Write,
    work: (tx: Queries) => Promise<Result>,
  ): Promise<Result> {
    return runTransaction(this.queries, async (tx) => {
      if (!requestKey) return work(tx);
      const attempt = { ...requestKey, userId, now: this.#options.clock() };
      const written = await findWritten(tx, attempt);
      if (written === undefined) {
        const result = await work(tx);
        await noteWritten(tx, attempt, result && { documentId: result.id, version: result.version });
        return result;
      }
      const made = written && (await findVersion<Doc>(tx, written.documentId, written.version));
      if (written && !made) throw new Error(`The history lacks what a ${noun} became.`);
      // The fingerprint says that it was the same call, so it made the same kind of result.
      return made as Result;
    });
  }

  async #save(
    tx: Queries,
    { authorId, clientTag }: Write,
    draft: Omit<Change, 'revision' | 'time' | 'authorId' | 'clientTag'>,
  ): Promise<Change> {
    const { kind, before, after } = draft;
    if (after !== null) await this.#refuseDangling(tx, { kind, before, after });
    const revision = await nextRevision(tx, kind.name);
    const change = { ...draft, authorId, clientTag, revision, time: this.#options.clock() };
    await recordChange(tx, change);
    return change;
  }

  async #refuseDangling(tx: Queries, change: Omit<CheckOptions, 'kinds'>): Promise<void> {
    const violations = await checkReferences(tx, { kinds: this.#options.kinds, ...change });
    if (violations.length > 0) throw new StoreError({ reason: 'invalid', violations });
  }

  async #refuseTaken(tx: Queries, kind: Kind, name: string): Promise<void> {
    const taken = await findDocument(tx, kind, name);
    if (taken) throw new StoreError({ reason: 'duplicate', noun: kind.noun, name });
  }
}

/** @param options.orRenamed whoever knows an earlier version under its former name is told what it has become */
async function getFrom<Doc extends JsonObject>(
  queries: Queries,
  kind: Kind<Doc>,
  name: string,
  { orRenamed = false } = {},
): Promise<StoredDocument<Doc>> {
  const found =
    (await findDocument(queries, kind, name)) ?? (orRenamed ? await findRenamed(queries, kind, name) : null);
  if (!found) throw new StoreError({ reason: 'missing', noun: kind.noun, name });
  return found;
}

function refuseStale(kind: Kind, current: StoredDocument, matches: (etag: string) => boolean): void {
  if (!matches(etagOf(current))) throw new StoreError({ reason: 'stale', noun: kind.noun, current });
}

function refuseRequired<Doc extends JsonObject>(kind: Kind<Doc>, { name, doc }: StoredDocument<Doc>): void {
  if (kind.isRequired(doc)) throw new StoreError({ reason: 'required', noun: kind.noun, name });
}
