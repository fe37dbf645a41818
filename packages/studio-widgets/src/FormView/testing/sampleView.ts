import type { SelectOption } from '@studio/ui';
import type { ViewField, ViewFieldType, ViewForm } from '../types.ts';

function field(type: ViewFieldType, name: string, label: string, own: Partial<ViewField> = {}): ViewField {
  return { key: name, name, type, label, ...own };
}

const construction = [
  { value: 'frame', label: 'Frame' },
  { value: 'masonry', label: 'Masonry' },
  { value: 'steel', label: 'Steel' },
];
const perils = [
  { value: 'fire', label: 'Fire' },
  { value: 'wind', label: 'Wind' },
  { value: 'flood', label: 'Flood' },
];

/** A form with every component there is. */
export const everyComponent: ViewForm = {
  sections: [
    {
      key: 'applicant',
      label: 'Applicant',
      rows: [
        [
          field('text', 'insured', 'Named insured', { isRequired: true }),
          field('text', 'fein', 'FEIN', { pattern: '\\d{2}-\\d{7}', patternHint: 'As 12-3456789.' }),
          field('date', 'effective', 'Effective date'),
        ],
        [field('classCode', 'classCode', 'Class code'), field('spacer', 'gap', '')],
        [field('label', 'note', 'Tell us about every building on the schedule.', { look: { heading: 2 } })],
      ],
    },
    {
      key: 'buildings',
      label: 'Building',
      repeatsAs: 'buildings',
      rows: [[field('yesNo', 'sprinklered', 'Sprinklered?')]],
    },
    {
      key: 'property',
      label: 'Property',
      rows: [
        [
          field('dropDown', 'construction', 'Construction class', { options: construction }),
          field('radioGroup', 'roof', 'Roof', { options: construction, look: { isHorizontal: true } }),
        ],
        [
          field('multiSelect', 'perils', 'Perils', {
            ...{ options: perils, maximumChoices: 2, look: { prompt: 'Select up to two' } },
          }),
          field('checkBoxGroup', 'devices', 'Protective devices', { options: perils }),
        ],
        [
          field('text', 'value', 'Building value', { format: 'currency', minimum: 0 }),
          field('text', 'share', 'Share', { format: 'percent', maximum: 100 }),
        ],
        [field('checkBox', 'agreed', 'The values are agreed', { isRequired: true })],
        [
          field('textArea', 'remarks', 'Remarks', {
            maximumLength: 200,
            look: { textStyle: 'italic', lines: 2 },
          }),
        ],
        [
          field('rowRepeater', 'losses', 'Prior losses', {
            maximumRows: 3,
            fields: [
              field('date', 'day', 'Date of loss'),
              field('text', 'paid', 'Paid', { format: 'currency' }),
            ],
          }),
        ],
      ],
    },
    {
      key: 'summary',
      label: 'Summary',
      rows: [
        [
          field('summaryGrid', 'grid', 'Buildings', {
            columns: [
              { name: 'building', label: 'Building' },
              { name: 'value', label: 'Value', width: 160 },
            ],
          }),
        ],
        [
          field('functionButton', 'rate', 'Rate', { isNotPrinted: true }),
          field('link', 'guide', 'Underwriting guide', { href: 'https://example.com/guide' }),
        ],
        [field('attachment', 'files', 'Attachments')],
      ],
    },
  ],
};

const classCodes: readonly SelectOption<string>[] = [
  { value: '2004', label: '2004 Flour mill' },
  { value: '8810', label: '8810 Clerical office' },
];

/** Finds class codes of the stories. */
export async function searchClassCodes(text: string): Promise<readonly SelectOption<string>[]> {
  return classCodes.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
}
