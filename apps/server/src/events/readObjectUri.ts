import { ParameterError } from '../http/ParameterError.ts';
import { kindNames } from '../kinds/kindNames.ts';
import { topicOf } from './topicOf.ts';
import type { Watched } from './Watched.ts';

/** The kinds whose objects can be watched, by their owner URI. */
const kindsByOwner: ReadonlyMap<string, string> = new Map([['/DataSet', kindNames.dataSet]]);

/** Reads an object's address, such as `/DataSet:Roof Type`. Throws a `ParameterError` for what can name no object. */
export function readObjectUri(uri: string): Watched {
  const colon = uri.indexOf(':');
  const kind = kindsByOwner.get(uri.slice(0, Math.max(colon, 0)));
  const name = uri.slice(colon + 1);
  // 'null' stands for the kind's browser.
  if (kind === undefined || name === '' || name === 'null') {
    throw new ParameterError('uri', `'${uri}' names no object that can be watched.`);
  }
  return { uri, kind, name, topic: topicOf(kind, name) };
}
