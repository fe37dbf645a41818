import { hash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { RestoreFile } from '../../exchange/RestoreFile.ts';
import type { Queries } from '../../store/Database.ts';
import { insertInSteps } from '../../store/insertInSteps.ts';
import { etagOf } from '../../store/StoredDocument.ts';
import { document } from '../../store/schema.ts';
import { formTemplateKind } from './formTemplateKind.ts';

/** A save of a form template. */
export interface SeenSave {
  id: string;
  version: number;
  revision: number;
}

/** The saves of form templates that importing a file meets. */
export interface ImportPlan {
  /** By what tells form templates apart, as the store has it. Those that are not there are not in it. */
  seen: ReadonlyMap<string, SeenSave>;
  /** Identifies them: another one once any of them was saved, made or deleted. */
  plan: string;
}

/** Sees what importing a file meets. */
export async function planImport(queries: Queries, { contents }: RestoreFile): Promise<ImportPlan> {
  const keys = contents.flatMap(({ documents }) => documents.map(({ key }) => key));
  const { id, version, revision, identityKey } = document;
  const found = await insertInSteps(keys, (some) =>
    queries
      .select({ id, version, revision, identityKey })
      .from(document)
      .where(and(eq(document.kind, formTemplateKind.name), inArray(identityKey, some))),
  );
  const rows = found.flat();
  const saves = rows.map((row) => `${row.id} ${etagOf(row)}`);
  return {
    seen: new Map(rows.map(({ identityKey: key, ...save }) => [key, save])),
    plan: hash('sha256', JSON.stringify(saves.toSorted()), 'base64url'),
  };
}
