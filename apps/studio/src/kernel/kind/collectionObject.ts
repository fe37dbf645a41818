import type { RestObject } from '../editor/rest/restObject.ts';
import type { Conflict, Loaded, Saver } from '../editor/types.ts';
import { saverOfOrigin } from '../object/newOrigin.ts';
import type { CollectionDoc, CollectionItem, CollectionKind } from './collectionKind.ts';

/** An object of a collection is another one than the screen knows, or is gone: carries the whole collection as it is now. */
export class StaleCollectionError extends Error {
  readonly conflict: Conflict<unknown>;

  constructor(current: Loaded<unknown>, saver: Saver) {
    super('Somebody has saved since.');
    this.name = 'StaleCollectionError';
    this.conflict = { current, ...saver };
  }
}

/** The calls of the editor of a collection, which is loaded as a whole. What saves its objects is declared by `defineCollectionEditor`. */
export function collectionObject<Item extends CollectionItem>({
  load,
}: Pick<CollectionKind<Item>, 'load'>): RestObject<CollectionDoc<Item>, unknown> {
  const never = () => Promise.reject(new Error('A collection is saved object by object.'));
  return {
    load: (_id, signal) => load(signal ?? null),
    save: never,
    create: never,
    remove: never,
    references: async () => [],
    versions: { list: async () => ({ versions: [], total: 0 }), load: never },
    isSameObject: async () => true,
    // What throws it is the save of this collection.
    toConflict: (error) =>
      error instanceof StaleCollectionError ? (error.conflict as Conflict<CollectionDoc<Item>>) : null,
    saverOf: ({ items }) => {
      const latest = items.toSorted((a, b) => b.timeLastModified - a.timeLastModified)[0];
      return latest === undefined ? { author: '', authorId: '', time: 0 } : saverOfOrigin(latest);
    },
  };
}
