import type { SelectorItem } from '@studio/widgets';

/** Forms of the claims desk, and the fields that each has. */
export const forms: readonly SelectorItem[] = [
  { name: 'LossReport', label: 'Loss Report' },
  { name: 'PoliceReport', label: 'Police Report' },
];

const fields: readonly SelectorItem[] = [
  { name: 'buildingLoss', label: 'Building loss' },
  { name: 'contentsLoss', label: 'Contents loss' },
];

/** The forms whose name has the text in it. */
export async function searchForms(text: string): Promise<readonly SelectorItem[]> {
  return forms.filter(({ label = '' }) => label.toLowerCase().includes(text.toLowerCase()));
}

/** The fields of a form. */
export async function loadFields(form: SelectorItem): Promise<readonly SelectorItem[]> {
  return forms.some(({ name }) => name === form.name) ? fields : [];
}
