import { isProblem, type Reference, result } from '@studio/api';
import type { Conflict, Loaded, SaveOptions, Saver } from '../types.ts';
import type { VersionInfo } from '../VersionSource.ts';
import { type Answer, toLoaded } from './toLoaded.ts';

/** The headers by which the server knows a write and who sent it. */
export interface WriteHeaders {
  readonly 'Idempotency-Key': string;
  readonly 'X-Client-Tag': string;
}

/** The headers of a write over a version: it is refused when that is not the latest any more. */
export interface OverwriteHeaders extends WriteHeaders {
  readonly 'If-Match': string;
}

/** What was agreed to, of kinds of which something may go although it is referenced. */
export interface AgreedQuery {
  readonly expectedReferences?: string;
}

/** The calls of one kind of object, as the contract has them. */
export interface ObjectCalls<Doc, Body> {
  get(id: string, signal: AbortSignal | null): Answer<Doc>;
  create(body: Body, header: WriteHeaders): Answer<Doc>;
  update(id: string, body: Body, header: OverwriteHeaders, query: AgreedQuery): Answer<Doc>;
  remove(id: string, header: OverwriteHeaders, query: AgreedQuery): Answer<unknown>;
  listReferences(id: string, signal: AbortSignal | null): Answer<Reference[]>;
  listVersions(
    id: string,
    query: { readonly startIndex: number; readonly numberOfRows: number },
    signal: AbortSignal,
  ): Answer<{ records: VersionInfo[]; totalRecords: number }>;
  getVersion(id: string, version: number, signal: AbortSignal | null): Answer<Doc>;
  /** Who saved a version. */
  saverOf(doc: Doc): Saver;
}

/** What an editor needs of the server, made of a kind's calls. */
export interface RestObject<Doc, Body> {
  load(id: string, signal?: AbortSignal): Promise<Loaded<Doc>>;
  /** Saves over a version. @throws ProblemError 412 when it is not the latest any more, 409 when others refer to what goes. */
  save(
    id: string,
    body: Body,
    base: Pick<Loaded<unknown>, 'etag'>,
    options: SaveOptions,
  ): Promise<Loaded<Doc>>;
  /** Makes a new object. @throws ProblemError 409 when its name is taken, 422 when a rule is broken. */
  create(body: Body, options: SaveOptions): Promise<Loaded<Doc>>;
  /** Deletes; what refers to it was agreed to. @throws ProblemError 412 and 409 as `save` does. */
  remove(id: string, etag: string, options: SaveOptions): Promise<void>;
  references(id: string, signal?: AbortSignal): Promise<readonly Reference[]>;
  readonly versions: {
    list(
      id: string,
      startIndex: number,
      numberOfRows: number,
      signal: AbortSignal,
    ): Promise<{ readonly versions: readonly VersionInfo[]; readonly total: number }>;
    load(id: string, version: number, signal: AbortSignal): Promise<Loaded<Doc>>;
  };
  /** Whether the history of the object that has this id now holds a version. */
  isSameObject(id: string, earlier: Loaded<Doc>): Promise<boolean>;
  /** Reads the conflicting version out of a refused save (412); null when it is something else. */
  toConflict(error: unknown): Conflict<Doc> | null;
  saverOf(doc: Doc): Saver;
}

/** Makes of a kind's calls what its editor needs: versions by their ETags, conflicts, history. */
export function restObject<Doc extends { readonly version: number }, Body>(
  calls: ObjectCalls<Doc, Body>,
): RestObject<Doc, Body> {
  return {
    load: (id, signal) => toLoaded(calls.get(id, signal ?? null)),
    save: (id, body, { etag }, options) =>
      toLoaded(calls.update(id, body, { 'If-Match': etag, ...headersOf(options) }, agreedOf(options))),
    create: (body, options) => toLoaded(calls.create(body, headersOf(options))),
    remove: async (id, etag, options) => {
      await result(calls.remove(id, { 'If-Match': etag, ...headersOf(options) }, agreedOf(options)));
    },
    references: async (id, signal) => (await result(calls.listReferences(id, signal ?? null))).data,
    versions: {
      list: async (id, startIndex, numberOfRows, signal) => {
        const { data } = await result(calls.listVersions(id, { startIndex, numberOfRows }, signal));
        return { versions: data.records, total: data.totalRecords };
      },
      load: (id, version, signal) => toLoaded(calls.getVersion(id, version, signal)),
    },
    isSameObject: async (id, { doc, etag }) => {
      try {
        return (await result(calls.getVersion(id, doc.version, null))).etag === etag;
      } catch (error) {
        if (isProblem(error, 404)) return false;
        throw error;
      }
    },
    toConflict: (error) => {
      if (!isProblem(error, 412) || !isStale<Doc>(error.problem)) return null;
      const { current, etag } = error.problem;
      return { current: { doc: current, etag }, ...calls.saverOf(current) };
    },
    saverOf: calls.saverOf,
  };
}

function headersOf({ idempotencyKey, clientTag }: SaveOptions): WriteHeaders {
  return { 'Idempotency-Key': idempotencyKey, 'X-Client-Tag': clientTag };
}

function agreedOf({ expectedReferences }: SaveOptions): AgreedQuery {
  return expectedReferences === undefined ? {} : { expectedReferences };
}

function isStale<Doc>(problem: object): problem is { readonly current: Doc; readonly etag: string } {
  return 'current' in problem && 'etag' in problem;
}
