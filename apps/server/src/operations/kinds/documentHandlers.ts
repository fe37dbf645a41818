import { readIfMatch } from '../../http/readIfMatch.ts';
import { readWrite } from '../../http/readWrite.ts';
import type { KindModule, ReadBody } from '../../kinds/KindModule.ts';
import type { Services } from '../../Services.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { etagOf, type StoredDocument } from '../../store/StoredDocument.ts';
import type { Write } from '../../store/Write.ts';
import { pointingInto } from '../pointingInto.ts';
import { refuseKnownFaulty } from '../refuseFaulty.ts';
import { addressOf, type KindCall, locate, type ServedKind } from './ServedKind.ts';

type Verb = 'get' | 'create' | 'update' | 'remove';

/** How single objects of a kind are read and written. */
export function documentHandlers({ store }: Services, served: ServedKind) {
  const { module } = served;
  const { kind } = module;
  return {
    get: async (call: KindCall) => answer(module, await store.get(kind, locate(served, call))),
    create: async (call: KindCall) => {
      const read = readBody(module, call);
      await refuseKnownFaulty(store, { kind, at: null, read, bodyFaults: call.bodyFaults });
      const { over, toBodyPointer } = read;
      const created = await pointingInto(toBodyPointer, () =>
        store.create(kind, over(null), writeOf(module, 'create', call)),
      );
      const { ownerUri } = module;
      const location = `/rest${ownerUri}/${encodeURIComponent(addressOf(served, created))}`;
      const { body, headers } = answer(module, created);
      return { status: 201, body, headers: { ...headers, location } };
    },
    update: async (call: KindCall) => {
      const matches = readIfMatch(call.headers['if-match']);
      const read = readBody(module, call);
      const at = locate(served, call);
      await refuseKnownFaulty(store, { kind, at, read, bodyFaults: call.bodyFaults });
      const { over, toBodyPointer } = read;
      const write = { ...writeOf(module, 'update', call), matches, change: over };
      const updated = await pointingInto(toBodyPointer, () => store.update(kind, at, write));
      return answer(module, updated);
    },
    remove: async (call: KindCall) => {
      await store.remove(kind, locate(served, call), {
        ...writeOf(module, 'remove', call),
        matches: readIfMatch(call.headers['if-match']),
        isForced: call.query['forceDelete'] === true,
      });
      return { status: 204 };
    },
  } as const;
}

function answer(module: KindModule, document: StoredDocument) {
  return { status: 200, body: module.view(document), headers: { etag: etagOf(document) } };
}

function readBody({ read, kind }: KindModule, { body }: KindCall): ReadBody<JsonObject> {
  if (!read) throw new Error(`The kind ${kind.name} reads no bodies.`);
  return read(body);
}

function writeOf({ operations, kind }: KindModule, verb: Verb, call: KindCall): Write {
  return readWrite(operations[verb] ?? `${verb} ${kind.name}`, call);
}
