import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { history } from '../schema.ts';

/** Which version of which document. */
export interface VersionId {
  documentId: string;
  version: number;
}

/** Tells versions of any documents apart. */
export function versionKey({ documentId, version }: VersionId): string {
  return `${version} ${documentId}`;
}

/** The condition on rows of history that they are one of these versions. */
export function isOneOf(versions: readonly VersionId[]): SQL | undefined {
  const documents = Map.groupBy(versions, ({ documentId }) => documentId);
  return or(...[...documents].map(([id, some]) => isVersionOf(id, some)));
}

function isVersionOf(documentId: string, some: readonly VersionId[]): SQL | undefined {
  const numbers = new Set(some.map(({ version }) => version));
  return and(eq(history.documentId, documentId), inArray(history.version, [...numbers]));
}
