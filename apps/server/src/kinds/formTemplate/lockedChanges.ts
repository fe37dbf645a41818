import { isDeepStrictEqual } from 'node:util';
import type { FormTemplateLocks } from '@studio/api';
import { repeaterOf } from '@studio/rules';
import type { Violation } from '../../store/Violation.ts';
import {
  type FieldSettings,
  type FormField,
  type FormTemplateDoc,
  fieldDefaults,
  type WholeForm,
} from './FormTemplateDoc.ts';
import { standardOf as standardOfSetting } from './settings/describeSettings.ts';
import { fieldTypes, type SettingProperty } from './settings/FieldSetting.ts';
import { readOptions } from './settings/fieldOptions.ts';
import { settingsOfType, settingTable } from './settings/settingTable.ts';
import { wholeForm } from './wholeForm.ts';

/** What of a form stays as it is in production, as its settings are called. */
const locked = {
  uniqueName: 'Unique Name',
  type: 'Type',
  root: 'Required?',
  repeatable: 'Repeatable',
  allowDirectNavigation: 'Allow Direct Navigation',
  precedingFieldFormTemplateUniqueName: 'Preceding Form',
  precedingFieldVariableName: 'Preceding Field',
} as const satisfies Partial<Record<keyof WholeForm, string>>;

/** What of rules and sections stays as it is, as they are called. */
const [lockedRules, lockedRepetition] = ['Rules', 'Repeating of Sections'];

/** What of forms in production stays as it is, as people call it. */
export function describeLocks(): FormTemplateLocks {
  return { form: [...Object.values(locked), lockedRules, lockedRepetition], ...lockedLabels() };
}

/** What a change does to a form in production that may not be done to it. Pointers lead into the changed form as it is stored. */
export function lockedChanges(before: FormTemplateDoc, after: FormTemplateDoc): Violation[] {
  const [stored, changed] = [wholeForm(before), wholeForm(after)];
  const properties = Object.entries(locked).flatMap(([property, what]) =>
    isDeepStrictEqual(stored[property as keyof WholeForm], changed[property as keyof WholeForm])
      ? []
      : [{ pointer: `/${property}`, message: `${what} cannot change: the form is in production.` }],
  );
  return [
    ...properties,
    ...ruleChanges(stored, changed),
    ...fieldChanges(stored, changed),
    ...repetitionChanges(stored, changed),
  ];
}

function ruleChanges(stored: WholeForm, changed: WholeForm): Violation[] {
  const message = `${lockedRules} cannot change: the form is in production.`;
  return (['triggerRule', 'fieldRules'] as const)
    .filter((property) => !isDeepStrictEqual(stored[property], changed[property]))
    .map((property) => ({ pointer: `/${property}`, message }));
}

/** Fields stay, and what counts of them for what is required stays as it is; new ones are not required. */
function fieldChanges(stored: WholeForm, changed: WholeForm): Violation[] {
  const before = new Map(stored.fields.map((field) => [field.id, field]));
  const left = new Set(changed.fields.map(({ id }) => id));
  const gone = stored.fields
    .filter(({ id }) => !left.has(id))
    .map(({ name }) => ({
      pointer: '/sections',
      message: `The field '${name}' cannot be taken away: the form is in production.`,
    }));
  const kept = changed.fields.flatMap((field, index) => {
    const own = before.get(field.id);
    const settings = lockedSettings(field.type, own === undefined);
    const options = readOptions(field.options);
    const former = own && readOptions(own.options);
    return settings
      .filter((setting) => {
        const value = valueIn(field, options, setting);
        return !isDeepStrictEqual(own && former ? valueIn(own, former, setting) : setting.standard, value);
      })
      .map(({ property, label }) => ({
        pointer: `/fields/${index}/${property}`,
        message: `${label} cannot change: the form is in production.`,
      }));
  });
  return [...gone, ...kept];
}

/** What is stored of a field that repeats with its section, or with a row repeater, is a list, and it stays one, or none. */
function repetitionChanges(stored: WholeForm, changed: WholeForm): Violation[] {
  const before = new Map(
    stored.sections.flatMap(({ rows, repeating }) => rows.flat().map((id) => [id, repeating] as const)),
  );
  const [repeatersBefore, repeaters] = [repeatersOf(stored), repeatersOf(changed)];
  const bySection = changed.sections.flatMap(({ rows, repeating }, index) => {
    const isOther = rows.flat().some((id) => (before.get(id) ?? repeating) !== repeating);
    const message = `${lockedRepetition} cannot change: the form is in production.`;
    return isOther ? [{ pointer: `/sections/${index}/repeating`, message }] : [];
  });
  const byRow = changed.fields.flatMap(({ id, name }, index) => {
    const isOther = before.has(id) && repeatersBefore.get(id) !== repeaters.get(id);
    const message = `The row repeater of the field '${name}' cannot change: the form is in production.`;
    return isOther ? [{ pointer: `/fields/${index}`, message }] : [];
  });
  return [...bySection, ...byRow];
}

/** The row repeater of each field that has one. */
function repeatersOf({ fields, sections }: WholeForm): ReadonlyMap<string, string> {
  const types = new Map(fields.map(({ id, type }) => [id, type]));
  const found = sections.flatMap(({ rows }) =>
    rows.flatMap((row, index) => {
      const repeater = repeaterOf(rows, index, (id) => types.get(id) === fieldTypes.rowRepeater);
      return repeater === undefined ? [] : row.map((id) => [id, repeater] as const);
    }),
  );
  return new Map(found);
}

interface LockedSetting {
  property: SettingProperty;
  /** The element in the options, for settings that are kept there. */
  option: string | null;
  /** What people call it. */
  label: string;
  /** What a new field has to have. */
  standard: FieldSettings[keyof FieldSettings] | undefined;
}

/** The settings that stay as they are while the form is in production. The type of a field never changes. */
function lockedSettings(fieldType: number, isNew: boolean): LockedSetting[] {
  const wanted = settingsOfType(fieldType).filter(({ inProduction }) =>
    isNew ? inProduction === 'always' : inProduction !== undefined,
  );
  const settings = wanted.flatMap((setting): LockedSetting[] => {
    const { property, label, option = null } = setting;
    if (property === null) return [];
    const standard = option === null ? standardOf(property) : String(standardOfSetting(setting) ?? '');
    return [{ property, option, label, standard }];
  });
  return isNew
    ? settings
    : [...settings, { property: 'type', option: null, label: typeLabel, standard: undefined }];
}

const typeLabel = 'Component';

/** What people call the settings that stay as they are in production, of fields of any type, and those of new fields among them. */
function lockedLabels(): { readonly fields: string[]; readonly newFields: string[] } {
  const locked = settingTable.filter(
    ({ property, inProduction }) => property !== null && inProduction !== undefined,
  );
  const labelsOf = (settings: typeof locked) => [...new Set(settings.map(({ label }) => label))];
  return {
    fields: [typeLabel, ...labelsOf(locked)],
    newFields: labelsOf(locked.filter(({ inProduction }) => inProduction === 'always')),
  };
}

/** What a field says in a setting. */
function valueIn(
  field: FormField & FieldSettings,
  options: ReadonlyMap<string, string>,
  { property, option, standard }: LockedSetting,
): unknown {
  return option === null ? field[property] : (options.get(option) ?? standard);
}

function standardOf(property: SettingProperty) {
  return property in fieldDefaults ? fieldDefaults[property as keyof FieldSettings] : undefined;
}
