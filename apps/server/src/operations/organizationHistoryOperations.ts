import { isDeepStrictEqual } from 'node:util';
import type { Operations } from '../http/Operation.ts';
import { notFound } from '../http/problems.ts';
import type { OrganizationDoc } from '../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../kinds/organization/organizationKind.ts';
import { compareForms } from '../organizations/forms/compareForms.ts';
import { valueReader } from '../organizations/forms/readValues.ts';
import { templatesOf } from '../organizations/forms/templates.ts';
import type { LetterOfAuthority } from '../organizations/letters/LetterOfAuthority.ts';
import type { Services } from '../Services.ts';
import { documentIdOf, findVersion } from '../store/documentVersions.ts';

/** What differs between two versions of an organization besides its settings. */
export function organizationHistoryOperations({
  queries,
  options,
}: Services): Pick<Operations, 'compareOrganizationVersions'> {
  const load = async (documentId: string, version: number) => {
    const found = await findVersion<OrganizationDoc>(queries, documentId, version);
    if (found === null) throw notFound(`The organization has no version ${version}.`);
    return found.doc;
  };
  return {
    compareOrganizationVersions: {
      handle: async ({ path: { id, version }, query: { since } }) => {
        const documentId = await documentIdOf(queries, organizationKind, id);
        const after = await load(documentId, version);
        const before = since === undefined ? null : await load(documentId, since);
        const [earlier, later] = [before?.forms ?? [], after.forms ?? []];
        const all = [...earlier, ...later];
        const templates = await templatesOf(queries, all);
        const read = await valueReader(queries, { forms: all, templates }, options.clock);
        const forms = compareForms(earlier, later, { templates, read });
        const letters = compareLetters(before?.letters ?? [], after.letters ?? []);
        return { status: 200, body: { forms, letters } };
      },
    },
  };
}

/** How many letters of authority were added, changed and removed. */
function compareLetters(before: readonly LetterOfAuthority[], after: readonly LetterOfAuthority[]) {
  const earlier = new Map(before.map((letter) => [letter.number, letter]));
  const kept = after.filter(({ number }) => earlier.has(number));
  return {
    added: after.length - kept.length,
    changed: kept.filter((letter) => !isDeepStrictEqual(letter, earlier.get(letter.number))).length,
    removed: before.length - kept.length,
  };
}
