import type { Operation, OperationId, Operations } from '../../http/Operation.ts';
import type { KindVerb } from '../../kinds/KindModule.ts';
import type { Services } from '../../Services.ts';
import { documentHandlers } from './documentHandlers.ts';
import { exportHandler } from './exportHandler.ts';
import { listHandler } from './listHandler.ts';
import type { KindCall, ServedKind } from './ServedKind.ts';
import { singletonHandlers } from './singletonHandlers.ts';
import { versionHandlers } from './versionHandlers.ts';

/** What has a document for a body. */
const reportsFaults: ReadonlySet<string> = new Set<KindVerb>(['create', 'update']);

type Handler = (call: KindCall) => Promise<object>;

/** Bytes of a body that selects objects: room for 100,000 names. */
export const selectionBodyLimit = 16 * 1024 * 1024;

/** The operations that every kind has, for all of them: what the contract calls them is in the modules. */
export function kindOperations(services: Services): Partial<Operations> {
  return Object.assign(
    {},
    ...services.registry.modules.map((module) => operationsOf(services, module.kind.name)),
  );
}

function operationsOf(services: Services, kindName: string): Partial<Operations> {
  const served = serve(services, kindName);
  const { operations, bodyLimit, singleton } = served.module;
  const handlers: Record<KindVerb, Handler> = {
    list: listHandler(services, served),
    ...documentHandlers(services, served),
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
