import type { AuthorizationKey, OrganizationCard } from '@studio/api';
import type { FormValues } from '../../organizations/forms/FormValues.ts';
import type { LetterOfAuthority } from '../../organizations/letters/LetterOfAuthority.ts';
import type { ContentReference } from '../../store/Kind.ts';

/** The status of an organization, by the contract's codes. */
export const organizationStatus = { inactive: 0, active: 1, draft: 2 } as const;

export type OrganizationStatus = (typeof organizationStatus)[keyof typeof organizationStatus];

/** The types of organizations, by the contract's codes. */
export const organizationTypes = { agency: 1, carrier: 2, mga: 3, mgaAgency: 4 } as const;

export type OrganizationType = OrganizationCard['organizationType'];

/** A form of an organization, as it is filled in. */
export type OrganizationForm = {
  /** Unique within the organization, and the same in all versions of the form. */
  id: string;
  /** Of the form template, with its version. */
  uniqueName: string;
  templateVersion: number;
  /** What the form template was called. */
  name: string;
  /** Of the form template, by the contract's codes. */
  type: number;
  values: FormValues;
};

/** What e-mails of an organization end with. */
export type EmailSignature = {
  /** It names its attachments by their addresses. */
  html: string;
  attachments: ContentReference[];
};

/** An organization as it is stored. */
export type OrganizationDoc = Omit<OrganizationCard, 'parentName' | 'parentCode'> & {
  /** The id of the organization that it belongs to. */
  parentId: string | null;
  /** Default: active, as organizations are that were stored before there were statuses. */
  status?: OrganizationStatus;
  /** Default: none, as organizations have that were stored before they had forms. */
  forms?: OrganizationForm[];
  /** Default: none. */
  emailSignature?: EmailSignature;
  /** Of a carrier or an MGA: those that it issued, by number. Default: none. */
  letters?: LetterOfAuthority[];
};

/** The types of forms that organizations have, by the contract's codes, in the order of their menu. */
export const organizationFormTypes = { agencyAuthority: 13, carrierAuthority: 21, organization: 43 } as const;
const formTypes = organizationFormTypes;
const agencyForms: readonly number[] = [formTypes.agencyAuthority, formTypes.organization];
const carrierForms: readonly number[] = [formTypes.carrierAuthority, formTypes.organization];

/** The types of forms that organizations of a type have. */
export const formTypesByType: Readonly<Record<OrganizationType, readonly number[]>> = {
  1: agencyForms,
  2: carrierForms,
  3: carrierForms,
  4: agencyForms,
};

/** What changing organizations of a type takes. */
export const permissionByType: Readonly<Record<OrganizationType, AuthorizationKey>> = {
  1: 'MODIFY_CONFIG_AGENCY_BROKERAGE',
  2: 'MODIFY_CONFIG_CARRIERS',
  3: 'MODIFY_CONFIG_MGA_CARRIERS',
  4: 'MODIFY_CONFIG_MGA_AGENCY_BROKERAGE',
};

/** The types of organizations that issue letters of authority. */
export const issuerTypes: readonly OrganizationType[] = [organizationTypes.carrier, organizationTypes.mga];

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
export function newOrganization(
  id: string,
  organizationType: OrganizationType,
  forms: OrganizationForm[],
): OrganizationDoc {
  return {
    ...{ id, organizationType, name: '', status: organizationStatus.draft, parentId: null, forms },
    ...{ code: null, addressLine1: null, addressLine2: null, addressLine3: null },
    ...{ city: null, state: null, postalCode: null, phoneNumber: null },
  };
}

/** Why a draft without a name cannot be activated. */
export const nameNeeded = 'An organization needs a name before it can be activated.';
