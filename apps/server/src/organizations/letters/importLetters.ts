import { eq } from 'drizzle-orm';
import { FileError } from '../../exchange/FileError.ts';
import { refuseOtherPlan } from '../../formTemplateSets/planChange.ts';
import { kindNames } from '../../kinds/kindNames.ts';
import type { OrganizationDoc, OrganizationType } from '../../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../../kinds/organization/organizationKind.ts';
import type { Queries } from '../../store/Database.ts';
import type { Kind } from '../../store/Kind.ts';
import { SlicedChanges } from '../../store/recordChanges.ts';
import { lockKind, nextRevision } from '../../store/revisions.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { document } from '../../store/schema.ts';
import { inOrganizationSlices } from '../inOrganizationSlices.ts';
import type { LetterOfAuthority } from './LetterOfAuthority.ts';
import {
  issuersIn,
  type KnownOrganization,
  OrganizationFinder,
  type PlannedLetters,
  planLetters,
} from './planLetters.ts';
import type { RunningImport } from './RunningImports.ts';
import { type Issuers, type LetterInFile, readLetters } from './readLetters.ts';

/** The letters of a file; where it cannot be read to its end, nothing but why. */
export async function readLettersFile(
  source: AsyncIterable<Uint8Array>,
  issuers: Issuers,
  checkpoint?: RunningImport['checkpoint'],
): Promise<LetterInFile[]> {
  const onRead = (done: number) => checkpoint?.({ step: 'reading', done, total: null });
  try {
    return await readLetters(source, { issuers, onRead });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { message, position } = error;
    return [{ line: position?.line ?? null, letter: null, number: null, message }];
  }
}

/** What importing a file would do now. */
export async function planFile(
  queries: Queries,
  file: readonly LetterInFile[],
  issuers: Issuers,
): Promise<PlannedLetters> {
  return (await planStored(queries, file, issuers)).planned;
}

interface ImportOptions {
  issuers: Issuers;
  /** Of the plan that was shown; undefined for whatever it is. */
  expectedPlan: string | undefined;
  authorId: string;
  /** Epoch milliseconds. */
  time: number;
  /** Called before each part of the work. What it throws ends the import. */
  checkpoint: RunningImport['checkpoint'];
}

/**
 * Imports the letters of a file in a transaction that is open: a version for each issuer that gets others.
 * @throws ProblemError 409 when something else would be done than was shown, and what the checkpoint throws
 */
export async function importLetters(
  tx: Queries,
  file: readonly LetterInFile[],
  { issuers, expectedPlan, checkpoint, ...origin }: ImportOptions,
): Promise<PlannedLetters> {
  await lockKind(tx, organizationKind.name);
  const { planned, idOf } = await planStored(tx, file, issuers);
  refuseOtherPlan(planned, expectedPlan);
  const { changed, outcomes } = planned;
  if (changed.size === 0) return planned;
  const counts = countLetters(outcomes, changed);
  const total = outcomes.length;
  // What is not of these issuers has nothing to be done.
  let done = total - [...counts.values()].reduce((sum, count) => sum + count, 0);
  checkpoint({ step: 'importing', done, total });
  const kind = organizationKind as unknown as Kind;
  const revision = await nextRevision(tx, kind.name);
  const sliced = new SlicedChanges(tx);
  const work = async (some: StoredDocument<OrganizationDoc>[]) => {
    const changes = some.map(({ id, name, doc: before, version }) => {
      const after: OrganizationDoc = { ...before, letters: changed.get(name) ?? [] };
      const change = { kind, id, action: 'update', before, after, version: version + 1 } as const;
      return { ...change, revision, ...origin };
    });
    await sliced.write(changes);
    for (const { name } of some) done += counts.get(name) ?? 0;
    checkpoint({ step: 'importing', done, total });
  };
  await inOrganizationSlices(tx, [...changed.keys()].map(idOf), { assumedSize, work });
  await sliced.end();
  return planned;
}

/** How many letters of the file each issuer has that gets others. */
function countLetters(
  outcomes: PlannedLetters['outcomes'],
  changed: PlannedLetters['changed'],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { issuerId } of outcomes) {
    if (issuerId !== null && changed.has(issuerId)) counts.set(issuerId, (counts.get(issuerId) ?? 0) + 1);
  }
  return counts;
}

/** Every organization, as letters name them. */
export async function knownOrganizations(
  queries: Queries,
): Promise<(KnownOrganization & { documentId: string })[]> {
  const { id, name, summary } = document;
  const rows = await queries
    .select({ id, name, summary })
    .from(document)
    .where(eq(document.kind, kindNames.organization));
  return rows.map((row) => ({
    ...{ documentId: row.id, id: row.name, name: String(row.summary['displayName'] ?? '') },
    code: typeof row.summary['code'] === 'string' ? row.summary['code'] : null,
    // The summary was written with the type.
    organizationType: row.summary['organizationType'] as OrganizationType,
  }));
}

/** Bytes of an issuer with its letters. */
const assumedSize = 20_000;

async function planStored(queries: Queries, file: readonly LetterInFile[], issuers: Issuers) {
  const known = await knownOrganizations(queries);
  const finder = new OrganizationFinder(known);
  const documentIds = new Map(known.map(({ id, documentId }) => [id, documentId]));
  const idOf = (organization: string) => documentIds.get(organization) ?? organization;
  const stored = new Map<string, readonly LetterOfAuthority[]>();
  await inOrganizationSlices(queries, issuersIn(file, { issuers, finder }).map(idOf), {
    assumedSize,
    work: async (some) => {
      for (const { name, doc } of some) stored.set(name, doc.letters ?? []);
    },
  });
  const lettersOf = (issuerId: string) => stored.get(issuerId) ?? [];
  return { planned: planLetters(file, { issuers, finder, lettersOf }), idOf };
}
