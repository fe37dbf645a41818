import { createHash } from 'node:crypto';
import type { FormField } from './FormTemplateDoc.ts';

/** Bits of a field's id that tell it from others of its form; those before them tell the form. */
const fieldBits = 17;
const fieldCount = 2 ** fieldBits;
const formBytes = 4;

/** Whether a text is the id of a field: a number from 1 to 131071, written in one way. */
export function isFieldId(id: string): boolean {
  return /^[1-9]\d{0,5}$/.test(id) && Number(id) < fieldCount;
}

/**
 * An id for a field of that name that none of these has. The same name has the same id wherever it can, so that a field which is
 * taken away and made again, or comes back from a file, is the same one.
 */
export function fieldIdFor(name: string, taken: ReadonlySet<string>): string {
  const start = createHash('sha256').update(name).digest().readUIntBE(0, 3) % fieldCount;
  for (let step = 0; step < fieldCount; step += 1) {
    const id = String((start + step) % fieldCount || 1);
    if (!taken.has(id)) return id;
  }
  throw new Error('The form has as many fields as a form can have.');
}

/** The ids of a form's fields, in their order: those that they have, and one for each that has none. */
export function fieldIdsOf(fields: readonly Pick<FormField, 'id' | 'name'>[]): string[] {
  const taken = new Set(fields.flatMap(({ id }) => id ?? []));
  return fields.map(({ id, name }) => {
    if (id !== undefined) return id;
    const made = fieldIdFor(name, taken);
    taken.add(made);
    return made;
  });
}

/** What the contract calls the fields of a form: numbers that tell them from the fields of all forms. */
export interface FieldNumbers {
  /** The number of a field of the form. */
  numberOf(fieldId: string): number;
  /** The field of the form that has the number; null when it is of another form. */
  fieldOf(number: number): string | null;
}

/** The numbers of a form's fields. */
export function fieldNumbers(documentId: string): FieldNumbers {
  const form = createHash('sha256').update(documentId).digest().readUIntBE(0, formBytes);
  return {
    numberOf: (fieldId) => form * fieldCount + Number(fieldId),
    fieldOf: (number) => (Math.floor(number / fieldCount) === form ? String(number % fieldCount) : null),
  };
}
