import {
  type AnalysedField,
  type AnalysedForm,
  analyseForm,
  type FormFinding,
  FormTrial,
  fieldKey,
  keysOfCondition,
  readCondition,
} from '@studio/rules';
import { loadOptions } from '../../../../../kernel/formView/loadOptions.ts';
import { type ViewInput, viewType } from '../../../../../kernel/formView/ViewedForm.ts';
import type { FormDraft, FormPart } from '../../draft/FormDraft.ts';
import type { FaultPlace } from '../../faultPlace.ts';
import { loadElsewhere, offeredIn } from './elsewhere.ts';
import { loadOtherForms } from './otherForms.ts';
import { placedFields, storedCondition, triedForm } from './trialForm.ts';

const always = 1;
const withSeveral: ReadonlySet<string> = new Set(['multiSelect', 'checkBoxGroup']);

/** What of data sets is known to the analysis: of those that are missing nothing is found. */
export interface KnownValues {
  /** The items of data sets, by name. */
  readonly options: ViewInput['options'];
  /** The values of fields of other forms, by key. */
  readonly elsewhere: NonNullable<AnalysedForm['offeredElsewhere']>;
  /** The forms that circles may lead through. Default: none. */
  readonly otherForms?: NonNullable<AnalysedForm['otherForms']>;
}

/** The form as it is analysed. */
export function analysedForm(
  draft: FormDraft,
  uniqueName: string,
  { options, elsewhere, otherForms = [] }: KnownValues,
): AnalysedForm {
  const form = triedForm(draft, uniqueName);
  const parts = placedFields(draft).map(({ part }) => part);
  return {
    ...form,
    offeredElsewhere: elsewhere,
    otherForms,
    fields: form.fields.map((field, index): AnalysedField => {
      const part = parts[index];
      return part === undefined
        ? { ...field, isRequired: false, takesSeveral: false, offered: null }
        : { ...field, ...factsOf(part, options) };
    }),
  };
}

function factsOf(part: FormPart, options: ViewInput['options']) {
  const { requiredLevel, dynamicDataSet, defaultValue } = part;
  const items = dynamicDataSet === null ? undefined : options.get(dynamicDataSet);
  const takesSeveral = withSeveral.has(viewType(part));
  return {
    isRequired: requiredLevel === always,
    takesSeveral,
    offered: items === undefined || items.isCut ? null : new Set(items.map(({ value }) => value)),
    defaultValue: takesSeveral ? defaultValue.split(',').filter((value) => value !== '') : defaultValue,
  };
}

/** What is found about one rule of a form, with the data sets that its condition is about. @param name null for the rule that shows the form */
export async function findInRule(
  draft: FormDraft,
  { uniqueName, name }: { readonly uniqueName: string; readonly name: string | null },
  signal: AbortSignal,
): Promise<readonly FormFinding[]> {
  const text = name === null ? draft.condition : draft.rules.find((rule) => rule.name === name)?.condition;
  const keys = new Set(text ? keysOfCondition(readCondition(storedCondition(text)).condition) : []);
  const dataSets = draft.parts.flatMap(({ variableName, dynamicDataSet }) =>
    dynamicDataSet !== null && keys.has(fieldKey(uniqueName, variableName)) ? [dynamicDataSet] : [],
  );
  // Without them the rest is found all the same.
  const { foreignKeys } = new FormTrial(triedForm(draft, uniqueName));
  const [options, elsewhere, otherForms] = await Promise.all([
    loadOptions([...new Set(dataSets)], signal).catch(() => new Map()),
    loadElsewhere([...keys], uniqueName, signal),
    loadOtherForms(foreignKeys, uniqueName, signal),
  ]);
  const known = { options, elsewhere: offeredIn(elsewhere), otherForms };
  return analyseForm(analysedForm(draft, uniqueName, known)).filter(
    ({ place }) => place.kind === 'rule' && place.rule === name,
  );
}

/** Where a finding leads to. */
export function placeOfFinding({ place }: FormFinding, draft: FormDraft): FaultPlace {
  if (place.kind === 'rule') {
    const rule = draft.rules.find(({ name }) => name === place.rule);
    const { pointer } = place;
    const within = pointer === '' ? {} : { pointer };
    return rule === undefined
      ? { at: 'trigger', ...within }
      : { at: 'rule', key: rule.key, setting: null, ...within };
  }
  const field = placedFields(draft).find(({ name }) => name === place.field);
  return field === undefined
    ? { at: 'outline' }
    : { at: 'part', key: field.part.key, setting: place.property && settingOf[place.property] };
}

const settingOf = {
  valueScript: 'valueExpression',
  disableScript: 'disableExpression',
  requiredScript: 'requiredLevelExpression',
  defaultValue: 'defaultValue',
  link: 'linkFormTemplateUniqueName',
  rule: 'triggerRuleName',
} as const;
