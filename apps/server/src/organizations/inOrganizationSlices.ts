import type { OrganizationDoc } from '../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../kinds/organization/organizationKind.ts';
import type { Queries } from '../store/Database.ts';
import { findDocumentsById } from '../store/findDocuments.ts';
import { inSlices } from '../store/inSlices.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';

interface SliceOptions {
  /** Bytes of one of them; how large one is is not known before it is read. Default: 2,000. */
  assumedSize?: number;
  work: (some: StoredDocument<OrganizationDoc>[]) => Promise<void>;
}

/**
 * Works through organizations, some of them in memory at a time.
 * @param ids of their documents
 */
export async function inOrganizationSlices(
  queries: Queries,
  ids: readonly string[],
  { assumedSize = 2000, work }: SliceOptions,
): Promise<void> {
  await inSlices(ids, {
    weigh: () => assumedSize,
    work: async (some) => work(await findDocumentsById(queries, organizationKind, some)),
  });
}
