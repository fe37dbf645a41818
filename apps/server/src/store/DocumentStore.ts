import { isDeepStrictEqual } from 'node:util';
import { fault } from '../fault.ts';
import { LoopTurns } from '../LoopTurns.ts';
import { alikeParts, type FindAlike, refuseAlike } from './alikeTexts.ts';
import type { Change } from './Change.ts';
import { type CheckOptions, checkReferences } from './checkReferences.ts';
import { missingContents, newContentsOf } from './contents/useContents.ts';
import type { Queries } from './Database.ts';
import { effectsOf } from './effectsOf.ts';
import { findDocument, isIdentityTaken, type Locator } from './findDocuments.ts';
import { followRenaming } from './followRenaming.ts';
import { getCurrent, getFrom, getWritten, refuseStale } from './getDocument.ts';
import type { JsonObject } from './JsonObject.ts';
import { joinDangling } from './joinViolations.ts';
import type { Kind } from './Kind.ts';
import { longNames } from './longNames.ts';
import { causeOf, type Planned, planLocked, planReplacement, type Taken } from './planReplacement.ts';
import { type PreparedWrite, prepareDocument } from './prepareDocument.ts';
import { RepeatableWrites } from './RepeatableWrites.ts';
import { findReaches } from './reachesOf.ts';
import { readAuthorNames } from './readAuthorNames.ts';
import type { Rechecks } from './recheckChanges.ts';
import { findRechecked, type Rechecked, recheckReferrers } from './recheckReferrers.ts';
import { recordChange } from './recordChanges.ts';
import { countReferrers } from './references.ts';
import {
  hasTwin,
  notAllowed,
  refuseNamesakes,
  refuseRequired,
  refuseState,
  refuseTaken,
} from './refuseWrites.ts';
import { lockAllKinds, lockKind, nextRevision } from './revisions.ts';
import { claimsOf, SharedWrites } from './SharedWrites.ts';
import type { StoredDocument } from './StoredDocument.ts';
import { StoreError } from './StoreError.ts';
import type { SchemaFaults } from './schemaViolations.ts';
import { takenTexts } from './takenTexts.ts';
import { together } from './together.ts';
import type { Violation } from './Violation.ts';
import type { MayLose, Removal, Update, Write } from './Write.ts';

interface DocumentStoreOptions {
  queries: Queries;
  kinds: ReadonlyMap<string, Kind>;
  /** Epoch milliseconds. */
  clock: () => number;
  newId: () => string;
  /** Milliseconds that a write is known, so that its repetition is not made. Default: 24 hours. */
  keptMilliseconds?: () => number;
  /** How documents of kinds are looked at again when what they name has changed or is gone. Default: none is. */
  rechecks?: Rechecks;
  /** Characters that new names may have. Default: what their kinds allow. */
  longestName?: () => number;
  /** Names that look like others are refused by it. Default: they are taken. */
  findAlike?: FindAlike;
}

/** A change of a document that is under way. */
interface Replacement<Doc extends JsonObject> {
  kind: Kind<Doc>;
  current: StoredDocument<Doc>;
  after: Doc;
  write: Write;
  prepared: PreparedWrite<Doc> | null;
  isForced: MayLose;
  taken: Taken;
  turns: LoopTurns;
}

/**
 * Documents of every kind. Each write is one transaction that holds the document against the rules of its kind, appends to
 * history and brings the index of references up to date. Refusals are thrown as `StoreError`. What takes long with a large
 * document is done step by step, with turns for other calls in between.
 */
export class DocumentStore {
  readonly #options: DocumentStoreOptions;
  /** For writes that answer something else than a document. */
  readonly writes: RepeatableWrites;
  readonly #shared: SharedWrites;

