import type { Version } from '@studio/api';
import { fault } from '../../fault.ts';
import type { Operation, OperationId, Operations } from '../../http/Operation.ts';
import { invalid, notFound } from '../../http/problems.ts';
import { readIfMatch } from '../../http/readIfMatch.ts';
import { readWrite } from '../../http/readWrite.ts';
import type { KindModule, KindServices, KindVerb, ReadBody } from '../../kinds/KindModule.ts';
import { pageSize } from '../../preferences/rules.ts';
import type { Services } from '../../Services.ts';
import {
  documentIdOf,
  findVersion,
  listDocumentVersions,
  type VersionRow,
} from '../../store/documentVersions.ts';
import { findDocument, findState, type Locator } from '../../store/findDocuments.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { etagOf, type StoredDocument } from '../../store/StoredDocument.ts';
import { StoreError } from '../../store/StoreError.ts';
import type { Write } from '../../store/Write.ts';
import { pointingInto } from '../pointingInto.ts';
import { refuseKnownFaulty } from '../refuseFaulty.ts';
import { exportHandler } from './exportHandler.ts';
import { keepLeftOut, type WrittenOf } from './keepLeftOut.ts';
import { listHandler } from './listHandler.ts';
import { compareReferences, listReferences } from './listReferences.ts';
import { mayLose, tagOf, withReferencesNamed } from './lostReferences.ts';
import { addressOf, type KindCall, locate, type ServedKind } from './ServedKind.ts';
import { singletonHandlers } from './singletonHandlers.ts';

/** What has a document for a body. */
const reportsFaults: ReadonlySet<string> = new Set<KindVerb>(['create', 'update']);

type Handler = (call: KindCall) => Promise<object>;

/** Bytes of a body that selects objects: room for 100,000 names. */
export const selectionBodyLimit = 16 * 1024 * 1024;

/** The operations that every kind has, for all of them: what the contract calls them is in the modules. */
export function kindOperations(services: Services, writtenOf: WrittenOf): Partial<Operations> {
  return Object.assign(
    {},
    ...services.registry.modules.map((module) => operationsOf(services, writtenOf, module.kind.name)),
  );
}

function operationsOf(services: Services, writtenOf: WrittenOf, kindName: string): Partial<Operations> {
  const served = serve(services, kindName);
  const { operations, bodyLimit, singleton } = served.module;
  const handlers: Record<KindVerb, Handler> = {
    list: listHandler(services, served),
    ...documentHandlers(services, writtenOf, served),
    ...(singleton && singletonHandlers(services, served, singleton)),
    ...versionHandlers(services, served),
    export: exportHandler(services, served),
  };
  const limits: Partial<Record<KindVerb, number>> = {
    create: bodyLimit,
    update: bodyLimit,
    export: selectionBodyLimit,
  };
  const entries = Object.entries(operations).map(([verb, id]) => {
    const limit = limits[verb as KindVerb];
    const operation = {
      ...(limit !== undefined && { bodyLimit: limit }),
      ...(reportsFaults.has(verb) && { reportsFaults: true }),
      handle: handlers[verb as KindVerb],
    };
    // The contract says what each takes and answers; tests hold every answer against it.
    return [id, operation as unknown as Operation<OperationId>];
  });
  return Object.fromEntries(entries);
}

/** A kind with what its calls work with. Throws when there is no such kind. */
export function serve({ registry, lists, queries }: Services, kindName: string): ServedKind {
  const module = registry.moduleOf(kindName);
  const list = lists.get(kindName);
  if (!list) throw new Error(`The kind ${kindName} has no list.`);
  return { module, list, filters: module.filters?.({ queries }) ?? null };
}

