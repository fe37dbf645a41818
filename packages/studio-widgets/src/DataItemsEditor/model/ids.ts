import type { DataItemIdFactory } from '../types.ts';

/**
 * A counter behind a random prefix. The prefix keeps ids apart from those of a draft that another page load
 * stored; it comes from `getRandomValues` because `randomUUID` is missing on plain http.
 */
export function createIdFactory(): DataItemIdFactory {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2));
  const prefix = `${first.toString(36)}${second.toString(36)}`;
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count}`;
  };
}

/** The ids of this page load. */
export const newLocalId: DataItemIdFactory = createIdFactory();
