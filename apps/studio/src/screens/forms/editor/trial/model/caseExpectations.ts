import { fieldKey } from '@studio/rules';
import type { PlacedField } from '../../../../../kernel/formView/ViewedForm.ts';
import type { CaseRow, FormPart } from '../../draft/FormDraft.ts';
import { toCase } from '../../draft/toDesignBody.ts';
import { writeCaseValue } from './formCases.ts';

/** Something that a case expects of a field of its form. */
export type CaseExpectation =
  | { readonly of: 'shown'; readonly field: string; readonly isShown: boolean }
  | { readonly of: 'value'; readonly field: string; readonly text: string };

/** What a case expects, field by field; what it expects of anything else is left out. */
export function expectationsOf(row: CaseRow, uniqueName: string): readonly CaseExpectation[] {
  const { shown, values } = toCase(row).expected;
  const prefix = fieldKey(uniqueName, '');
  return [
    ...Object.entries(shown).map(([field, isShown]) => ({ of: 'shown' as const, field, isShown })),
    ...Object.entries(values).flatMap(([key, value]) =>
      key.startsWith(prefix)
        ? [{ of: 'value' as const, field: key.slice(prefix.length), text: writeCaseValue(value) }]
        : [],
    ),
  ];
}

/** What more could be expected: whether conditional fields are shown, and the values of those that are computed or linked. */
export function furtherExpectations(
  row: CaseRow,
  uniqueName: string,
  fields: readonly PlacedField<FormPart>[],
): readonly CaseExpectation[] {
  const known = new Set(expectationsOf(row, uniqueName).map(expectationId));
  return fields
    .flatMap(({ name, part, linkedKey }): CaseExpectation[] => [
      ...(part.hidden ? [{ of: 'shown' as const, field: name, isShown: true }] : []),
      ...(part.valueExpression !== '' || linkedKey !== null
        ? [{ of: 'value' as const, field: name, text: '' }]
        : []),
    ])
    .filter((each) => !known.has(expectationId(each)));
}

/** Tells an expectation from others of its case. */
export function expectationId({ of, field }: Pick<CaseExpectation, 'of' | 'field'>): string {
  return `${of} ${field}`;
}

/** The case with another expectation of a field, or one more. */
export function withExpectation(row: CaseRow, uniqueName: string, expectation: CaseExpectation): CaseRow {
  const { shown, values } = toCase(row).expected;
  const { of, field } = expectation;
  return {
    ...row,
    expected: JSON.stringify(
      of === 'shown'
        ? { shown: { ...shown, [field]: expectation.isShown }, values }
        : { shown, values: { ...values, [fieldKey(uniqueName, field)]: expectation.text.trim() || null } },
    ),
  };
}

/** The case that expects nothing of a field in this respect. */
export function withoutExpectation(
  row: CaseRow,
  uniqueName: string,
  { of, field }: Pick<CaseExpectation, 'of' | 'field'>,
): CaseRow {
  const { shown, values } = toCase(row).expected;
  const without = <Value>(from: Readonly<Record<string, Value>>, key: string) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => name !== key));
  return {
    ...row,
    expected: JSON.stringify(
      of === 'shown'
        ? { shown: without(shown, field), values }
        : { shown, values: without(values, fieldKey(uniqueName, field)) },
    ),
  };
}