/** How it is answered what objects of a kind were. */
function versionHandlers({ queries, preferences }: Services, served: ServedKind) {
  const { module } = served;
  return {
    versions: async (call: KindCall) => {
      // The contract was checked before.
      const { startIndex = 0, numberOfRows: asked } = call.query as Record<string, number>;
      const numberOfRows = pageSize(preferences, asked, 'history.defaultPageSize');
      const { kind } = module;
      const at = locate(served, call);
      if (kind.isSingleton && (await findState(queries, kind, at)) === null) {
        return { status: 200, body: { records: [], totalRecords: 0 } };
      }
      const id = await documentIdOf(queries, kind, at);
      const { rows, total } = await listDocumentVersions(queries, id, { startIndex, numberOfRows });
      return { status: 200, body: { records: rows.map(toVersion), totalRecords: total } };
    },
    version: async (call: KindCall) => {
      const version = Number(call.path['version']);
      const { kind, parameter } = module;
      const id = await documentIdOf(queries, kind, locate(served, call));
      const found = await findVersion(queries, id, version);
      const what = kind.isSingleton
        ? kind.noun
        : `${kind.noun} '${call.path[parameter] ?? call.query[parameter]}'`;
      if (!found) throw notFound(`The ${what} has no version ${version}.`);
      return { status: 200, body: await module.view(found, { queries }), headers: { etag: etagOf(found) } };
    },
  } as const;
}

function toVersion({ version, revision, action, name, authorName, authorId, time }: VersionRow): Version {
  if (action === 'delete') return fault('A deletion is no version.');
  return { version, etag: etagOf({ version, revision }), action, name, author: authorName, authorId, time };
}

type Verb = 'get' | 'create' | 'update' | 'remove';

/** The handlers that read and write single objects of a kind, and report what refers to them. */
function documentHandlers(services: Services, writtenOf: WrittenOf, served: ServedKind) {
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
      await withInvalidText(module, () =>
        refuseKnownFaulty(store, { kind, at: null, read, bodyFaults: call.bodyFaults }),
      );
      const { over, toBodyPointer } = read;
      const write = writeOf(module, 'create', call);
      const created = await withInvalidText(module, () =>
        pointingInto(toBodyPointer, () => store.create(kind, over(null), write)),
      );
      const { ownerUri } = module;
      const location = `/rest${ownerUri}/${encodeURIComponent(addressOf(served, created))}`;
      const { body, headers } = await answer(created);
      return { status: 201, body, headers: { ...headers, location } };
    },
    update: async (call: KindCall) => {
      const isMeant = readIfMatch(call.headers['if-match']);
      const at = locate(served, call);
      const written = writtenOf(module.operations.update ?? fault(`${kind.name} has no updates.`));
      const find = () => findDocument(queries, kind, at);
      const { body, from } = await keepLeftOut(module, call.body, written, { queries, find });
      const read = await readBody(module, { ...call, body }, { queries, at });
      await withInvalidText(module, () =>
        refuseKnownFaulty(store, { kind, at, read, bodyFaults: call.bodyFaults }),
      );
      const { over, toBodyPointer, stored: known = null } = read;
      const isForced = mayLose(services, module, call.query);
      // What was left out is as it is in one version alone.
      const matches = (etag: string) => isMeant(etag) && (from === null || etag === etagOf(from));
      const write = { ...writeOf(module, 'update', call), matches, change: over, isForced, known };
      const updated = await withReferencesNamed(services, module, at, () =>
        withInvalidText(module, () => pointingInto(toBodyPointer, () => store.update(kind, at, write))),
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
      await withReferencesNamed(services, module, at, () => store.remove(kind, at, removal));
      return { status: 204 };
    },
    references: async (call: KindCall) => {
      const document = await store.get(kind, locate(served, call));
      const { findModule } = services.registry;
      const uses = (await module.findUses?.(document, { queries })) ?? [];
      const named = await listReferences({ queries, findModule }, kind.name, document.name);
      const references = [...named, ...uses].toSorted(compareReferences);
      return { status: 200, body: references, headers: { etag: tagOf(references) } };
    },
  } as const;
}

/** Lets the kind say in its own words that something is wrong with a body. */
async function withInvalidText<Result>(
  { invalidText }: KindModule,
  work: () => Promise<Result>,
): Promise<Result> {
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
