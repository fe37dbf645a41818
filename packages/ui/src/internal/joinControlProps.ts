import type { FormFieldControl } from '../FormField/index.ts';

interface Described {
  'aria-describedby'?: string | undefined;
}

/**
 * The attributes of a control in a field: those that it was given under those of the field. Descriptions join, and what
 * the field leaves open stays as it was given.
 */
export function joinControlProps<Given extends Described>(given: Given, field: FormFieldControl) {
  const described = [given['aria-describedby'], field['aria-describedby']].filter(Boolean).join(' ');
  const own = Object.fromEntries(Object.entries(field).filter(([, value]) => value !== undefined));
  return { ...given, ...own, id: field.id, 'aria-describedby': described || undefined };
}
