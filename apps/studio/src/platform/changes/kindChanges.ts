import { Emitter } from '../state/Emitter.ts';

const changes = new Map<string, Emitter>();

/** The last reported versions, by kind. */
const reported = new Map<string, readonly string[]>();
/** A write's answer and the event of it come within moments of each other: this many writes may lie between. */
const mostReported = 20;

/**
 * Calls back when an object of a kind was made, saved or deleted: from this tab, or, of kinds and objects that this browser
 * watches, by any user.
 * @param kind its owner URI, such as `/DataSet`
 * @returns unsubscribes
 */
export function onKindChange(kind: string, listener: () => void): () => void {
  const ofKind = changes.get(kind) ?? new Emitter();
  changes.set(kind, ofKind);
  return ofKind.on(listener);
}

/**
 * Says that objects of a kind were changed.
 * @param etag the version that was saved, when it is known: reporting it once more is no further change
 */
export function announceKindChange(kind: string, etag: string | null = null): void {
  const known = reported.get(kind) ?? [];
  if (etag !== null) {
    if (known.includes(etag)) return;
    reported.set(kind, [...known.slice(1 - mostReported), etag]);
  }
  changes.get(kind)?.emit();
}

/** The kind that a path of the server is about, such as `/DataSet` for `/rest/DataSet/filter`; null when it is about none. */
export function kindOfPath(path: string): string | null {
  const name = /^\/rest\/([^/]+)/.exec(path)?.[1];
  return name === undefined ? null : `/${name}`;
}

/** The kind of an object, such as `/DataSet` for `/DataSet:Roof Type`. */
export function kindOfUri(uri: string): string {
  const end = uri.indexOf(':');
  return end === -1 ? uri : uri.slice(0, end);
}
