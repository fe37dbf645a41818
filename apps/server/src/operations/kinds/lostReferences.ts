import { digestTag } from '../../http/conditionalGet.ts';
import type { KindModule, LostServices } from '../../kinds/KindModule.ts';
import type { Services } from '../../Services.ts';
import type { Locator } from '../../store/findDocuments.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { type ReportedReferences, StoreError } from '../../store/StoreError.ts';
import type { MayLose } from '../../store/Write.ts';
import { listReferences } from './listReferences.ts';

/**
 * Whether references may dangle afterwards: all, none, or those that were shown.
 * @param query of the call
 */
export function mayLose(
  { registry }: Pick<Services, 'registry'>,
  module: KindModule,
  query: Readonly<Record<string, unknown>>,
): MayLose {
  const { forceDelete, expectedReferences: expected } = query;
  if (typeof expected !== 'string') return forceDelete === true;
  return async (queries, document, parts) => {
    const references = await findLost({ queries, findModule: registry.findModule }, module, document, parts);
    return references.length === 0 || opaque(tagOf(references)) === opaque(expected);
  };
}

/** A digest of references, whatever their order: the same for as long as they are the same. */
export function tagOf(references: readonly object[]): string {
  return digestTag(
    references
      .map((reference) => JSON.stringify(reference))
      .toSorted()
      .join('\n'),
  );
}

/** Lets a refusal because of references say which they are. */
export async function withReferencesNamed<Result>(
  { store, registry }: Services,
  module: KindModule,
  at: Locator,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const { failure } = error;
    if (failure.reason !== 'referenced' && failure.reason !== 'partsReferenced') throw error;
    const parts = failure.reason === 'referenced' ? null : [...failure.parts.keys()];
    if (parts !== null && !module.findLost) throw error;
    const services = { queries: store.queries, findModule: registry.findModule };
    const document = await store.get(module.kind, at);
    const reported = await readReferences(services, module, document, parts);
    throw new StoreError({ ...failure, reported }, { cause: error });
  }
}

async function readReferences(
  services: LostServices,
  module: KindModule,
  document: StoredDocument,
  parts: readonly string[] | null,
): Promise<ReportedReferences> {
  const references = await findLost(services, module, document, parts);
  return { references, tag: tagOf(references) };
}

/** The references that dangle once a document, or these parts of it, are gone, as the contract has references. */
function findLost(
  services: LostServices,
  module: KindModule,
  document: StoredDocument,
  parts: readonly string[] | null,
): Promise<readonly object[]> {
  return module.findLost
    ? module.findLost(document, parts, services)
    : listReferences(services, module.kind.name, document.name);
}

/** Something between the server and the client may have made a tag weak. */
function opaque(tag: string): string {
  return tag.replace(/^W\//, '').replaceAll('"', '');
}
