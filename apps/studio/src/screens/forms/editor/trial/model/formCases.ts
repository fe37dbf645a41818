import {
  type CaseScalar,
  type CaseValue,
  type CaseValues,
  type FilledValues,
  type FormOutcome,
  fieldKey,
  isMissing,
  type TriedField,
  type TriedValues,
  toCaseValues,
} from '@studio/rules';
import { toFilledValues } from '../../../../../kernel/formView/formValues.ts';
import type { PlacedField } from '../../../../../kernel/formView/ViewedForm.ts';
import type { CaseRow, FormDraft } from '../../draft/FormDraft.ts';
import { toCase } from '../../draft/toDesignBody.ts';
import { type ElsewhereTypes, joinValues, typedOthers } from './elsewhere.ts';
import { triedForm } from './trialForm.ts';

/** What a form is filled in with: its own fields by name, and what is read of elsewhere by key. */
export interface FilledIn {
  readonly values: TriedValues;
  readonly others: CaseValues;
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
    others: Object.fromEntries(
      Object.entries(others).map(([key, value]) => [key, writeOther(value ?? null)]),
    ),
  };
}

/** A value of elsewhere as it is entered. */
function writeOther(value: CaseValue): string {
  const isList = typeof value === 'object' && value !== null;
  return isList ? joinValues(value.map((each) => String(each ?? ''))) : String(value ?? '');
}

/** A value of a case in one line; empty for none. */
export function writeCaseValue(value: CaseValue): string {
  return typeof value === 'object' && value !== null ? value.join(', ') : String(value ?? '');
}
