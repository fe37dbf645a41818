import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../store/Database.ts';
import { nameKey } from '../../store/nameKey.ts';
import { document } from '../../store/schema.ts';
import { type FormTemplateDoc, formStatus } from './FormTemplateDoc.ts';
import { formTemplateKind } from './formTemplateKind.ts';

/** The highest version of a form that is published, or in production; 0 for none, and for what is no saved form. */
export async function lastPublished(queries: Queries, doc: FormTemplateDoc | null | 'new'): Promise<number> {
  if (doc === null || doc === 'new') return 0;
  const { uniqueName } = doc;
  const versions = await queries
    .select({ name: document.name, summary: document.summary })
    .from(document)
    .where(and(eq(document.kind, formTemplateKind.name), eq(document.nameKey, nameKey(uniqueName))));
  const published = versions.filter(
    ({ name, summary }) => name === uniqueName && summary['status'] !== formStatus.draft,
  );
  return Math.max(0, ...published.map(({ summary }) => Number(summary['templateVersion'])));
}

/** Why an older version can be neither published nor marked in production. @param version that is published */
export function publishedLater(version: number): string {
  return `Version ${version} of it is published already.`;
}
