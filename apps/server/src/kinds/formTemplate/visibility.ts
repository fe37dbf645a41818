import type { FormTemplateDoc } from './FormTemplateDoc.ts';

/** Who sees something of a form. */
export const visibilities = ['Agency', 'Carrier', 'Both', 'None'] as const;

export type Visibility = (typeof visibilities)[number];

/** Who sees at least one field of the form. A form without fields hides nothing from anybody. */
export function visibilityOf({ fields }: Pick<FormTemplateDoc, 'fields'>): Visibility {
  if (fields.length === 0) return 'Both';
  const isAgency = fields.some(({ agencyVisible = true }) => agencyVisible);
  const isCarrier = fields.some(({ carrierVisible = true }) => carrierVisible);
  if (isAgency) return isCarrier ? 'Both' : 'Agency';
  return isCarrier ? 'Carrier' : 'None';
}
