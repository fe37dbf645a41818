import { result } from '@studio/api';
import type { Loaded } from '../editor/Loaded.ts';
import { type EarlyObject, earlyLoaded } from '../object/earlyObject.ts';
import { pathClient } from './idKind.ts';

/** The id under which the server knows what there is one of. */
export const loneId = 'studio';

/** Who saved a version, and when. */
export interface LoneOrigin {
  readonly id: string;
  /** The name to show. */
  readonly author: string;
  /** Epoch milliseconds. */
  readonly time: number;
}

/** A list that is one object: it is loaded, edited and saved as a whole. */
export interface LoneDoc<Item> {
  readonly items: readonly Item[];
  /** Counts from 1; 0 before the first save. */
  readonly version: number;
  /** Null before the first save. */
  readonly saved: LoneOrigin | null;
}

/** What a kind of which there is one object declares. */
export interface LoneKindInput {
  /** The kind's owner URI, such as `/StateRate`. */
  readonly kind: string;
  /** The path of its screen in the console. */
  readonly path: string;
  /**
   * Where the contract reads it (default: `/rest/StateRate/studio` of the kind `/StateRate`), where it is written (default: there, too), and where its
   * versions are listed (default: `versions` below).
   */
  readonly rest?: { readonly read: string; readonly write?: string; readonly versions?: string };
}

/** A kind of which there is one object: where its screen is, and what that asks first. */
export interface LoneKind<Item> extends LoneKindInput {
  readonly rest: Required<NonNullable<LoneKindInput['rest']>>;
  load(signal: AbortSignal | null): Promise<Loaded<LoneDoc<Item>>>;
  readonly object: EarlyObject<LoneDoc<Item>>;
}

/** A version as the contract lists it. */
interface ListedVersion {
  readonly version: number;
  readonly author: string;
  readonly authorId: string;
  readonly time: number;
}

/** Declares a kind of which there is one object. It is part of what the console begins with. */
export function loneKind<Item>(input: LoneKindInput): LoneKind<Item> {
  const { kind } = input;
  const { read } = input.rest ?? { read: `/rest${kind}/${loneId}` };
  const rest = { read, write: read, versions: `${read}/versions`, ...input.rest };
  const load = async (signal: AbortSignal | null): Promise<Loaded<LoneDoc<Item>>> => {
    const newest = { params: { query: { startIndex: 0, numberOfRows: 1 } }, signal };
    const [list, versions] = await Promise.all([
      result(pathClient.GET<Item[]>(rest.read, { signal })),
      result(pathClient.GET<{ records: ListedVersion[] }>(rest.versions, newest)),
    ]);
    return loneLoaded(list.data, list.etag, versions.data.records[0]);
  };
  return {
    ...{ ...input, rest, load },
    object: earlyLoaded(kind, (_id, signal) => load(signal)),
  };
}

/**
 * A version of a list that is one object.
 * @param saved the version as it is listed; undefined for none
 * @throws when the answer had no ETag
 */
export function loneLoaded<Item>(
  items: readonly Item[],
  etag: string | null,
  saved: ListedVersion | undefined,
): Loaded<LoneDoc<Item>> {
  if (etag === null) throw new Error('The server answered a list without an ETag.');
  const origin = saved && { id: saved.authorId, author: saved.author, time: saved.time };
  return { doc: { items, version: saved?.version ?? 0, saved: origin ?? null }, etag };
}
