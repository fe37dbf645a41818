import type { AuthorizationKey, OrganizationCard } from '@studio/api';

/** The status of an organization, by the contract's codes. */
export const organizationStatus = { inactive: 0, active: 1, draft: 2 } as const;

export type OrganizationStatus = (typeof organizationStatus)[keyof typeof organizationStatus];

/** The types of organizations, by the contract's codes. */
export const organizationTypes = { agency: 1, carrier: 2, mga: 3, mgaAgency: 4 } as const;

export type OrganizationType = OrganizationCard['organizationType'];

/** An organization as it is stored. */
export type OrganizationDoc = Omit<OrganizationCard, 'parentName' | 'parentCode'> & {
  /** The id of the organization that it belongs to. */
  parentId: string | null;
  /** Default: active, as organizations are that were stored before there were statuses. */
  status?: OrganizationStatus;
};

/** What changing organizations of a type takes. */
export const permissionByType: Readonly<Record<OrganizationType, AuthorizationKey>> = {
  1: 'MODIFY_CONFIG_AGENCY_BROKERAGE',
  2: 'MODIFY_CONFIG_CARRIERS',
  3: 'MODIFY_CONFIG_MGA_CARRIERS',
  4: 'MODIFY_CONFIG_MGA_AGENCY_BROKERAGE',
};

/** The texts of an organization that may be missing, besides its name. */
export const optionalTexts = [
  'code',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'city',
  'state',
  'postalCode',
  'phoneNumber',
] as const;

/** The status of a stored organization. */
export function statusOf({ status = organizationStatus.active }: Pick<OrganizationDoc, 'status'>) {
  return status;
}

/** A new organization: a draft without a name. @param id that nothing has yet */
export function newOrganization(id: string, organizationType: OrganizationType): OrganizationDoc {
  return {
    ...{ id, organizationType, name: '', status: organizationStatus.draft, parentId: null },
    ...{ code: null, addressLine1: null, addressLine2: null, addressLine3: null },
    ...{ city: null, state: null, postalCode: null, phoneNumber: null },
  };
}

/** Why a draft without a name cannot be activated. */
export const nameNeeded = 'An organization needs a name before it can be activated.';
