import type { DataSet, DataSetType } from '@studio/api';
import { equal } from '../../../kernel/editor/equal.ts';
import { findFaults } from '../../../kernel/editor/fields/findFaults.ts';
import { choiceField } from '../../../kernel/object/plain/choiceField.tsx';
import { countField } from '../../../kernel/object/plain/countField.tsx';
import { declareForm } from '../../../kernel/object/plain/declareForm.ts';
import { editField } from '../../../kernel/object/plain/editField.ts';
import { splitMissing } from '../../../kernel/object/plain/invalidReason.ts';
import { selectField } from '../../../kernel/object/plain/selectField.tsx';
import { textField } from '../../../kernel/object/plain/textField.tsx';
import { useLookup } from '../../../kernel/resource/Lookup.ts';
import { dataSetText } from '../dataSets.messages.ts';
import { typeLabel } from '../dataSetTypes.ts';
import { formLabel, generatorLabel, onKnownLabels } from '../knownLabels.ts';
import {
  blankSettings,
  dataSetType,
  defaultMinimum,
  type SettingName,
  type SettingsDraft,
  settingsOf,
} from './model/SettingsDraft.ts';
import { generatorsOf, repeatingFormTemplates } from './settings.api.ts';
import { dataSetSettingsText } from './settings.messages.ts';

/** The set whose settings are edited; null for a new one. */
export type SettingsDoc = DataSet | null;

/** The most characters of a name and of a description. */
const textLimit = 1000;

const offeredTypes: readonly DataSetType[] = [0, 1, 3, 2];

/** The generator of sets whose items depend on a product or on fields. */
const enhancedDynamicGenerator = 'enhancedDynamicDataItemGenerator';

const hasType = ({ type }: SettingsDraft) => type !== null;
const isDynamic = ({ type }: SettingsDraft) => type !== null && type !== dataSetType.static;
const label = (setting: SettingName) => () => dataSetSettingsText(`${setting}`);

const textOptions = {
  maxLength: textLimit,
  tooLong: (lengths) => dataSetSettingsText('tooLong', lengths),
  almostFull: (lengths) => dataSetSettingsText('count', lengths),
} satisfies Partial<Parameters<typeof textField>[0]>;

/** What is true, false, or not chosen yet. */
function flagField(
  setting: SettingName,
  options: Pick<
    Parameters<typeof choiceField<boolean | null, SettingsDoc, SettingsDraft>>[0],
    'isShown' | 'isRequiredWhen'
  >,
) {
  return choiceField<boolean | null, SettingsDoc, SettingsDraft>({
    ...options,
    label: label(setting),
    choices: () => [
      { value: true, label: dataSetSettingsText('true') },
      { value: false, label: dataSetSettingsText('false') },
    ],
    isDisabledWhenLocked: true,
  });
}

