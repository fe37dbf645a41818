import type { LetterOfAuthority as LetterAnswer, LetterOfAuthorityPage } from '@studio/api';
import { kindNames } from '../../kinds/kindNames.ts';
import { type OrganizationDoc, organizationTypes } from '../../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../../kinds/organization/organizationKind.ts';
import type { Queries } from '../../store/Database.ts';
import { findSummaries } from '../../store/findSummaries.ts';
import type { Kind } from '../../store/Kind.ts';
import { listVersions } from '../../store/listVersions.ts';
import { readVersions } from '../../store/readVersions.ts';
import { referrersOf } from '../../store/references.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { inOrganizationSlices } from '../inOrganizationSlices.ts';
import { knownOrganizations } from './importLetters.ts';
import type { LetterOfAuthority } from './LetterOfAuthority.ts';
import { isIssuer } from './planLetters.ts';
import type { Issuers, NamedOrganization } from './readLetters.ts';
import type { IssuedLetters } from './writeLetters.ts';

const collator = new Intl.Collator('en', { numeric: true });

interface Page {
  startIndex: number;
  numberOfRows: number;
}

/** Those that an organization issued, or those that were issued to it, by the name of the issuer and by number. */
export async function pageLetters(
  queries: Queries,
  { doc }: StoredDocument<OrganizationDoc>,
  { startIndex, numberOfRows }: Page,
): Promise<LetterOfAuthorityPage> {
  const issued = isIssuer(doc.organizationType)
    ? [{ issuer: doc, letters: doc.letters ?? [] }]
    : await issuedTo(queries, doc.id);
  const rows = issued
    .flatMap(({ issuer, letters }) => letters.map((letter) => ({ issuer, letter })))
    .toSorted(
      (one, other) =>
        collator.compare(one.issuer.name, other.issuer.name) ||
        collator.compare(one.letter.number, other.letter.number),
    );
  const shown = rows.slice(startIndex, startIndex + numberOfRows);
  const agencyIds = [...new Set(shown.map(({ letter }) => letter.agencyId))];
  const agencies = await findSummaries(queries, organizationKind, agencyIds);
  const records = shown.map(({ issuer, letter }): LetterAnswer => {
    const agency = agencies.get(letter.agencyId);
    const agencyName = agency ? String(agency['displayName'] ?? '') : null;
    return { issuerId: issuer.id, issuerName: issuer.name, agencyName, ...letter };
  });
  return { records, totalRecords: rows.length };
}

interface Issued {
  issuer: Pick<OrganizationDoc, 'id' | 'name'>;
  letters: readonly LetterOfAuthority[];
}

/** What refers to an agency besides, such as its branches, has issued nothing to it. */
async function issuedTo(queries: Queries, agencyId: string): Promise<Issued[]> {
  const referrers = await referrersOf(queries, kindNames.organization, agencyId);
  const ids = referrers.flatMap(({ fromKind, fromId }) =>
    fromKind === kindNames.organization ? [fromId] : [],
  );
  const found: Issued[] = [];
  await inOrganizationSlices(queries, [...new Set(ids)], {
    work: async (some) => {
      for (const { doc } of some) {
        const letters = (doc.letters ?? []).filter((letter) => letter.agencyId === agencyId);
        if (letters.length > 0) found.push({ issuer: { id: doc.id, name: doc.name }, letters });
      }
    },
  });
  return found;
}

/** What all carriers, or all MGAs, have issued, as of one moment; with what a file calls organizations. */
export async function allIssued(queries: Queries, issuers: Issuers) {
  const known = await knownOrganizations(queries);
  const byId = new Map(known.map((organization) => [organization.id, organization]));
  const versions = (await listVersions(queries, [organizationKind.name])).get(organizationKind.name) ?? [];
  const type = issuers === 'mgas' ? organizationTypes.mga : organizationTypes.carrier;
  const own = versions.filter(({ name }) => byId.get(name)?.organizationType === type);
  const nameOf = (id: string) => byId.get(id)?.name ?? '';
  const sorted = own.toSorted(
    (one, other) =>
      collator.compare(nameOf(one.name), nameOf(other.name)) || collator.compare(one.name, other.name),
  );
  const organizationOf = (id: string): NamedOrganization => {
    const { code = null, name = null } = byId.get(id) ?? {};
    return { id, code, name };
  };
  return { issued: read(queries, sorted), organizationOf };
}

async function* read(
  queries: Queries,
  versions: Parameters<typeof readVersions>[2],
): AsyncGenerator<readonly IssuedLetters[]> {
  const kind = organizationKind as unknown as Kind;
  for await (const some of readVersions(queries, kind, versions)) {
    yield some.map(({ doc }) => {
      // The kind wrote the document, so it has the kind's shape.
      const { id, code, name, letters = [] } = doc as OrganizationDoc;
      return { issuer: { id, code, name }, letters };
    });
  }
}
