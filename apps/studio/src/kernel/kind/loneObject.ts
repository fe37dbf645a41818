import { isProblem, result } from '@studio/api';
import { session } from '../../platform/session/session.ts';
import type { RestObject } from '../editor/rest/restObject.ts';
import type { SaveOptions } from '../editor/types.ts';
import type { VersionInfo } from '../editor/VersionSource.ts';
import { pathClient } from './idKind.ts';
import { type LoneDoc, type LoneKind, loneLoaded } from './loneKind.ts';

/** The conflicting version, as a refused save carries it. */
interface Stale<Item> {
  readonly current: readonly Item[];
  readonly etag: string;
  readonly lastModifiedBy?: { readonly id: string; readonly name: string };
  readonly timeLastModified?: number;
}

/** The calls of an editor of what there is one of: it is neither made nor deleted. */
export function loneObject<Item, Body>({
  rest,
  load,
}: Pick<LoneKind<Item>, 'rest' | 'load'>): RestObject<LoneDoc<Item>, Body> {
  const { GET, POST } = pathClient;
  return {
    load: (_id, signal) => load(signal ?? null),
    save: async (_id, body, { etag }, options) => {
      // What others have saved meanwhile is merged here, where it can be seen.
      const header = { 'If-Match': etag, Prefer: 'handling=strict', ...headersOf(options) };
      const saved = await result(POST<Item[]>(rest.write, { params: { header }, body }));
      const { id: authorId = '', name: author = '' } = session.current?.user ?? {};
      const version = versionOf(saved.etag ?? '');
      return loneLoaded(saved.data, saved.etag, { version, author, authorId, time: Date.now() });
    },
    create: () => Promise.reject(new Error('There is one already.')),
    remove: () => Promise.reject(new Error('There always is one.')),
    references: async () => [],
    versions: {
      list: async (_id, startIndex, numberOfRows, signal) => {
        const query = { startIndex, numberOfRows };
        const page = GET<{ records: VersionInfo[]; totalRecords: number }>(rest.versions, {
          params: { query },
          signal,
        });
        const { data } = await result(page);
        return { versions: data.records, total: data.totalRecords };
      },
      load: async (_id, version, signal) => {
        const at = GET<Item[]>(`${rest.versions}/{version}`, { params: { path: { version } }, signal });
        const { data, etag } = await result(at);
        return loneLoaded(data, etag, { version, author: '', authorId: '', time: 0 });
      },
    },
    isSameObject: async () => true,
    toConflict: (error) => {
      if (!isProblem(error, 412) || !isStale<Item>(error.problem)) return null;
      const { current, etag, lastModifiedBy, timeLastModified: time = 0 } = error.problem;
      const { id: authorId = '', name: author = '' } = lastModifiedBy ?? {};
      const version = versionOf(etag);
      return {
        current: loneLoaded(current, etag, { version, author, authorId, time }),
        author,
        authorId,
        time,
      };
    },
    saverOf: ({ saved }) => ({
      author: saved?.author ?? '',
      authorId: saved?.id ?? '',
      time: saved?.time ?? 0,
    }),
  };
}

/** The ETag of a version begins with its number. */
function versionOf(etag: string): number {
  return Number(/^"(\d+)/.exec(etag)?.[1] ?? 0);
}

function headersOf({ idempotencyKey, clientTag }: SaveOptions) {
  return { 'Idempotency-Key': idempotencyKey, 'X-Client-Tag': clientTag };
}

function isStale<Item>(problem: object): problem is Stale<Item> {
  return 'current' in problem && 'etag' in problem;
}