  constructor(options: DocumentStoreOptions) {
    this.#options = options;
    this.writes = new RepeatableWrites(options);
    this.#shared = new SharedWrites(options.queries);
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

  /** Adds a document. Throws when it breaks a rule, its identity is taken, or a reference dangles. */
  async create<Doc extends JsonObject>(
    kind: Kind<Doc>,
    doc: Doc,
    write: Write,
  ): Promise<StoredDocument<Doc>> {
    const prepared = await prepareDocument(this.queries, {
      ...{ kind, at: null, matches: () => true },
      change: () => doc,
    });
    await this.#refuseAlike(kind, prepared);
    const id = this.#options.newId();
    const draft = { kind, id, action: 'create', before: null, after: doc, version: 1 } as const;
    const plan = async (queries: Queries) => {
      refuseState(kind, null, doc);
      if (kind.isSingleton && (await isIdentityTaken(queries, kind, doc))) {
        throw notAllowed(`There is one ${kind.noun}, and it is there already.`);
      }
      await refuseTaken(queries, kind, doc);
      if (write.refusesNamesakes) await refuseNamesakes(queries, kind, { id: null, doc });
      return { draft, renaming: null, verb: 'added' } as const;
    };
    const make = async (tx: Queries) => {
      const [planned, taken] = await planLocked(tx, kind, write, { lock: lockKind(tx, kind.name), plan });
      const rechecked = await this.#findRechecked(tx, planned);
      const { time, revision } = await this.#save(tx, write, draft, { prepared, taken });
      await this.#recheck(tx, rechecked, planned, { ...write, time });
      await write.alongside?.(tx);
      const written = { id, version: 1, revision, doc, time, authorId: write.authorId };
      return getWritten(tx, kind, written, { ...taken, hasMore: rechecked.length > 0 });
    };
    return this.writes.run(kind, write, make);
  }

  /**
   * Changes a document, and every document that names it, or a part of it, when that has another name now. A change that
   * changes nothing leaves the version as it is. Throws when the document is missing, has changed since, or may not become
   * what was asked.
   */
  async update<Doc extends JsonObject>(
    kind: Kind<Doc>,
    at: Locator,
    { change, matches, isForced = false, known = null, ...write }: Update<Doc>,
  ): Promise<StoredDocument<Doc>> {
    const ready = await prepareDocument(this.queries, {
      ...{ kind, at, matches, known },
      change: (before) => change(before ?? fault('There is nothing to change.')),
    });
    await this.#refuseAlike(kind, ready);
    // A renaming locks all kinds at once: with its own locked it would begin again where another locks all.
    const isRenaming =
      ready?.made && ready.current
        ? effectsOf(kind, ready.current.doc, ready.after, isForced).reachesOthers
        : false;
    const make = async (tx: Queries, isShared = false) => {
      const known = ready?.current ?? null;
      // Of two that save in the same moment the second may take a number and not use it.
      const isChange = ready?.made !== undefined;
      const [, current, revision, names] = await together([
        isRenaming ? lockAllKinds(tx) : lockKind(tx, kind.name),
        getCurrent(tx, kind, at, { matches, known }),
        isChange ? nextRevision(tx, kind.name) : Promise.resolve(null),
        readAuthorNames(tx, isChange ? [write.authorId] : []),
      ]);
      const taken = { revision, authorName: names.get(write.authorId) };
      // From here on: others had theirs while the answers were awaited, and more wait for the lock.
      const turns = new LoopTurns();
      const prepared = ready?.current?.doc === current.doc ? ready : null;
      if (isShared && prepared === null) throw new Error('The document has changed since.');
      await turns.give();
      const after = prepared?.after ?? change(current.doc);
      await turns.give();
      const isSame = prepared?.isSame ?? isDeepStrictEqual(after, current.doc);
      const saved = isSame
        ? current
        : await this.#replace(tx, { kind, current, after, write, prepared, isForced, taken, turns });
      await write.alongside?.(tx);
      return saved;
    };
    const alone = (patience?: number) => this.writes.run(kind, write, make, patience);
    const claims = claimsOf(kind, ready, write);
    if (claims === null) return alone();
    const withOthers = (tx: Queries) => this.writes.runIn(tx, kind, write, () => make(tx, true));
    return this.#shared.run(kind.name, { claims, withOthers, alone });
  }

  /** Before the transaction: lists are asked over a connection of their own, and PGlite has one. */
  async #refuseAlike<Doc extends JsonObject>(
    kind: Kind<Doc>,
    prepared: PreparedWrite<Doc> | null,
  ): Promise<void> {
    const { findAlike } = this.#options;
    if (!findAlike || prepared === null || prepared.shape.violations.length > 0) return;
    const { current, after } = prepared;
    await refuseAlike({ kind, id: current?.id ?? null, before: current?.doc ?? null, after }, findAlike);
  }

