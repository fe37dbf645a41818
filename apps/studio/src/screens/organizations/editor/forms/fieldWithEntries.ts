import type { UpgradedForms } from '@studio/api';
import { organizationFormText } from '../../forms.messages.ts';

type PlacedField = Pick<UpgradedForms['forms'][number]['lost'][number], 'fieldName' | 'label' | 'entries'>;

/** What a field is called, with the entries that it is in, such as "Losses 2: Paid". */
export function fieldWithEntries({ label, fieldName, entries }: PlacedField): string {
  return entries.reduceRight(
    (inner, { label: of, number }) =>
      organizationFormText(of === '' ? 'upgrade.entry' : 'upgrade.entryOf', { of, number, inner }),
    label || fieldName,
  );
}
