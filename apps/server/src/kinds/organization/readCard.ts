import type { OrganizationCard } from '@studio/api';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { findDocument } from '../../store/findDocuments.ts';
import { organizationKind } from './organizationKind.ts';

/** The card of an organization. Throws when there is no such organization; a parent that is gone is left out. */
export async function readCard(store: DocumentStore, id: string): Promise<OrganizationCard> {
  const { doc } = await store.get(organizationKind, id);
  const {
    parentId,
    status: _status,
    forms: _forms,
    emailSignature: _signature,
    letters: _letters,
    ...card
  } = doc;
  const parent = parentId === null ? null : await findDocument(store.queries, organizationKind, parentId);
  return { ...card, parentName: parent?.doc.name ?? null, parentCode: parent?.doc.code ?? null };
}
