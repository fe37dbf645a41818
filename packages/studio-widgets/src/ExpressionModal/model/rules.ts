import type { FormSelection } from '../../TwoStepSelector/types.ts';
import type { ExpressionFunction, FieldReference } from '../types.ts';
import { parseOperandCount } from './operands.ts';

/** Form-and-field rows at most. */
export const maxRows = 5;

/** The entries that an expression of a kind may use, in the order given. */
export function functionsFor(
  functions: readonly ExpressionFunction[],
  kindId: string,
): readonly ExpressionFunction[] {
  return functions.filter(({ applicableExpressions }) => applicableExpressions?.includes(kindId) ?? true);
}

/** What the field rows may hold for the chosen entry. */
export interface FieldRules {
  /** 0 disables the selectors. */
  readonly rows: number;
  /** Several fields in a row. */
  readonly isMultiple: boolean;
}

/** A constant takes no field, exactly one operand takes one row, and only `n+` takes several fields in a row. */
export function fieldRulesOf(chosen: ExpressionFunction | null): FieldRules {
  if (!chosen) return { rows: maxRows, isMultiple: false };
  if (chosen.type === 'constant') return { rows: 0, isMultiple: false };
  const { max } = parseOperandCount(chosen.operandCount);
  return { rows: Math.min(maxRows, max), isMultiple: max === Number.POSITIVE_INFINITY };
}

/** The rows that count: those beyond the limit are kept for another entry, and a single selection has one field. */
export function usableRows(rows: readonly FormSelection[], rules: FieldRules): readonly FormSelection[] {
  const within = rows.slice(0, rules.rows);
  if (rules.isMultiple) return within;
  return within.map((row) => (row.fields.length > 1 ? { ...row, fields: row.fields.slice(0, 1) } : row));
}

/** The fields of all rows, in order. */
export function referencesIn(rows: readonly FormSelection[]): readonly FieldReference[] {
  return rows.flatMap(({ form, fields }) => fields.map(({ name }) => ({ form: form.name, field: name })));
}

/** Why an entry cannot be added to the script yet. */
export type AddObstacle =
  | { readonly kind: 'no-function' }
  | { readonly kind: 'too-few-fields'; readonly needed: number }
  | { readonly kind: 'wrong-number-of-fields'; readonly needed: number };

/**
 * Fields that an entry lacks. One that needs a field needs at least one, `2+` at least two; an exact number has to be met,
 * though other functions, and operators, may also be added bare, to be filled in the script.
 * @param fieldCount null where no field can be chosen: everything is added bare
 */
export function obstacleTo(chosen: ExpressionFunction | null, fieldCount: number | null): AddObstacle | null {
  if (!chosen) return { kind: 'no-function' };
  if (chosen.type === 'constant' || fieldCount === null) return null;
  const { min, max } = parseOperandCount(chosen.operandCount);
  const { isFieldRequired: isFieldFunction = false } = chosen;
  const isBareAllowed = chosen.type === 'operator' || (!isFieldFunction && max === min);
  if (fieldCount === 0 && isBareAllowed) return null;
  if (max === min && max > 1 && fieldCount !== max) return { kind: 'wrong-number-of-fields', needed: max };
  const needed = Math.max(isFieldFunction ? 1 : 0, chosen.type === 'operator' ? 1 : min);
  return fieldCount < needed ? { kind: 'too-few-fields', needed } : null;
}
