import { ParameterError } from '../http/ParameterError.ts';
import type { KindRegistry } from '../kinds/KindRegistry.ts';
import { topicOf } from './topicOf.ts';
import type { Watched } from './Watched.ts';

/** Names that stand for a kind's browser, and for an object that is not saved yet. */
const noObjects = new Set(['', 'null', '-1']);

/** Reads an object's address, such as `/DataSet:Roof Type`. Throws a `ParameterError` for what can name no object. */
export function readObjectUri({ findOwner }: KindRegistry, uri: string): Watched {
  const colon = uri.indexOf(':');
  const module = findOwner(uri.slice(0, Math.max(colon, 0)));
  const text = uri.slice(colon + 1);
  if (module === null || module.operations.get === undefined || noObjects.has(text)) {
    throw new ParameterError('uri', `'${uri}' names no object that can be watched.`);
  }
  const { kind, addressing } = module;
  const at = addressing === 'id' ? { id: text } : text;
  return { uri, kind: kind.name, at, topic: topicOf(kind.name, at) };
}