  async #replace<Doc extends JsonObject>(
    tx: Queries,
    { kind, current, after: wanted, write, prepared, isForced, taken, turns }: Replacement<Doc>,
  ): Promise<StoredDocument<Doc>> {
    const effects = effectsOf(kind, current.doc, wanted, isForced);
    if (effects.reachesOthers) await lockAllKinds(tx);
    await turns.give();
    const planned = await planReplacement(tx, { kind, current, write }, effects);
    const { draft } = planned;
    const rechecked = await this.#findRechecked(tx, planned);
    const change = { ...draft, earlier: current.time };
    const { time, revision } = await this.#save(tx, write, change, { prepared, taken });
    const { kinds } = this.#options;
    const { authorId } = write;
    const { id, version, after: doc } = draft;
    if (planned.renaming) await followRenaming(tx, { kinds, renaming: planned.renaming, authorId, time });
    await this.#recheck(tx, rechecked, planned, { authorId, time });
    const hasMore = planned.renaming !== null || rechecked.length > 0;
    const written = { id, version, revision, doc, time, authorId };
    return getWritten(tx, kind, written, { ...taken, hasMore });
  }

  /** Removes a document. Throws when it is missing, has changed since, must stay, or is referred to and not forced. */
  async remove<Doc extends JsonObject>(
    kind: Kind<Doc>,
    at: Locator,
    { isForced, matches, ...write }: Removal,
  ): Promise<void> {
    const plan = async (queries: Queries) => {
      if (kind.isSingleton) throw notAllowed(`The ${kind.noun} cannot be deleted.`);
      const current = await getFrom(queries, kind, at);
      const { id, name, doc: before, version } = current;
      refuseStale(kind, current, matches);
      refuseRequired(kind, current);
      refuseState(kind, before, null);
      const isSafe =
        typeof isForced === 'function'
          ? await isForced(queries, current, null)
          : isForced || (await hasTwin(queries, kind, current));
      const count = isSafe ? 0 : await countReferrers(queries, kind.name, name);
      if (count > 0) throw new StoreError({ reason: 'referenced', noun: kind.noun, name, count });
      const draft = { kind, id, action: 'delete', before, after: null, version: version + 1 } as const;
      return { draft, renaming: null, verb: 'deleted' } as const;
    };
    const make = async (tx: Queries) => {
      const [planned, taken] = await planLocked(tx, kind, write, { lock: lockAllKinds(tx), plan });
      const rechecked = await this.#findRechecked(tx, planned);
      const { time } = await this.#save(tx, write, planned.draft, { taken });
      await this.#recheck(tx, rechecked, planned, { ...write, time });
      await write.alongside?.(tx);
      return null;
    };
    await this.writes.run<Doc, null>(kind, write, make);
  }

  /** Who has to be looked at again once the change is made. */
  async #findRechecked<Doc extends JsonObject>(
    tx: Queries,
    { draft }: Planned<Doc>,
  ): Promise<readonly Rechecked[]> {
    const { kinds, rechecks = new Map() } = this.#options;
    const reaches = await findReaches(tx, draft);
    return findRechecked(tx, { kinds, rechecks, reaches, exceptIds: new Set([draft.id]) });
  }

  async #recheck<Doc extends JsonObject>(
    tx: Queries,
    rechecked: readonly Rechecked[],
    planned: Planned<Doc>,
    { authorId, time }: Pick<Change, 'authorId' | 'time'>,
  ): Promise<void> {
    await recheckReferrers(tx, rechecked, { authorId, time, cause: causeOf(planned) });
  }

  async #save(
    tx: Queries,
    { authorId, clientTag }: Write,
    draft: Omit<Change, 'revision' | 'time' | 'authorId' | 'clientTag'>,
    { prepared = null, taken }: { prepared?: PreparedWrite<JsonObject> | null; taken?: Taken } = {},
  ): Promise<Change> {
    const { kind } = draft;
    // Following its own new name makes another document of it.
    const known = draft.after === prepared?.after ? prepared : null;
    await this.#refuseInvalid(tx, draft, known?.shape);
    const revision = taken?.revision ?? (await nextRevision(tx, kind.name));
    const origin = {
      authorId,
      authorName: taken?.authorName,
      clientTag,
      revision,
      time: this.#options.clock(),
    };
    return recordChange(tx, { ...draft, ...origin, made: known?.made });
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
    const turns = new LoopTurns();
    const { violations, isTyped } = shape ?? change.kind.validate(change.after);
    await turns.give();
    // References are read from what has everything in the right type.
    if (!isTyped) return violations;
    const dangling = await checkReferences(tx, { kinds: this.#options.kinds, ...change });
    const taken = await takenTexts(tx, change);
    const alike = alikeParts(change);
    const missing = await missingContents(tx, newContentsOf(change));
    await turns.give();
    const { longestName } = this.#options;
    const long = longestName ? longNames(change, longestName()) : [];
    return joinDangling(
      [...dangling, ...taken, ...alike, ...long, ...missing.map(({ violation }) => violation)],
      violations,
    );
  }
}
