import type { FormSelection, ObjectSelection } from '../types.ts';

const formSeparator = '::';
const propertySeparator = '.';

/** The stored text of each chosen field: `form::field`. */
export function serializeFormFields({ form, fields }: FormSelection): readonly string[] {
  return fields.map(({ name }) => `${form.name}${formSeparator}${name}`);
}

/** The stored text of a property: `object.property`. */
export function serializeObjectProperty({ object, property }: ObjectSelection): string {
  return `${object.name}${propertySeparator}${property.name}`;
}

/**
 * Reads `form::field`. A variable name holds no colon, so the last `::` is the one that parts.
 * @returns null for a text of another shape
 */
export function parseFormField(text: string): FormSelection | null {
  const at = text.lastIndexOf(formSeparator);
  const form = text.slice(0, Math.max(0, at));
  const field = text.slice(at + formSeparator.length);
  if (at < 0 || form === '' || field === '') return null;
  return { form: { name: form }, fields: [{ name: field }] };
}

/**
 * Reads `object.property`. An object's name holds no dot, a property may be a path: the first dot parts.
 * @returns null for a text of another shape
 */
export function parseObjectProperty(text: string): ObjectSelection | null {
  const at = text.indexOf(propertySeparator);
  const object = text.slice(0, Math.max(0, at));
  const property = text.slice(at + propertySeparator.length);
  if (at < 0 || object === '' || property === '') return null;
  return { object: { name: object }, property: { name: property } };
}
