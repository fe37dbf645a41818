import type { AuthorizationKey, OrganizationCard } from '@studio/api';
import { jsonSection } from '../../exchange/jsonSection.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import type { KindModule } from '../KindModule.ts';
import { type OrganizationDoc, organizationKind } from './organizationKind.ts';

const permissionByType: Record<OrganizationCard['organizationType'], AuthorizationKey> = {
  1: 'MODIFY_CONFIG_AGENCY_BROKERAGE',
  2: 'MODIFY_CONFIG_CARRIERS',
  3: 'MODIFY_CONFIG_MGA_CARRIERS',
  4: 'MODIFY_CONFIG_MGA_AGENCY_BROKERAGE',
};

/** Organizations, as far as cards need them: they are backed up and restored. */
export const organizationModule: KindModule<OrganizationDoc> = {
  kind: organizationKind,
  ownerUri: '/Organization',
  plural: 'organizations',
  addressing: 'name',
  parameter: 'id',
  operations: {},
  bodyLimit: defaultBodyLimit,
  permissions: Object.values(permissionByType),
  backupPermissions: [],
  view: ({ doc }) => doc,
  columns: { name: ({ summary }) => String(summary['displayName']) },
  section: jsonSection('Organizations', 'organization', organizationKind),
};
