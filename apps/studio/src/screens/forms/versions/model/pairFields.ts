import type { UiField } from '@studio/api';

/** What identifies fields. */
type FieldName = Pick<UiField['fieldTemplate'], 'id' | 'variableName'>;

/** So many numbers a form has for its fields: what is left of a field's number is its own, as the contract says of it. */
const numbersOfForm = 2 ** 17;

const nameOf = ({ variableName }: FieldName) => variableName;
const ownNumberOf = ({ id }: FieldName) => (typeof id === 'number' ? id % numbersOfForm : id);

/**
 * Which fields are the same. In versions of one form template those are that have the same number in it, as between sets of form templates,
 * then those of one variable name among the others; in two form templates first those of one name.
 * @returns the right field of each left one that has one
 */
export function pairFields<Field extends FieldName>(
  left: readonly Field[],
  right: readonly Field[],
  areVersions: boolean,
): ReadonlyMap<Field, Field> {
  const pairs = new Map<Field, Field>();
  const open = new Set(right);
  for (const keyOf of areVersions ? [ownNumberOf, nameOf] : [nameOf, ownNumberOf]) {
    const byKey = new Map<FieldName['id'], Field>([...open].map((field) => [keyOf(field), field]));
    for (const field of left) {
      const other = pairs.has(field) ? undefined : byKey.get(keyOf(field));
      if (other !== undefined && open.delete(other)) pairs.set(field, other);
    }
  }
  return pairs;
}
