import type { UiFormTemplate } from '@studio/api';
import { nothingKnown } from '../../../kernel/rules/names/KnownNames.ts';
import { loadNames } from '../../../kernel/rules/names/loadNames.ts';
import { namedIn, namesNothing } from '../../../kernel/rules/names/namedIn.ts';
import { type ConditionNames, namesOf } from './ConditionNames.ts';
import { conditionsOf, ownForm } from './ownForm.ts';

/** The names for the conditions of a form. Where they cannot be loaded, conditions are shown as they are stored. */
export async function loadConditionNames(form: UiFormTemplate, signal: AbortSignal): Promise<ConditionNames> {
  const own = ownForm(form.formTemplate.uniqueName, form.sections);
  const named = namedIn(conditionsOf(form), own);
  if (namesNothing(named)) return namesOf(own);
  return namesOf(own, await loadNames(named, signal).catch(() => nothingKnown));
}
