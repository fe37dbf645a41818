/** What a new object says of its origin, until the server does. */
export const newOrigin = {
  id: '',
  lastModifiedBy: { id: '', name: '' },
  timeLastModified: 0,
  version: 0,
} as const;

/** Who saved a version of an object that is addressed by an id. */
export function saverOfOrigin(origin: {
  readonly lastModifiedBy: { readonly id: string; readonly name: string };
  readonly timeLastModified: number;
}) {
  const { lastModifiedBy, timeLastModified } = origin;
  return { author: lastModifiedBy.name, authorId: lastModifiedBy.id, time: timeLastModified };
}
