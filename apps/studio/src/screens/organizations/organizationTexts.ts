import type { OrganizationType } from './early.ts';
import { organizationText } from './organizations.messages.ts';

/** How a status looks, by the contract's codes. */
export const statusTones = { 0: 'neutral', 1: 'good', 2: 'warning' } as const;

/** What changes organizations of a type, by its name. */
export const organizationPermissions = {
  agency: 'MODIFY_CONFIG_AGENCY_BROKERAGE',
  carrier: 'MODIFY_CONFIG_CARRIERS',
  mga: 'MODIFY_CONFIG_MGA_CARRIERS',
  mgaAgency: 'MODIFY_CONFIG_MGA_AGENCY_BROKERAGE',
} as const;

/** Agencies and the agencies of MGAs; the others are carriers. */
export function isAgencyType({ name }: OrganizationType): boolean {
  return name === 'agency' || name === 'mgaAgency';
}

/** What the code of an organization is called. */
export function codeLabel(type: OrganizationType): string {
  return organizationText(isAgencyType(type) ? 'code.agency' : 'code.carrier');
}

/** What an organization is called; a draft may have no name. */
export function shownName({ name }: { readonly name: string }): string {
  return name || organizationText('nameless');
}
