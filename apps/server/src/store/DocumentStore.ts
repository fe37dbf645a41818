import { isDeepStrictEqual } from 'node:util';
import { fault } from '../fault.ts';
import { LoopTurns } from '../LoopTurns.ts';
import { type CheckOptions, checkReferences } from './checkReferences.ts';
import { missingContents, newContentsOf } from './contents/useContents.ts';
import type { Queries } from './Database.ts';
import { findVersion } from './documentVersions.ts';
import { findDocument, hasNamesake, isIdentityTaken, type Locator } from './findDocuments.ts';
import { followRenaming, stageRenaming } from './followRenaming.ts';
import { getCurrent, getFrom, type KnownDocument, refuseStale } from './getDocument.ts';
import type { JsonObject } from './JsonObject.ts';
import { joinDangling } from './joinViolations.ts';
import { identityOf, type Kind, type Renaming } from './Kind.ts';
import { lifecycleFault } from './lifecycleFault.ts';
import { partChanges } from './partChanges.ts';
import { type PreparedWrite, prepareDocument } from './prepareDocument.ts';
import { type Change, recordChange } from './recordChanges.ts';
import { countPartReferrers, countReferrers, hasManyReferrers } from './references.ts';
import { findWritten, noteWritten, readWritten } from './repetitions.ts';
import { lockAllKinds, lockKind, nextRevision } from './revisions.ts';
import { runTransaction } from './runTransaction.ts';
import type { StoredDocument } from './StoredDocument.ts';
import { StoreError } from './StoreError.ts';
import type { HistoryAction } from './schema.ts';
import type { SchemaFaults } from './schemaViolations.ts';
import { LargeWrite } from './staging/LargeWrite.ts';
import { runWrite } from './staging/runWrite.ts';
import type { Violation } from './Violation.ts';
import type { Removal, Update, Write } from './Write.ts';

interface DocumentStoreOptions {
  queries: Queries;
  kinds: ReadonlyMap<string, Kind>;
  /** Epoch milliseconds. */
  clock: () => number;
  newId: () => string;
}

/** So many documents follow that it takes a large write; nothing was written. */
class WideRenamingError extends Error {}

/** A change of a document that is under way. */
interface Replacement<Doc extends JsonObject> {
  kind: Kind<Doc>;
  current: StoredDocument<Doc>;
  after: Doc;
  write: Write;
  prepared: PreparedWrite<Doc> | null;
}

/** What a change does beyond its own document. */
interface Effects<Doc> {
  wanted: Doc;
  renaming: Renaming;
  removedParts: readonly string[];
  reachesOthers: boolean;
}

/**
 * Documents of every kind. Each write is one transaction that holds the document against the rules of its kind, appends to
 * history and brings the index of references up to date. Refusals are thrown as `StoreError`. What takes long with a large
 * document is done step by step, with turns for other calls in between.
 */
export class DocumentStore {
  readonly #options: DocumentStoreOptions;
  readonly #turns = new LoopTurns();

  constructor(options: DocumentStoreOptions) {
    this.#options = options;
  }

  /** Outside of any transaction; for reading. */
  get queries(): Queries {
    return this.#options.queries;
  }

  /** The document at that name or id. Throws when there is none. */
  async get<Doc extends JsonObject>(kind: Kind<Doc>, at: Locator): Promise<StoredDocument<Doc>> {
    return getFrom(this.queries, kind, at);
  }

  /**
   * What writing the document that `change` makes would refuse in it. The one that is there, if any, may keep its references
   * and files; null asks for a new one.
   */
  async findFaults<Doc extends JsonObject>(
    kind: Kind<Doc>,
    at: Locator | null,
    change: (before: Doc | null) => Doc,
  ): Promise<Violation[]> {
    const current = at === null ? null : await findDocument(this.queries, kind, at);
    const before = current?.doc ?? null;
    return this.#faultsOf(this.queries, { kind, before, after: change(before) });
  }

