import type { Organization, OrganizationSummary, OrganizationWrite } from '@studio/api';
import type { ListRow } from '../../lists/ListRow.ts';
import type { Queries } from '../../store/Database.ts';
import { findSummaries } from '../../store/findSummaries.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import type { Violation } from '../../store/Violation.ts';
import { identified, identifiedRow } from '../identified.ts';
import type { ReadBody } from '../KindModule.ts';
import { type OrganizationDoc, organizationStatus, statusOf } from './OrganizationDoc.ts';
import { organizationKind } from './organizationKind.ts';

/** The contract's form of an organization; of a parent that is gone, only the id is known. */
export async function viewOrganization(
  document: StoredDocument<OrganizationDoc>,
  { queries }: { queries: Queries },
): Promise<Organization> {
  const { doc } = document;
  const { parentId } = doc;
  const { forms: _forms, emailSignature, letters: _letters, ...shown } = identified(document);
  const parents = await findSummaries(queries, organizationKind, parentId === null ? [] : [parentId]);
  const parent = parentId === null ? undefined : parents.get(parentId);
  const status = statusOf(doc);
  return {
    ...shown,
    id: doc.id,
    status,
    isDraftStatus: status === organizationStatus.draft,
    parentName: textOf(parent?.['displayName']),
    parentCode: textOf(parent?.['code']),
    defaultEmailSignature: emailSignature?.html ?? '',
  };
}

/** The contract's form of rows of the list. */
export async function organizationRows(
  rows: readonly ListRow[],
  { queries }: { queries: Queries },
): Promise<OrganizationSummary[]> {
  const parentIds = [...new Set(rows.flatMap(({ summary }) => textOf(summary['parentId']) ?? []))];
  const parents = await findSummaries(queries, organizationKind, parentIds);
  return rows.map((row) => {
    const { summary } = row;
    const parentId = textOf(summary['parentId']);
    return {
      ...identifiedRow(row),
      id: row.name,
      name: String(summary['displayName']),
      // The summary was written with the contract's own codes.
      organizationType: summary['organizationType'] as OrganizationSummary['organizationType'],
      status: summary['status'] as OrganizationSummary['status'],
      isDraftStatus: summary['status'] === organizationStatus.draft,
      code: textOf(summary['code']),
      city: textOf(summary['city']),
      state: textOf(summary['state']),
      parentId,
      parentName: parentId === null ? null : textOf(parents.get(parentId)?.['displayName']),
    };
  });
}

/** Reads the settings of an organization over those that it has. Only a draft may lack a name. */
export function readOrganization(
  body: OrganizationWrite,
  stored: OrganizationDoc,
): ReadBody<OrganizationDoc> {
  const name = body.name.trim();
  const violations: Violation[] =
    name === '' && statusOf(stored) !== organizationStatus.draft
      ? [{ pointer: '/name', message: 'Only a draft may lack a name.' }]
      : [];
  return {
    over: (before) => ({
      ...(before ?? stored),
      name,
      parentId: body.parentId ?? null,
      code: given(body.code),
      addressLine1: given(body.addressLine1),
      addressLine2: given(body.addressLine2),
      addressLine3: given(body.addressLine3),
      city: given(body.city),
      state: given(body.state),
      postalCode: given(body.postalCode),
      phoneNumber: given(body.phoneNumber),
    }),
    toBodyPointer: (pointer) => pointer,
    violations,
  };
}

/** A text without outer spaces; null for one that is left out, or empty. */
function given(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
