import type { SelectorItem } from '../types.ts';

const form = (label: string): SelectorItem => ({ name: label.replaceAll(' ', ''), label });
const field = (label: string): SelectorItem => ({
  name: `${label.charAt(0).toLowerCase()}${label.slice(1).replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}`,
  label,
});

/** Forms of a small underwriting product. */
export const forms = ['Property Rating', 'Property Schedule', 'Liability Rating', 'Application'].map(form);

/** The fields that every one of those forms has. */
export const fields = ['Building premium', 'Contents premium', 'Business income', 'Year built'].map(field);

/** Objects and their properties. */
export const objects: readonly SelectorItem[] = [
  { name: 'submission' },
  { name: 'insured' },
  { name: 'user' },
];
export const properties: readonly SelectorItem[] = [
  { name: 'name' },
  { name: 'address.city' },
  { name: 'id' },
];

const fits = (text: string) => (item: SelectorItem) =>
  (item.label ?? item.name).toLowerCase().includes(text.toLowerCase());

/** Answers as a server does: the forms whose name has the text in it. */
export const searchForms = async (text: string): Promise<readonly SelectorItem[]> =>
  text === '' ? forms : forms.filter(fits(text));
export const loadFields = async (): Promise<readonly SelectorItem[]> => fields;
export const searchObjects = async (text: string): Promise<readonly SelectorItem[]> =>
  text === '' ? objects : objects.filter(fits(text));
export const loadProperties = async (): Promise<readonly SelectorItem[]> => properties;