  /** Adds a document. Throws when it breaks a rule, its identity is taken, or a reference leads nowhere. */
  async create<Doc extends JsonObject>(
    kind: Kind<Doc>,
    doc: Doc,
    write: Write,
  ): Promise<StoredDocument<Doc>> {
    const prepared = await prepareDocument(this.queries, {
      ...{ kind, at: null, matches: () => true },
      change: () => doc,
    });
    return this.#once(kind, write, async (tx) => {
      if (kind.isSingleton) throw notAllowed(`There is one ${kind.noun}, and it is there already.`);
      await lockKind(tx, kind.name);
      refuseState(kind, null, doc);
      await refuseTaken(tx, kind, doc);
      const id = this.#options.newId();
      const draft = { kind, id, action: 'create', before: null, after: doc, version: 1 } as const;
      const { revision } = await this.#save(tx, write, draft, prepared);
      await write.alongside?.(tx);
      return getFrom(tx, kind, { id }, { known: { id, version: 1, revision, doc } });
    });
  }

  /**
   * Changes a document, and every document that names it, or a part of it, when that has another name now. A change that
   * changes nothing leaves the version as it is. Throws when the document is missing, has changed since, or may not become
   * what was asked.
   */
  async update<Doc extends JsonObject>(
    kind: Kind<Doc>,
    at: Locator,
    { change, matches, ...write }: Update<Doc>,
  ): Promise<StoredDocument<Doc>> {
    const ready = await prepareDocument(this.queries, {
      ...{ kind, at, matches },
      change: (before) => change(before ?? fault('There is nothing to change.')),
    });
    const made = await this.#once(kind, write, async (tx) => {
      await lockKind(tx, kind.name);
      const current = await getCurrent(tx, kind, at, { matches, known: ready?.current ?? null });
      const prepared = ready?.current?.doc === current.doc ? ready : null;
      await this.#turns.give();
      const after = prepared?.after ?? change(current.doc);
      await this.#turns.give();
      const isSame = prepared?.isSame ?? isDeepStrictEqual(after, current.doc);
      const saved = isSame ? null : await this.#replace(tx, { kind, current, after, write, prepared });
      await write.alongside?.(tx);
      return saved === null ? current : getFrom(tx, kind, { id: current.id }, { known: saved });
    }).catch((error: unknown) => {
      if (error instanceof WideRenamingError) return null;
      throw error;
    });
    return made ?? this.#renameWidely(kind, at, { change, matches, ...write });
  }

  /** A renaming that many documents follow: it holds up nobody, and is made as a whole or not at all. */
  async #renameWidely<Doc extends JsonObject>(
    kind: Kind<Doc>,
    at: Locator,
    { matches, change, ...write }: Update<Doc>,
  ): Promise<StoredDocument<Doc>> {
    const { queries, kinds, clock } = this.#options;
    const { authorId, clientTag } = write;
    return LargeWrite.run(queries, 'rename', async (large) => {
      const made = await runTransaction(queries, (tx) => this.#findMade(tx, kind, write, readWritten));
      if (made !== undefined) return made;
      const current = await getCurrent(queries, kind, at, { matches });
      const effects = effectsOf(kind, current.doc, change(current.doc));
      const { draft, isFollowed } = await prepareReplacement(queries, kind, current, effects);
      await this.#refuseInvalid(queries, draft);
      const time = clock();
      const renamed = { ...draft, authorId, clientTag, time };
      await stageRenaming(queries, large, {
        ...{ kinds, renamed, isFollowed, renaming: effects.renaming, authorId, time },
      });
      return large.commit((tx) =>
        this.#onceIn(tx, kind, write, async () => {
          await write.alongside?.(tx);
          return getFrom(tx, kind, { id: current.id });
        }),
      );
    });
  }

  async #replace<Doc extends JsonObject>(
    tx: Queries,
    { kind, current, after: wanted, write, prepared }: Replacement<Doc>,
  ): Promise<KnownDocument<Doc>> {
    const effects = effectsOf(kind, current.doc, wanted);
    const { renaming, reachesOthers } = effects;
    // Two that wait for each other here are told apart by the database, and one is tried again.
    if (reachesOthers) await lockAllKinds(tx);
    await this.#turns.give();
    const { draft, isFollowed } = await prepareReplacement(tx, kind, current, effects);
    const isRenaming = renaming.from !== renaming.to || renaming.parts.size > 0;
    if (isFollowed && isRenaming && (await hasManyReferrers(tx, kind.name, current.name))) {
      throw new WideRenamingError();
    }
    const { time, revision } = await this.#save(tx, write, draft, prepared);
    const { kinds } = this.#options;
    if (isFollowed) await followRenaming(tx, { kinds, renaming, authorId: write.authorId, time });
    const { id, version, after: doc } = draft;
    return { id, version, revision, doc };
  }

  /** Removes a document. Throws when it is missing, has changed since, must stay, or is referred to and not forced. */
  async remove<Doc extends JsonObject>(
    kind: Kind<Doc>,
    at: Locator,
    { isForced, matches, ...write }: Removal,
  ): Promise<void> {
    await this.#once<Doc, null>(kind, write, async (tx) => {
      if (kind.isSingleton) throw notAllowed(`The ${kind.noun} cannot be deleted.`);
      await lockAllKinds(tx);
      const current = await getFrom(tx, kind, at);
      const { id, name, doc: before, version } = current;
      refuseStale(kind, current, matches);
      refuseRequired(kind, current);
      refuseState(kind, before, null);
      const isSafe = isForced || (await hasTwin(tx, kind, current));
      const count = isSafe ? 0 : await countReferrers(tx, kind.name, name);
      if (count > 0) throw new StoreError({ reason: 'referenced', noun: kind.noun, name, count });
      await this.#save(tx, write, {
        ...{ kind, id, action: 'delete', before, after: null },
        version: version + 1,
      });
      await write.alongside?.(tx);
      return null;
    });
  }

  /** Runs a write, or answers what it made when it is the repetition of one. */
  async #once<Doc extends JsonObject, Result extends StoredDocument<Doc> | null = StoredDocument<Doc>>(
    kind: Kind<Doc>,
    write: Write,
    work: (tx: Queries) => Promise<Result>,
  ): Promise<Result> {
    return runWrite(this.queries, (tx) => this.#onceIn(tx, kind, write, work));
  }

  async #onceIn<Doc extends JsonObject, Result extends StoredDocument<Doc> | null>(
    tx: Queries,
    kind: Kind<Doc>,
    write: Write,
    work: (tx: Queries) => Promise<Result>,
  ): Promise<Result> {
    const made = await this.#findMade<Doc, Result>(tx, kind, write);
    if (made !== undefined) return made;
    const result = await work(tx);
    const attempt = this.#attemptOf(write);
    if (attempt) {
      await noteWritten(tx, attempt, result && { documentId: result.id, version: result.version });
    }
    return result;
  }

  /** What the same write made before; undefined when it was not made yet. */
  async #findMade<Doc extends JsonObject, Result extends StoredDocument<Doc> | null = StoredDocument<Doc>>(
    tx: Queries,
    { noun }: Kind<Doc>,
    write: Write,
    find = findWritten,
  ): Promise<Result | undefined> {
    const attempt = this.#attemptOf(write);
    const written = attempt && (await find(tx, attempt));
    if (written === undefined) return undefined;
    const made = written && (await findVersion<Doc>(tx, written.documentId, written.version));
    if (written && !made) throw new Error(`The history lacks what a ${noun} became.`);
    // The fingerprint says that it was the same call, so it made the same kind of result.
    return made as Result;
  }

  #attemptOf({ authorId: userId, requestKey }: Write) {
    return requestKey && { ...requestKey, userId, now: this.#options.clock() };
  }

  async #save(
    tx: Queries,
    { authorId, clientTag }: Write,
    draft: Omit<Change, 'revision' | 'time' | 'authorId' | 'clientTag'>,
    prepared: PreparedWrite<JsonObject> | null = null,
  ): Promise<Change> {
    const { kind } = draft;
    // Following its own new name makes another document of it.
    const known = draft.after === prepared?.after ? prepared : null;
    await this.#refuseInvalid(tx, draft, known?.shape);
    const revision = await nextRevision(tx, kind.name);
    const origin = { authorId, clientTag, revision, time: this.#options.clock() };
    const change = { ...draft, ...origin, made: known?.made };
    await recordChange(tx, change);
    return change;
  }

  async #refuseInvalid(
    tx: Queries,
    { kind, before, after }: Pick<Change, 'kind' | 'before' | 'after'>,
    shape?: SchemaFaults,
  ): Promise<void> {
    if (after === null) return;
    const violations = await this.#faultsOf(tx, { kind, before, after }, shape);
    if (violations.length > 0) throw new StoreError({ reason: 'invalid', violations });
  }

  async #faultsOf(
    tx: Queries,
    change: Omit<CheckOptions, 'kinds'>,
    shape?: SchemaFaults,
  ): Promise<Violation[]> {
    await this.#turns.give();
    const { violations, isTyped } = shape ?? change.kind.validate(change.after);
    await this.#turns.give();
    // References are read from what has everything in the right type.
    if (!isTyped) return violations;
    const dangling = await checkReferences(tx, { kinds: this.#options.kinds, ...change });
    const missing = await missingContents(tx, newContentsOf(change));
    await this.#turns.give();
    return joinDangling([...dangling, ...missing.map(({ violation }) => violation)], violations);
  }
}

/** What is written of a document that becomes another, and whether others follow. Throws why it may not. */
async function prepareReplacement<Doc extends JsonObject>(
  queries: Queries,
  kind: Kind<Doc>,
  current: StoredDocument<Doc>,
  { wanted, renaming, removedParts, reachesOthers }: Effects<Doc>,
) {
  const { id, doc: before, version } = current;
  const after = reachesOthers ? kind.followRenaming(wanted, renaming) : wanted;
  refuseState(kind, before, after);
  if (identityOf(kind, after) !== identityOf(kind, before)) {
    refuseRequired(kind, current);
    await refuseTaken(queries, kind, after);
  }
  const action: HistoryAction = renaming.from === renaming.to ? 'update' : 'rename';
  const draft = { kind, id, action, before, after, version: version + 1 };
  const isFollowed = reachesOthers && !(await hasTwin(queries, kind, current));
  if (isFollowed) await refuseLostParts(queries, kind, current.name, removedParts);
  return { draft, isFollowed };
}

function effectsOf<Doc extends JsonObject>(kind: Kind<Doc>, before: Doc, after: Doc): Effects<Doc> {
  const [from, to] = [kind.nameOf(before), kind.nameOf(after)];
  const { renamed: parts, removed: removedParts } = partChanges(kind, before, after);
  const renaming = { kind: kind.name, from, to, parts };
  const reachesOthers = from !== to || parts.size > 0 || removedParts.length > 0;
  return { wanted: after, renaming, removedParts, reachesOthers };
}

function refuseRequired<Doc extends JsonObject>(kind: Kind<Doc>, { name, doc }: StoredDocument<Doc>): void {
  if (kind.isRequired(doc)) throw new StoreError({ reason: 'required', noun: kind.noun, name });
}

function refuseState<Doc extends JsonObject>(kind: Kind<Doc>, before: Doc | null, after: Doc | null): void {
  const fault = lifecycleFault(kind, before, after);
  if (fault !== null) throw notAllowed(fault);
}

async function refuseTaken<Doc extends JsonObject>(tx: Queries, kind: Kind<Doc>, doc: Doc): Promise<void> {
  if (!(await isIdentityTaken(tx, kind, doc))) return;
  throw new StoreError({ reason: 'duplicate', noun: kind.noun, name: kind.nameOf(doc) });
}

/** Whether references keep leading somewhere when this document goes: another version has the name, too. */
async function hasTwin<Doc extends JsonObject>(
  tx: Queries,
  kind: Kind<Doc>,
  { id, name }: StoredDocument<Doc>,
): Promise<boolean> {
  return kind.identityOf !== undefined && hasNamesake(tx, kind, id, name);
}

async function refuseLostParts<Doc extends JsonObject>(
  tx: Queries,
  kind: Kind<Doc>,
  name: string,
  removedParts: readonly string[],
): Promise<void> {
  const parts = await countPartReferrers(tx, { kind: kind.name, name, parts: removedParts });
  if (parts.size > 0) throw new StoreError({ reason: 'partsReferenced', noun: kind.noun, name, parts });
}

function notAllowed(message: string): StoreError {
  return new StoreError({ reason: 'notAllowed', message });
}