/** The settings of a data set: which there are, and what they need, follows from its type. */
export const settingsForm = declareForm<SettingsDoc, SettingsDraft>({
  heading: () => dataSetText('settings'),
  fields: {
    name: textField({
      ...textOptions,
      label: label('name'),
      ...{ isRequired: true, isName: true },
      spellCheck: false,
      lockedBecause: (doc) => (doc?.required ? dataSetSettingsText('nameLocked') : ''),
    }),
    description: textField({ ...textOptions, label: label('description'), rows: 2, maxRows: 6 }),
    type: choiceField<DataSetType | null, SettingsDoc, SettingsDraft>({
      label: label('type'),
      choices: () =>
        offeredTypes.map((type) => ({
          value: type,
          label: typeLabel(type),
          hint: dataSetSettingsText(`type.hint.${type}`),
        })),
      isDisabledWhenLocked: true,
      linkedFields: ['generatorBeanName', 'repeatingFormTemplateUniqueName', 'dynamicDefault'],
      implies: (type) => ({
        dynamicDefault: type === dataSetType.static ? null : false,
        generatorBeanName: type === dataSetType.dependent ? enhancedDynamicGenerator : null,
        repeatingFormTemplateUniqueName: null,
      }),
    }),
    generatorBeanName: selectField({
      label: label('generatorBeanName'),
      isShown: isDynamic,
      isRequired: true,
      choices: ({ type }) => (type === null ? [] : generatorsOf(type)),
      labelOf: generatorLabel,
      onLabels: onKnownLabels,
      placeholder: () => dataSetSettingsText('choose.generator'),
      emptyText: () => dataSetSettingsText('none.generator'),
    }),
    repeatingFormTemplateUniqueName: selectField({
      label: label('repeatingFormTemplateUniqueName'),
      isShown: ({ type }) => type === dataSetType.repeatingForm,
      isRequired: true,
      choices: repeatingFormTemplates,
      labelOf: formLabel,
      onLabels: onKnownLabels,
      placeholder: () => dataSetSettingsText('choose.template'),
      emptyText: () => dataSetSettingsText('none.template'),
    }),
    dynamicDefault: flagField('dynamicDefault', { isShown: isDynamic }),
    clearInvalidFieldValue: flagField('clearInvalidFieldValue', { isShown: isDynamic }),
    supportSearch: flagField('supportSearch', { isShown: hasType, isRequiredWhen: isDynamic }),
    minSearchStringLength: countField({
      label: label('minSearchStringLength'),
      isShown: hasType,
      isIdle: ({ supportSearch }) => supportSearch !== true,
      idleValue: defaultMinimum,
      ...{ digits: 2, usual: defaultMinimum },
      hint: (isIdle) => dataSetSettingsText(isIdle ? 'minimum.unused' : 'minimum.hint'),
      isRequiredWhen: isDynamic,
    }),
  },
  lists: {},
  order: [
    ...(['name', 'description', 'type', 'generatorBeanName', 'repeatingFormTemplateUniqueName'] as const),
    ['dynamicDefault', 'clearInvalidFieldValue'],
    ['supportSearch', 'minSearchStringLength'],
  ],
  savedDraft: (doc) => doc && settingsOf(doc),
});

/** The draft with another type, and with what every type starts from. */
export function chooseType(draft: SettingsDraft, type: DataSetType): SettingsDraft {
  return editField(settingsForm.controls, draft, 'type', type).draft;
}

/** The draft with the only generator that its type can have, as long as none was chosen. */
export function presetGenerator(
  draft: SettingsDraft,
  generators: readonly { readonly value: string }[],
): SettingsDraft {
  const [only, ...others] = generators;
  if (draft.generatorBeanName !== null || only === undefined || others.length > 0) return draft;
  return { ...draft, generatorBeanName: only.value };
}

/** The draft with what is chosen by itself, as soon as it is known what there is to choose from. */
export function usePreset(draft: SettingsDraft): SettingsDraft {
  const generators = draft.type !== null && isDynamic(draft) ? generatorsOf(draft.type) : null;
  const { data = [], isStale } = useLookup(generators);
  return generators === null || isStale ? draft : presetGenerator(draft, data);
}

/** True when saving would change the set's settings. A choice taken back is no change. */
export function isChanged(draft: SettingsDraft, doc: DataSet): boolean {
  const { normalise } = settingsForm.definition;
  return !equal(normalise(draft, doc), normalise(settingsOf(doc), doc));
}

/** The settings that are missing before the draft can be saved, and those that hold something wrong, in the order in which the server names them. */
export function findFaulty(
  draft: SettingsDraft,
): Readonly<Record<'missing' | 'wrong', readonly SettingName[]>> {
  const [missing, wrong] = splitMissing(findFaults(settingsForm.outline, draft));
  const all = Object.keys(blankSettings) as SettingName[];
  const namesOf = (faults: typeof missing) =>
    all.filter((name) => faults.some(({ field }) => field === name));
  return { missing: namesOf(missing), wrong: namesOf(wrong) };
}

/** Why settings cannot be saved, in words; empty when they can. @param doc what they change; null for a new set. */
export function blockOf(draft: SettingsDraft, doc: SettingsDoc): string {
  const { missing, wrong } = findFaulty(draft);
  if (missing.length > 0) return dataSetSettingsText('missing', { settings: labels(missing) });
  if (wrong.length > 0) return dataSetSettingsText('overlong', { settings: labels(wrong) });
  return doc === null || isChanged(draft, doc) ? '' : dataSetSettingsText('unchanged');
}

function labels(settings: readonly SettingName[]): string {
  return settings.map((setting) => dataSetSettingsText(`${setting}`)).join(', ');
}
