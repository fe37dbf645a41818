import { invalid } from '../../http/problems.ts';
import { readIfMatch } from '../../http/readIfMatch.ts';
import { readWrite } from '../../http/readWrite.ts';
import type { KindModule, KindServices, ReadBody } from '../../kinds/KindModule.ts';
import type { Services } from '../../Services.ts';
import type { Locator } from '../../store/findDocuments.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { etagOf, type StoredDocument } from '../../store/StoredDocument.ts';
import { StoreError } from '../../store/StoreError.ts';
import type { Write } from '../../store/Write.ts';
import { pointingInto } from '../pointingInto.ts';
import { refuseKnownFaulty } from '../refuseFaulty.ts';
import { listReferences } from './listReferences.ts';
import { mayLose, tagOf, tellingReferences } from './lostReferences.ts';
import { addressOf, type KindCall, locate, type ServedKind } from './ServedKind.ts';

type Verb = 'get' | 'create' | 'update' | 'remove';

/** The handlers that read and write single objects of a kind, and report what refers to them. */
export function documentHandlers(services: Services, served: ServedKind) {
  const { store, queries } = services;
  const { module } = served;
  const answer = async (document: StoredDocument) => ({
    status: 200,
    body: await module.view(document, { queries }),
    headers: { etag: etagOf(document) },
  });
  const { kind } = module;
  return {
    get: async (call: KindCall) => answer(await store.get(kind, locate(served, call))),
    create: async (call: KindCall) => {
      const read = await readBody(module, call, { queries, at: null });
      await sayingSo(module, () =>
        refuseKnownFaulty(store, { kind, at: null, read, bodyFaults: call.bodyFaults }),
      );
      const { over, toBodyPointer } = read;
      const write = writeOf(module, 'create', call);
      const created = await sayingSo(module, () =>
        pointingInto(toBodyPointer, () => store.create(kind, over(null), write)),
      );
      const { ownerUri } = module;
      const location = `/rest${ownerUri}/${encodeURIComponent(addressOf(served, created))}`;
      const { body, headers } = await answer(created);
      return { status: 201, body, headers: { ...headers, location } };
    },
    update: async (call: KindCall) => {
      const matches = readIfMatch(call.headers['if-match']);
      const at = locate(served, call);
      const read = await readBody(module, call, { queries, at });
      await sayingSo(module, () => refuseKnownFaulty(store, { kind, at, read, bodyFaults: call.bodyFaults }));
      const { over, toBodyPointer, stored: known = null } = read;
      const isForced = mayLose(services, module, call.query);
      const write = { ...writeOf(module, 'update', call), matches, change: over, isForced, known };
      const updated = await tellingReferences(services, module, at, () =>
        sayingSo(module, () => pointingInto(toBodyPointer, () => store.update(kind, at, write))),
      );
      return answer(updated);
    },
    remove: async (call: KindCall) => {
      const at = locate(served, call);
      const removal = {
        ...writeOf(module, 'remove', call),
        matches: readIfMatch(call.headers['if-match']),
        isForced: mayLose(services, module, call.query),
      };
      await tellingReferences(services, module, at, () => store.remove(kind, at, removal));
      return { status: 204 };
    },
    references: async (call: KindCall) => {
      const { name } = await store.get(kind, locate(served, call));
      const { findModule } = services.registry;
      const references = await listReferences({ queries, findModule }, kind.name, name);
      return { status: 200, body: references, headers: { etag: tagOf(references) } };
    },
  } as const;
}

/** Lets the kind say in its own words that something is wrong with a body. */
async function sayingSo<Result>({ invalidText }: KindModule, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isInvalid = error instanceof StoreError && error.failure.reason === 'invalid';
    if (!invalidText || !isInvalid || error.failure.reason !== 'invalid') throw error;
    throw invalid(error.failure.violations, invalidText.title, invalidText.detail);
  }
}

async function readBody(
  { read, kind }: KindModule,
  { body, signedIn }: KindCall,
  services: KindServices & { at: Locator | null },
): Promise<ReadBody<JsonObject>> {
  if (!read) throw new Error(`The kind ${kind.name} reads no bodies.`);
  return read(body, { ...services, permissions: signedIn().permissions });
}

function writeOf(
  { operations, kind, refusesNamesakes = false }: KindModule,
  verb: Verb,
  call: KindCall,
): Write {
  return { ...readWrite(operations[verb] ?? `${verb} ${kind.name}`, call), refusesNamesakes };
}
