import { ParameterError } from '../http/ParameterError.ts';
import type { KindRegistry } from '../kinds/KindRegistry.ts';
import { singletonName, unsavedTag } from '../kinds/SingletonRules.ts';
import { topicOf } from '../store/announcements/topicOf.ts';
import type { Watched } from './Watched.ts';

/** Names that mean a kind's browser, or an object that is not saved yet. */
const noObjects = new Set(['', 'null', '-1']);

/**
 * Reads an object's address, such as `/DataSet:Roof Type`, or that of a kind, such as `/DataSet`. Throws a `ParameterError` for
 * what can name neither.
 */
export function readWatchedUri({ findOwner }: KindRegistry, uri: string): Watched {
  const colon = uri.indexOf(':');
  if (colon === -1) {
    const { kind } = findOwner(uri) ?? refuse(uri);
    return { uri, kind: kind.name, at: null, topic: topicOf(kind.name, null) };
  }
  const module = findOwner(uri.slice(0, colon));
  const text = uri.slice(colon + 1);
  if (module === null || module.operations.get === undefined || noObjects.has(text)) {
    return refuse(uri);
  }
  const { kind, addressing } = module;
  const at = addressing === 'id' ? { id: text } : text;
  const isUnsaved = kind.isSingleton === true && at === singletonName;
  return {
    ...{ uri, kind: kind.name, at, topic: topicOf(kind.name, at) },
    ...(isUnsaved && { unsaved: { name: singletonName, etag: unsavedTag, deletion: null } }),
  };
}

function refuse(uri: string): never {
  throw new ParameterError('uri', `'${uri}' names no object or kind that can be watched.`);
}
