import { result } from '@studio/api';
import type { Loaded } from '../editor/Loaded.ts';
import type { EarlyObject } from '../object/earlyObject.ts';
import { callEarly } from '../resource/callEarly.ts';
import { loadActions } from '../resource/loadActions.ts';
import { pathClient } from './idKind.ts';
import { loneId } from './loneKind.ts';

/** What each object of a collection says of itself. */
export interface CollectionItem {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** Of this version of the object. */
  readonly etag: string;
  readonly lastModifiedBy: { readonly id: string; readonly name: string };
  /** Epoch milliseconds. */
  readonly timeLastModified: number;
}

/** All objects of a kind, edited on one screen and saved one by one. */
export interface CollectionDoc<Item> {
  readonly items: readonly Item[];
}

/** What a collection declares. */
export interface CollectionKindInput {
  /** The kind's owner URI, such as `/ConfiguredFile`. */
  readonly kind: string;
  /** The path of its screen in the console. */
  readonly path: string;
  /** Where the contract lists its objects. */
  readonly list: string;
}

/** A kind whose objects are edited together: where their screen is, and what that asks first. */
export interface CollectionKind<Item> extends CollectionKindInput {
  load(signal: AbortSignal | null): Promise<Loaded<CollectionDoc<Item>>>;
  readonly object: EarlyObject<CollectionDoc<Item>>;
}

/** As many as the contract gives at once. */
const numberOfRows = 500;

/** Declares a kind whose objects are edited together. It is part of what the console begins with. */
export function collectionKind<Item extends CollectionItem>(
  input: CollectionKindInput,
): CollectionKind<Item> {
  const { kind, list } = input;
  const load = async (signal: AbortSignal | null): Promise<Loaded<CollectionDoc<Item>>> => {
    const items: Item[] = [];
    for (;;) {
      const query = { startIndex: items.length, numberOfRows };
      const page = pathClient.GET<{ records: Item[]; totalRecords: number }>(list, {
        params: { query },
        signal,
      });
      const { records, totalRecords } = (await result(page)).data;
      items.push(...records);
      if (records.length === 0 || items.length >= totalRecords) return collectionLoaded(items);
    }
  };
  const doc = callEarly((_id: string, signal: AbortSignal) => load(signal));
  // The actions are those of the list; single objects have others. What is exported is chosen in a list, which there is none of.
  const actions = callEarly(async (_id: string, signal: AbortSignal) =>
    (await loadActions(kind, null, signal)).filter(({ name }) => name !== 'Export'),
  );
  const ask = () => {
    doc.ask(loneId);
    actions.ask(loneId);
  };
  return { ...input, load, object: { doc, actions, ask } };
}

/** Some objects as one version: it is another one as soon as one of them is, or one comes or goes. */
export function collectionLoaded<Item extends CollectionItem>(
  items: readonly Item[],
): Loaded<CollectionDoc<Item>> {
  const versions = items.map(({ id, etag }) => `${id} ${etag}`).toSorted();
  return { doc: { items }, etag: JSON.stringify(versions) };
}
