import { checkForm } from '@studio/widgets';
import { equal } from '../../../../kernel/editor/equal.ts';
import { loadOptions } from '../../../../kernel/formView/loadOptions.ts';
import type { ViewInput } from '../../../../kernel/formView/ViewedForm.ts';
import type { Values, ValuesByForm } from './FormSetEditor.ts';
import { drawForm, drawnFacts, type FieldPath, fillForm, type ReadForm } from './filledForms.ts';
import type { Forms } from './useForms.ts';

/** A value that keeps the forms from being saved. */
export interface FormFault {
  readonly formId: string;
  readonly formName: string;
  /** Of the field. */
  readonly label: string;
  readonly path: FieldPath;
  /** The values of the form in which it was found: with others it may be right. */
  readonly values: Values;
}

/** What is missing keeps nothing from being saved. */
const missing: ReadonlySet<string> = new Set(['required', 'tooFewRows']);

/**
 * The first value that is not as it has to be, in the forms that were changed; null for none.
 * @throws when what checks regular expressions cannot be loaded
 */
export async function findFormFault(forms: Forms, signal: AbortSignal): Promise<FormFault | null> {
  const { state, cases, loaded } = forms;
  for (const { id, name } of forms.forms ?? []) {
    const read = loaded.get(id)?.read;
    const values = state.values.get(id);
    if (!read || values === undefined || equal(values, state.saved.get(id))) continue;
    const options = await optionsOf(read, signal);
    const found =
      faultOf(read, values, { cases, options }) ?? (await patternFaultOf(read, values, { cases, signal }));
    if (found !== null) return { formId: id, formName: name, values, ...found };
  }
  return null;
}

/** The choices of a form; without a connection none are known, and any may be right. */
async function optionsOf({ dataSets }: ReadForm, signal: AbortSignal): Promise<ViewInput['options']> {
  return loadOptions(dataSets, signal).catch(() => new Map());
}

interface FaultInput {
  readonly cases: Forms['cases'];
  readonly options: ViewInput['options'];
}

/** The first value of a form that is not as it has to be. */
export function faultOf(
  read: ReadForm,
  values: Values,
  { cases, options }: FaultInput,
): Pick<FormFault, 'label' | 'path'> | null {
  const { outcome, shown, hidden } = fillForm(read, values, cases);
  const form = drawForm(read, drawnFacts(outcome), options);
  const problem = checkForm(form, shown, hidden).find(({ code }) => !missing.has(code));
  return problem ? { label: problem.field.label, path: problem.path } : null;
}

/** The first text that is not what the regular expression of its field describes. One that takes too long keeps nothing from being saved. */
async function patternFaultOf(
  read: ReadForm,
  values: Values,
  { cases, signal }: Pick<FaultInput, 'cases'> & { readonly signal: AbortSignal },
): Promise<Pick<FormFault, 'label' | 'path'> | null> {
  if (!read.fields.some(({ part }) => part.validator === 'regularExpression')) return null;
  const { checkPatterns, patternsOf } = await import('../../../../kernel/formView/formPatterns.ts');
  const { shown, hidden } = fillForm(read, values, cases);
  const found = await checkPatterns(patternsOf(read.fields, shown, hidden), signal);
  return found.find(({ reason }) => reason === 'pattern') ?? null;
}

/** Whether nothing was changed since the fault was found. */
export function isPresent({ formId, values }: FormFault, now: ValuesByForm): boolean {
  return now.get(formId) === values;
}
