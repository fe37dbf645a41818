import { checkForm } from '@studio/widgets';
import { equal } from '../../../../kernel/editor/equal.ts';
import { drawnFacts } from '../../../../kernel/formView/drawnFacts.ts';
import type { PatternCase } from '../../../../kernel/formView/formPatterns.ts';
import { loadOptions } from '../../../../kernel/formView/loadOptions.ts';
import type { ViewInput } from '../../../../kernel/formView/ViewedForm.ts';
import type { Values, ValuesByForm } from './FormSetState.ts';
import { drawForm, type FieldPath, type FilledForm, type ReadForm } from './filledForms.ts';
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

/** A form that was changed. */
interface ChangedForm extends Pick<FormFault, 'formId' | 'formName' | 'values'> {
  readonly read: ReadForm;
  readonly filled: FilledForm;
}

/** A text whose regular expression is looked at, and the form that it is in. */
interface PatternInForm extends PatternCase {
  readonly form: ChangedForm;
}

interface FindOptions {
  /** Of all forms. */
  readonly values: ValuesByForm;
  readonly signal: AbortSignal;
  /** Runs what looks at the regular expressions, which may take long, with a report of how many were looked at, of how many. Called where there are any. */
  readonly follow: <Result>(check: (report: OnChecked) => Promise<Result>) => Promise<Result>;
}

type OnChecked = (done: number, total: number) => void;

/**
 * The first value that is not as it has to be, in the forms that were changed; null for none. The regular expressions of all of them are looked at
 * together; one that takes too long keeps nothing from being saved.
 * @throws when what checks regular expressions cannot be loaded
 */
export async function findFormFault(
  forms: Forms,
  { values, signal, follow }: FindOptions,
): Promise<FormFault | null> {
  const patterns: PatternInForm[] = [];
  let last: FormFault | null = null;
  for (const form of changedForms(forms, values)) {
    const found = faultOf(form, await optionsOf(form.read, signal));
    if (found !== null) {
      last = toFault(form, found);
      break;
    }
    patterns.push(...(await patternsIn(form)));
  }
  if (patterns.length === 0) return last;
  const { checkPatterns } = await import('../../../../kernel/formView/formPatterns.ts');
  const [found] = await follow((report) =>
    checkPatterns(patterns, {
      ...{ signal, ignoresSlow: true, isFirstEnough: true },
      onChecked: (count) => report(count, patterns.length),
    }),
  );
  return found === undefined ? last : toFault(found.of.form, found);
}

function changedForms({ forms, loaded, set, fill }: Forms, now: ValuesByForm): readonly ChangedForm[] {
  const filledOf = fill(now);
  return (forms ?? []).flatMap(({ id, name }) => {
    const form = loaded.get(id);
    const values = now.get(id);
    const filled = form && filledOf(form);
    if (!form?.read || !filled || values === undefined || equal(values, set?.state.saved.get(id))) return [];
    return [{ formId: id, formName: name, read: form.read, values, filled }];
  });
}

function toFault(
  { formId, formName, values }: ChangedForm,
  { label, path }: Pick<FormFault, 'label' | 'path'>,
): FormFault {
  return { formId, formName, values, label, path };
}

/** The choices of a form; without a connection none are known, and any may be right. */
async function optionsOf({ dataSets }: ReadForm, signal: AbortSignal): Promise<ViewInput['options']> {
  return loadOptions(dataSets, signal).catch(() => new Map());
}

/** The first value of a form that is not as it has to be. */
function faultOf(
  { read, filled: { outcome, shown, hidden } }: ChangedForm,
  options: ViewInput['options'],
): Pick<FormFault, 'label' | 'path'> | null {
  const form = drawForm(read, drawnFacts(read.fields, shown, outcome), options);
  const problem = checkForm(form, shown, hidden).find(({ code }) => !missing.has(code));
  return problem ? { label: problem.field.label, path: problem.path } : null;
}

/** The texts of a form that regular expressions have to describe. */
async function patternsIn(form: ChangedForm): Promise<readonly PatternInForm[]> {
  const { read, filled } = form;
  if (!read.fields.some(({ part }) => part.validator === 'regularExpression')) return [];
  const { patternsOf } = await import('../../../../kernel/formView/formPatterns.ts');
  return patternsOf(read.fields, filled.shown, filled.hidden).map((each) => ({ ...each, form }));
}

/** Whether nothing was changed since the fault was found. */
export function isPresent({ formId, values }: FormFault, now: ValuesByForm): boolean {
  return now.get(formId) === values;
}
