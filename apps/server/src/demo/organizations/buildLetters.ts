import {
  type OrganizationDoc,
  type OrganizationType,
  organizationTypes,
} from '../../kinds/organization/OrganizationDoc.ts';
import type { LetterOfAuthority } from '../../organizations/letters/LetterOfAuthority.ts';

const lines = ['Property', 'General Liability', 'Commercial Auto', 'Inland Marine', 'Umbrella', 'Cyber'];
const notes = [
  null,
  null,
  'Binding authority up to $1,000,000 in total insured value.',
  null,
  'Quotes only; every binder is referred.',
];

const carrierLetters = 200;
const mgaLetters = 50;

/**
 * The letters of authority of the demo, by the ids of their issuers: 200 of carriers, given to agencies, and 50 of MGAs, given to agencies of
 * MGAs. Some have expired, some do not end.
 */
export function buildLetters(
  organizations: readonly OrganizationDoc[],
): ReadonlyMap<string, LetterOfAuthority[]> {
  const ofType = (type: OrganizationType) =>
    organizations.filter(({ organizationType, name }) => organizationType === type && name !== '');
  const { carrier, mga, agency, mgaAgency } = organizationTypes;
  const issued = new Map<string, LetterOfAuthority[]>();
  const issue = (
    count: number,
    issuers: readonly OrganizationDoc[],
    agencies: readonly OrganizationDoc[],
  ) => {
    for (let serial = 0; serial < count; serial += 1) {
      // Some issuers have many letters, and some have none.
      const issuer = issuers[(serial * serial) % issuers.length];
      const to = agencies[(serial * 7 + 3) % agencies.length];
      if (!issuer || !to) continue;
      const letters = issued.get(issuer.id) ?? [];
      letters.push(letter(`LOA-${1001 + letters.length}`, serial, to));
      issued.set(issuer.id, letters);
    }
  };
  issue(carrierLetters, ofType(carrier), ofType(agency));
  issue(mgaLetters, ofType(mga), ofType(mgaAgency));
  return issued;
}

function letter(number: string, serial: number, agency: OrganizationDoc): LetterOfAuthority {
  const year = 2024 + (serial % 3);
  const month = String(1 + (serial % 12)).padStart(2, '0');
  return {
    ...{ number, agencyId: agency.id },
    effective: `${year}-${month}-01`,
    expires: serial % 4 === 0 ? null : `${year + 1}-12-31`,
    states: agency.state === null || serial % 5 === 0 ? [] : [agency.state],
    lines: lines.filter((_line, index) => (serial + index) % 3 === 0),
    note: notes[serial % notes.length] ?? null,
  };
}
