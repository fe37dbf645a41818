import type { UiFormTemplate } from '@studio/api';
import { type ConditionNames, namesOf, nothingKnown } from './ConditionNames.ts';
import { loadNames } from './loadNames.ts';
import { namedIn, namesNothing } from './namedIn.ts';
import { conditionsOf, ownForm } from './ownForm.ts';

/** The names for the conditions of a form. Where they cannot be loaded, conditions are shown as they are stored. */
export async function loadConditionNames(form: UiFormTemplate, signal: AbortSignal): Promise<ConditionNames> {
  const own = ownForm(form.formTemplate.uniqueName, form.sections);
  const named = namedIn(conditionsOf(form), own);
  if (namesNothing(named)) return namesOf(own);
  return namesOf(own, await loadNames(named, signal).catch(() => nothingKnown));
}
