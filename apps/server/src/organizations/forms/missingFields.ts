import {
  type CaseValue,
  type CaseValues,
  evaluateCondition,
  fieldKey,
  readCondition,
  toCaseValues,
  ValueError,
} from '@studio/rules';
import type { WholeForm } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import {
  entriesOf,
  type FormValue,
  type FormValues,
  isEmptyValue,
  ownValue,
  placesOf,
  sectionPrefix,
} from './FormValues.ts';

/** A required field without a value: where it is, as a path into the values. */
export type MissingPath = (string | number)[];

/** How much of a form is filled in. */
export interface Completeness {
  /** In the order of the form. */
  missing: MissingPath[];
  /** How many values are required, those that are there included. */
  required: number;
}

/** What rules read of the forms of an organization: every value by form and field; of what repeats, those of all entries. */
export function caseOf(forms: readonly { uniqueName: string; values: FormValues }[]): CaseValues {
  const pairs = forms.flatMap(({ uniqueName, values }) =>
    Object.entries(values).flatMap(([key, value]): [string, CaseValue][] =>
      key.startsWith(sectionPrefix)
        ? [...gathered(value)].map(([name, all]) => [fieldKey(uniqueName, name), all])
        : [[fieldKey(uniqueName, key), plainValue(value)]],
    ),
  );
  return toCaseValues(Object.fromEntries(pairs));
}

function gathered(value: FormValue): Map<string, (string | boolean)[]> {
  const all = new Map<string, (string | boolean)[]>();
  for (const [name, each] of entriesOf(value).flatMap(Object.entries<FormValue>)) {
    const plain = plainValue(each);
    const some = Array.isArray(plain) ? plain : [plain];
    all.set(name, [
      ...(all.get(name) ?? []),
      ...some.filter((one) => typeof one !== 'number' && one !== null),
    ]);
  }
  return all;
}

function plainValue(value: FormValue): CaseValue {
  if (!Array.isArray(value)) return value;
  return value.filter((each) => typeof each === 'string');
}

/**
 * The fields that are always required, are shown, and have no value. A field that is hidden, or whose rule does not hold, is not shown; where a
 * rule cannot be evaluated the field counts as shown. Fields that an expression makes required are not counted: forms evaluate it themselves.
 */
export function completenessOf(form: WholeForm, values: FormValues, given: CaseValues): Completeness {
  const fields = new Map(form.fields.map((field) => [field.id, field]));
  const holds = new Map(form.fieldRules.map(({ name, condition }) => [name, ruleHolds(condition, given)]));
  const missing: MissingPath[] = [];
  let required = 0;
  for (const { id, name, section } of placesOf(form)) {
    const field = fields.get(id);
    if (field?.requiredLevel !== 1) continue;
    const { triggerRuleName: rule, hidden } = field;
    const isShown = rule === null ? !hidden : (holds.get(rule) ?? true);
    if (!isShown) continue;
    const places: [MissingPath, FormValue | undefined][] =
      section === null
        ? [[[name], ownValue(values, name)]]
        : entriesOf(ownValue(values, section)).map((entry, index) => [
            [section, index, name],
            ownValue(entry, name),
          ]);
    required += places.length;
    missing.push(...places.flatMap(([path, value]) => (isEmptyValue(value) ? [path] : [])));
  }
  return { missing, required };
}

function ruleHolds(condition: Parameters<typeof readCondition>[0], given: CaseValues): boolean {
  try {
    return evaluateCondition(readCondition(condition).condition, given);
  } catch (error) {
    if (error instanceof ValueError) return true;
    throw error;
  }
}
