import {
  type CaseScalar,
  type CaseValue,
  type CaseValues,
  type FilledValues,
  type FormOutcome,
  FormTrial,
  fieldKey,
  isMissing,
  isSameValue,
  type TriedField,
  type TriedValues,
  toCaseValues,
} from '@studio/rules';
import { toFilledValues } from '../../../../../kernel/formView/formValues.ts';
import type { PlacedField } from '../../../../../kernel/formView/ViewedForm.ts';
import type { CaseRow, FormDraft } from '../../draft/FormDraft.ts';
import { toCase } from '../../draft/toDesignBody.ts';
import { type ElsewhereTypes, typedOthers } from './elsewhere.ts';
import { placedFields, triedForm } from './trialForm.ts';

/** What a form is filled in with: its own fields by name, and what is read of elsewhere by key. */
export interface FilledIn {
  readonly values: TriedValues;
  readonly others: CaseValues;
}

/** Something that is not as a case expects it. */
export interface CaseDifference {
  readonly field: string;
  /** Whether it is shown, or its value. */
  readonly of: 'shown' | 'value';
  readonly expected: CaseValue;
  readonly actual: CaseValue;
}

/** What became of a case. */
export interface CaseRun {
  readonly row: CaseRow;
  /** None where everything is as expected. */
  readonly differences: readonly CaseDifference[];
  /** It comes to something else than in the form as it was saved. */
  readonly isChanged: boolean;
}

/** What is filled in as a case to be kept, with what becomes of it as what is expected: which conditional fields are shown, and what scripts compute. */
export function toKeptCase(
  { values, others }: FilledIn,
  outcome: FormOutcome,
  { draft, uniqueName }: { readonly draft: FormDraft; readonly uniqueName: string },
): Pick<CaseRow, 'values' | 'expected'> {
  const tried = triedForm(draft, uniqueName).fields;
  const own = tried
    .filter(({ valueScript }) => valueScript === '')
    .map((field) => [field.name, keptValue(field, values[field.name] ?? null)] as const)
    .filter(([, value]) => !isNothing(value));
  const shown = tried
    .filter(({ isConditional }) => isConditional)
    .map(({ name }) => [name, outcome.fields.get(name)?.isShown === true] as const);
  const results = tried
    .filter(({ valueScript }) => valueScript !== '')
    .map(({ name }) => {
      const key = fieldKey(uniqueName, name);
      return [key, outcome.values[key] ?? null] as const;
    });
  return {
    values: JSON.stringify({
      ...others,
      ...Object.fromEntries(own.map(([name, value]) => [fieldKey(uniqueName, name), value])),
    }),
    expected: JSON.stringify({ shown: Object.fromEntries(shown), values: Object.fromEntries(results) }),
  };
}

/** Where a field begins with a default value, an empty text is an entry that was removed. */
function keptValue({ defaultValue, linkedKey }: TriedField, value: CaseValue): CaseValue {
  if (defaultValue === null || linkedKey !== null) return value;
  const kept = (each: CaseScalar): CaseScalar => (isMissing(each) ? '' : each);
  return typeof value === 'object' && value !== null ? value.map(kept) : kept(value);
}

/** A list of what repeats says how many entries there are, even if nothing is entered in them. */
function isNothing(value: CaseValue): boolean {
  return value === null || (typeof value === 'object' && value.length === 0);
}

const noTypes: ElsewhereTypes = new Map();

/** What a case fills in. @param types of what is read of elsewhere; those of old cases are texts */
export function filledInBy(row: CaseRow, uniqueName: string, types = noTypes): FilledIn {
  const prefix = fieldKey(uniqueName, '');
  const entries = Object.entries(toCase(row).values);
  const isOwn = ([key]: readonly [string, unknown]) => key.startsWith(prefix);
  return {
    values: Object.fromEntries(
      entries.filter(isOwn).map(([key, value]) => [key.slice(prefix.length), value]),
    ),
    others: typedOthers(toCaseValues(Object.fromEntries(entries.filter((entry) => !isOwn(entry)))), types),
  };
}

/** What a case fills in, as the form is drawn with it. */
export function shownCase(row: CaseRow, uniqueName: string, fields: readonly PlacedField[]) {
  const { values, others } = filledInBy(row, uniqueName);
  return {
    values: toFilledValues(fields, values) as FilledValues,
    others: Object.fromEntries(Object.entries(others).map(([key, value]) => [key, textOf(value ?? null)])),
  };
}

function textOf(value: CaseValue): string {
  return typeof value === 'object' && value !== null ? value.join(', ') : String(value ?? '');
}

/** A form that cases are run on. */
export interface CaseForm {
  readonly draft: FormDraft;
  readonly uniqueName: string;
}

/**
 * Runs kept cases on a form.
 * @param saved the form as it was saved, to compare with: its own cases name fields as it does
 */
export function runCases(
  { draft, uniqueName }: CaseForm,
  saved: CaseForm,
  types: ElsewhereTypes = noTypes,
): readonly CaseRun[] {
  if (draft.cases.length === 0) return [];
  const now = new FormTrial(triedForm(draft, uniqueName));
  const before = new FormTrial(triedForm(saved.draft, saved.uniqueName));
  const names = new Set(placedFields(saved.draft).map(({ name }) => name));
  const savedRows = new Map(saved.draft.cases.map((row) => [row.key, row]));
  return draft.cases.map((row) => {
    const { values, others } = filledInBy(row, uniqueName, types);
    const own = filledInBy(savedRows.get(row.key) ?? row, saved.uniqueName, types);
    const outcome = now.evaluate(values, others);
    return {
      row,
      differences: differencesOf(row, outcome, uniqueName),
      isChanged: isOther(outcome, before.evaluate(own.values, own.others), names),
    };
  });
}

function differencesOf(row: CaseRow, outcome: FormOutcome, uniqueName: string): readonly CaseDifference[] {
  const { shown, values } = toCase(row).expected;
  const prefix = fieldKey(uniqueName, '');
  return [
    ...Object.entries(shown).flatMap(([field, expected]): CaseDifference[] => {
      // A field that is not there any more is not shown.
      const actual = outcome.fields.get(field)?.isShown ?? false;
      return actual === expected ? [] : [{ field, of: 'shown', expected, actual }];
    }),
    ...Object.entries(values).flatMap(([key, expected]): CaseDifference[] => {
      const actual = outcome.values[key] ?? null;
      const field = key.startsWith(prefix) ? key.slice(prefix.length) : key;
      return isSameValue(expected, actual) ? [] : [{ field, of: 'value', expected, actual }];
    }),
  ];
}

/** Of fields that both forms have: whether one is shown in one of them alone, or has another value. */
function isOther(one: FormOutcome, other: FormOutcome, names: ReadonlySet<string>): boolean {
  if (one.form !== other.form) return true;
  const sides = [...one.fields].filter(([name]) => names.has(name));
  return sides.some(([name, { isShown, computed }]) => {
    const former = other.fields.get(name);
    return former?.isShown !== isShown || !isSameList(former.computed?.values ?? [], computed?.values ?? []);
  });
}

function isSameList(one: readonly CaseValue[], other: readonly CaseValue[]): boolean {
  return one.length === other.length && one.every((value, index) => isSameValue(value, other[index] ?? null));
}
