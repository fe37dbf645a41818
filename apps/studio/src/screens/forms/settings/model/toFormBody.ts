import type { UiFormTemplate, UiFormTemplateWrite } from '@studio/api';
import { textsOf } from '../../../../kernel/editor/fields/textRows.ts';
import { toDay } from '../../../../kernel/object/plain/days.ts';
import { type FormSettings, noOrder, type SettingsDoc, splitPreceding } from './FormSettings.ts';
import { traitsOf } from './formTypes.ts';
import { hasLinkForm, repeats, triggerRuleFor } from './requiredMode.ts';

/**
 * What saving settings sends: the form as it is, with these settings. What the type and the way the form is required leave without
 * effect is cleared: a form that does not repeat has no names for its repetitions, and is navigated to directly.
 * @param doc the form that they change; null for a new one, which has no fields
 * @throws RangeError without a type
 */
export function toFormBody(settings: FormSettings, doc: SettingsDoc): UiFormTemplateWrite {
  const isRepeated = repeats(settings);
  const isSupplemental = settings.mode === 'supplemental';
  const preceding = isSupplemental ? splitPreceding(settings.preceding) : null;
  return {
    formTemplate: toTemplate(settings),
    ordering: settings.ordering ?? noOrder,
    formRepeatable: isRepeated,
    sortRepeatableFormNames: isRepeated && settings.sortRepeatableFormNames,
    sections: doc?.sections ?? [],
    fieldRules: doc?.fieldRules ?? [],
    cases: doc?.cases ?? [],
    triggerRule: triggerRuleFor(settings.mode, doc?.triggerRule ?? null),
    precedingFieldFormTemplateUniqueName: preceding?.form ?? null,
    precedingFieldVariableName: preceding?.field ?? null,
  };
}

function toTemplate(settings: FormSettings): UiFormTemplateWrite['formTemplate'] {
  const { type, mode } = settings;
  if (type === null) throw new RangeError('A form without a type cannot be saved.');
  const traits = traitsOf(type);
  const isRepeated = repeats(settings);
  const isForAll = !traits.hasProducts || settings.appliesToAllProductTemplates;
  const day = (text: string) => (settings.hasDateRange ? toDay(text) : null);
  return {
    uniqueName: settings.uniqueName.trim(),
    displayName: settings.displayName.trim(),
    type,
    root: mode !== 'supplemental',
    includedInEndorsement:
      traits.hasEndorsements && mode !== 'supplemental' && settings.includedInEndorsement,
    proposalLevel: traits.hasProposalLevel && settings.proposalLevel,
    effectiveDateRangeBegin: day(settings.effectiveDateRangeBegin),
    effectiveDateRangeEnd: day(settings.effectiveDateRangeEnd),
    productTemplates: isForAll ? [] : textsOf(settings.productTemplates).map((id) => ({ id })),
    appliesToAllProductTemplates: isForAll,
    dynamicNameTemplate: isRepeated ? settings.dynamicNameTemplate.trim() : '',
    staticName: isRepeated ? settings.staticName.trim() : '',
    allowDirectNavigation: isRepeated ? settings.allowDirectNavigation : true,
    linkFormTemplateUniqueName: hasLinkForm(settings) ? settings.linkFormTemplateUniqueName : null,
    flags: settings.flags.trim(),
  };
}

/** Whether a form is in production, where much of it is locked. */
export function isInProduction(doc: Pick<UiFormTemplate, 'formTemplate'> | null): boolean {
  return doc?.formTemplate.status === 1;
}
