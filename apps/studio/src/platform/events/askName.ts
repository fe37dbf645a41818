import { watchObject } from './watchObject.ts';

/** Time-out, in milliseconds. */
const patienceMs = 2000;

/**
 * What an object is called now that had a name before.
 * @param uri with the name that it had
 * @returns null when there is none, and when there is no answer within two seconds
 */
export function askName(uri: string): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const stop = watchObject(uri, { onCurrent: ({ etag, name }) => resolve(etag === null ? null : name) });
  const timer = setTimeout(() => resolve(null), patienceMs);
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}
