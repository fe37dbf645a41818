import type { Action, AuthorizationKey } from '@studio/api';
import { jsonSection } from '../../exchange/jsonSection.ts';
import { action, permitted, unless } from '../actions.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import type { KindModule } from '../KindModule.ts';
import { kindNames } from '../kindNames.ts';
import {
  nameNeeded,
  type OrganizationDoc,
  organizationStatus,
  organizationTypes,
  permissionByType,
  statusOf,
} from './OrganizationDoc.ts';
import { organizationFilters } from './organizationFilters.ts';
import { organizationKind } from './organizationKind.ts';
import { organizationNames } from './organizationNames.ts';
import { organizationRows, viewOrganization } from './readOrganization.ts';

/**
 * Agencies, carriers and managing general agents. Each type takes a permission of its own, so that the calls that write are not those
 * of every kind (`operations/organizationOperations`).
 */
export const organizationModule: KindModule<OrganizationDoc> = {
  kind: organizationKind,
  ownerUri: '/Organization',
  plural: 'organizations',
  addressing: 'name',
  parameter: 'id',
  operations: {
    list: 'filterOrganizations',
    get: 'getOrganization',
    export: 'exportOrganizations',
    references: 'listOrganizationReferences',
    versions: 'listOrganizationVersions',
    version: 'getOrganizationVersion',
  },
  bodyLimit: defaultBodyLimit,
  permissions: Object.values(permissionByType),
  backupPermissions: [],
  view: viewOrganization,
  toRows: organizationRows,
  columns: {
    name: ({ summary }) => String(summary['displayName']),
    city: ({ summary }) => String(summary['city'] ?? ''),
    state: ({ summary }) => String(summary['state'] ?? ''),
    parentName: ({ summary }, names) => parentOrder(summary['parentId'], names),
    code: ({ summary }) => String(summary['code'] ?? ''),
    status: ({ summary }) => Number(summary['status']),
    timeLastModified: ({ time }) => time,
  },
  related: { kind: kindNames.organization, columns: ['parentName'], load: organizationNames },
  filters: ({ queries }) => organizationFilters(queries),
  filterOf: ({ organizationType: type }) => {
    if (typeof type !== 'number') return null;
    const matches = ({ summary }: { summary: Record<string, unknown> }) =>
      summary['organizationType'] === type;
    return { key: `type ${type}`, search: null, matches };
  },
  titleOf: ({ displayName }) => String(displayName ?? ''),
  actions: (permissions, doc) =>
    doc === null || doc === 'new' ? listActions(permissions) : organizationActions(permissions, doc),
  asReferrer: {
    type: 9,
    versionOf: () => '',
    labelOf: ({ displayName }) => String(displayName ?? ''),
  },
  section: jsonSection('Organizations', 'organization', organizationKind),
};

/** Rows that show the same are together: without a parent, with one that is gone, or that has no name. Spaces come before names. */
function parentOrder(parentId: unknown, names: ReadonlyMap<string, string>): string {
  if (typeof parentId !== 'string') return '';
  return (names.get(parentId) ?? ' ') || '  ';
}

const creating = [
  ['New Agency/Brokerage', organizationTypes.agency],
  ['New Carrier', organizationTypes.carrier],
  ['New MGA', organizationTypes.mga],
  ['New MGA Agency/Brokerage', organizationTypes.mgaAgency],
] as const;

function listActions(permissions: readonly AuthorizationKey[]): Action[] {
  return [
    ...creating.map(([name, type]) => permitted(name, permissions, permissionByType[type])),
    permitted('Import LOAs', permissions, permissionByType[organizationTypes.carrier]),
    permitted('Export LOAs', permissions, permissionByType[organizationTypes.carrier]),
    permitted('Import MGA LOAs', permissions, permissionByType[organizationTypes.mga]),
    permitted('Export MGA LOAs', permissions, permissionByType[organizationTypes.mga]),
    action('Export'),
    permitted('Backup', permissions, 'MODIFY_CONFIG_BACKUP_RESTORE'),
  ];
}

function organizationActions(permissions: readonly AuthorizationKey[], doc: OrganizationDoc): Action[] {
  const can = (name: string) => permitted(name, permissions, permissionByType[doc.organizationType]);
  const status = statusOf(doc);
  const isActive = status === organizationStatus.active;
  return [
    unless(
      isActive || doc.name === '',
      isActive ? 'The organization is active.' : nameNeeded,
      can('Activate'),
    ),
    unless(!isActive, 'The organization is not active.', can('Deactivate')),
    can('Edit'),
    can('Discard'),
    can('Save'),
    can('Delete'),
    action('Email Signature'),
    action('Letters of Authority'),
    action('Export'),
    action('View References'),
  ];
}
