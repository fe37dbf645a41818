import { isDeepStrictEqual } from 'node:util';
import {
  type CaseValue,
  type CaseValues,
  type Condition,
  countRequired,
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
  fileOf,
  placesOf,
  sectionPrefix,
  type ValuePlace,
} from './FormValues.ts';

/** A required field without a value: where it is, as a path into the values. */
export type MissingPath = (string | number)[];

/** How much of a form is filled in. */
export interface Completeness {
  /** In the order of the form. */
  missing: MissingPath[];
  /** What people call the first of these; empty for none. */
  firstLabel: string;
  /** How many values are required, those that are there included. */
  required: number;
}

/** What rules read of the forms of an organization: every value by form and field; of what repeats, those of all entries. */
export function caseOf(forms: readonly { uniqueName: string; values: FormValues }[]): CaseValues {
  const pairs = forms.flatMap(({ uniqueName, values }) =>
    Object.entries(values).flatMap(([key, value]): [string, CaseValue][] => {
      const within = gathered(value, new Map());
      const isSection = key.startsWith(sectionPrefix);
      return [
        ...(isSection ? [] : [[fieldKey(uniqueName, key), plainValue(value)] as [string, CaseValue]]),
        ...[...within].map(([name, all]): [string, CaseValue] => [fieldKey(uniqueName, name), all]),
      ];
    }),
  );
  return toCaseValues(Object.fromEntries(pairs));
}

type Gathered = Map<string, (string | boolean)[]>;

/** What the entries of a value hold by the names of fields, within entries of entries too. */
function gathered(value: FormValue, all: Gathered): Gathered {
  for (const entry of entriesOf(value).filter((each) => fileOf(each) === null)) {
    for (const [name, each] of Object.entries<FormValue>(entry)) {
      const plain = plainValue(each);
      const some = Array.isArray(plain) ? plain : [plain];
      all.set(name, [
        ...(all.get(name) ?? []),
        ...some.filter((one) => typeof one !== 'number' && one !== null),
      ]);
      gathered(each, all);
    }
  }
  return all;
}

function plainValue(value: FormValue): CaseValue {
  if (!Array.isArray(value)) return value;
  // Of files, rules read the names.
  return value.flatMap((each) => (typeof each === 'string' ? each : (fileOf(each)?.fileName ?? [])));
}

/** A field that is always required, unless it is not shown. */
interface RequiredField {
  place: ValuePlace;
  /** Undefined where no rule decides whether it is shown. */
  condition: Condition | undefined;
}

const known = new WeakMap<WholeForm, readonly RequiredField[]>();

/** The fields of a definition that may be missing, in its order; read once, as very many organizations have forms of one definition. */
function requiredFieldsOf(form: WholeForm): readonly RequiredField[] {
  const found = known.get(form) ?? readRequiredFields(form);
  known.set(form, found);
  return found;
}

function readRequiredFields(form: WholeForm): readonly RequiredField[] {
  const fields = new Map(form.fields.map((field) => [field.id, field]));
  const rules = new Map(form.fieldRules.map(({ name, condition }) => [name, condition]));
  return placesOf(form).flatMap((place) => {
    const field = fields.get(place.id);
    if (field?.requiredLevel !== 1) return [];
    const { triggerRuleName: rule, hidden, agencyVisible, carrierVisible } = field;
    if (!agencyVisible && !carrierVisible) return [];
    if (rule === null) return hidden ? [] : [{ place, condition: undefined }];
    const condition = rules.get(rule);
    return [{ place, condition: condition && readCondition(condition).condition }];
  });
}

/**
 * The fields that are always required, are shown, and have no value, counted as the console counts them. A field that is hidden, or shown to none, or whose rule does not hold, is not shown; where a
 * rule cannot be evaluated the field counts as shown. Fields that an expression makes required are not counted: forms evaluate it themselves.
 * @param given what rules read, asked for by the first rule
 */
export function completenessOf(form: WholeForm, values: FormValues, given: () => CaseValues): Completeness {
  const shown = requiredFieldsOf(form).filter(
    ({ condition }) => condition === undefined || ruleHolds(condition, given()),
  );
  const places = shown.map(({ place }) => place);
  const { missing, required } = countRequired(places, values);
  const [first = []] = missing;
  const names = first.filter((step) => typeof step === 'string');
  const place = places.find(({ around, name }) => isDeepStrictEqual([...around, name], names));
  return { missing: missing.map((path) => [...path]), firstLabel: place?.label ?? '', required };
}

function ruleHolds(condition: Condition, given: CaseValues): boolean {
  try {
    return evaluateCondition(condition, given);
  } catch (error) {
    if (error instanceof ValueError) return true;
    throw error;
  }
}
