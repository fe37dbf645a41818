import type { UiFormTemplate } from '@studio/api';
import {
  type CaseValue,
  type CaseValues,
  countRequired,
  type FormOutcome,
  FormTrial,
  fieldKey,
  isEmptyValue,
  type JsonValue,
  toCaseValues,
  type ValuePath,
} from '@studio/rules';
import { readFacts } from '../../../../kernel/formView/drawnFacts.ts';
import { hiddenKeys, shownValues, triedValues } from '../../../../kernel/formView/formValues.ts';
import { readGridPopup } from '../../../../kernel/formView/gridPopup.ts';
import {
  type PlacedField,
  placedFields,
  triedForm,
  type ViewedForm,
  type ViewInput,
  viewForm,
} from '../../../../kernel/formView/ViewedForm.ts';
import { organizationFormText } from '../../forms.messages.ts';
import type { Values } from './FormSetEditor.ts';

/** Fields of other forms have other remainders of their numbers; a field keeps its own one in all versions of its form. */
const fieldCount = 2 ** 17;

/** A form template as it is filled in. */
export function viewedTemplate(doc: UiFormTemplate): ViewedForm {
  return {
    uniqueName: doc.formTemplate.uniqueName,
    sections: doc.sections.map(({ label, repeating, rows }, at) => {
      const parts = rows.map(({ fields }) =>
        fields.map(({ fieldTemplate: { id, ...template }, productTemplates: _products, ...own }) => ({
          ...{ ...own, ...template },
          key: String(id),
        })),
      );
      const first = parts.flat()[0]?.key;
      const own = first === undefined ? '' : String(Number(first) % fieldCount);
      return {
        ...{ key: `section ${at}`, label, rows: parts },
        repeatsAs: repeating ? `section:${own}` : null,
      };
    }),
    // What is stored of conditions is JSON.
    rules: doc.fieldRules.map(({ name, condition }) => ({
      name,
      condition: condition as unknown as JsonValue,
    })),
    condition: null,
  };
}

/** A form that was read once, to be filled in any number of times. */
export interface ReadForm {
  readonly viewed: ViewedForm;
  readonly fields: readonly PlacedField[];
  readonly trial: FormTrial;
  /** The data sets that its fields are chosen from. */
  readonly dataSets: readonly string[];
}

/** Reads a form template. */
export function readForm(doc: UiFormTemplate): ReadForm {
  const viewed = viewedTemplate(doc);
  const fields = placedFields(viewed);
  const dataSets = [...new Set(fields.flatMap(({ part }) => part.dynamicDataSet ?? []))].toSorted();
  return { viewed, fields, trial: new FormTrial(triedForm(viewed)), dataSets };
}

/** Where a field is: what repeats it, the number of the entry, and its name. */
export type FieldPath = ValuePath;

/** A form as it is filled in. */
export interface FilledForm {
  readonly outcome: FormOutcome;
  readonly hidden: ReadonlySet<string>;
  /** The values with what scripts compute. */
  readonly shown: Values;
  /** Required fields that are shown and have no value, in the order of the form. */
  readonly missing: readonly FieldPath[];
  /** How many values are required, those that are there included. */
  readonly required: number;
}

/** What becomes of a form that holds these values. @param others what rules and scripts read of other forms */
export function fillForm(
  { viewed, fields, trial }: ReadForm,
  values: Values,
  others: CaseValues,
): FilledForm {
  const outcome = trial.evaluate(triedValues(fields, values), others);
  const hidden = hiddenKeys(viewed, fields, { outcome, audience: 'administrator' });
  const shown = shownValues(fields, values, outcome);
  const asked = fields.filter(
    ({ part }) => part.requiredLevel === always && !hidden.has(part.key) && !withoutValue.has(part.type),
  );
  return { outcome, hidden, shown, ...countRequired(asked, shown) };
}

/** The values without those of fields that no rule shows and whose value is lost then. */
export function withoutLost(form: ReadForm, values: Values, others: CaseValues): Values {
  const { outcome } = fillForm(form, values, others);
  const names = outcome.deleted.filter((name) => !isEmptyValue(values[name]));
  return names.length === 0
    ? values
    : { ...values, ...Object.fromEntries(names.map((name) => [name, null])) };
}

/** What rules and scripts of other forms read of a form. */
export function caseOf({ viewed, fields }: ReadForm, values: Values): CaseValues {
  const pairs = Object.entries(triedValues(fields, values)).map(([name, value]): [string, CaseValue] => [
    fieldKey(viewed.uniqueName, name),
    value ?? null,
  ]);
  return toCaseValues(Object.fromEntries(pairs));
}

/** The form as it is drawn. @param facts of `drawnFacts` */
export function drawForm(
  { viewed }: ReadForm,
  facts: string,
  options: ViewInput['options'],
): ReturnType<typeof viewForm> {
  return viewForm(viewed, {
    ...{ audience: 'administrator', options, ...readFacts(facts) },
    buttonLock: (part) => (readGridPopup(part) === null ? organizationFormText('button.idle') : undefined),
  });
}

const always = 1;
/** Labels, spacers, buttons, links and summaries hold no value. */
const withoutValue: ReadonlySet<number> = new Set([9, 14, 17, 20, 24]);

const filled = new WeakMap<
  Values,
  { readonly form: ReadForm; readonly key: string; readonly filled: FilledForm }
>();

/** `fillForm`, once for the same values and the same of other forms. @param cases of all forms, those of the form itself included */
export function fillOnce(form: ReadForm, values: Values, cases: CaseValues): FilledForm {
  const others = Object.fromEntries(
    form.trial.foreignKeys.flatMap((key) => (cases[key] === undefined ? [] : [[key, cases[key]] as const])),
  );
  const key = JSON.stringify(others);
  const known = filled.get(values);
  if (known?.form === form && known.key === key) return known.filled;
  const made = { form, key, filled: fillForm(form, values, others) };
  filled.set(values, made);
  return made.filled;
}

const read = new WeakMap<Values, { readonly form: ReadForm; readonly cases: CaseValues }>();

/** `caseOf`, once for the same values. */
export function caseOnce(form: ReadForm, values: Values): CaseValues {
  const known = read.get(values);
  if (known?.form === form) return known.cases;
  const made = { form, cases: caseOf(form, values) };
  read.set(values, made);
  return made.cases;
}
