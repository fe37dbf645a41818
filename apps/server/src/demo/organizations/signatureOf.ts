import {
  type EmailSignature,
  type OrganizationDoc,
  organizationStatus,
} from '../../kinds/organization/OrganizationDoc.ts';

/** The e-mail signature of an organization of the demo; every third that is active has one. */
export function signatureOf(organization: OrganizationDoc, serial: number): EmailSignature | null {
  const { name, status, addressLine1, city, state, postalCode, phoneNumber } = organization;
  if (serial % 3 !== 0 || status !== organizationStatus.active) return null;
  const place = [addressLine1, city, [state, postalCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const lines = [`<strong>${escaped(name)}</strong>`, escaped(place), escaped(phoneNumber ?? '')];
  return { html: `<p>${lines.filter(Boolean).join('<br>')}</p>`, attachments: [] };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
