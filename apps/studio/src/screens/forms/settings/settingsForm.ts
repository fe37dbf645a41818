import { equal } from '../../../kernel/editor/equal.ts';
import { findFaults } from '../../../kernel/editor/fields/findFaults.ts';
import { checkboxField } from '../../../kernel/object/plain/checkboxField.tsx';
import { choiceField } from '../../../kernel/object/plain/choiceField.tsx';
import { dateField } from '../../../kernel/object/plain/dateField.tsx';
import { declareForm } from '../../../kernel/object/plain/declareForm.ts';
import { splitMissing } from '../../../kernel/object/plain/invalidReason.ts';
import type { FieldOptions } from '../../../kernel/object/plain/makeField.ts';
import { multiSelectField } from '../../../kernel/object/plain/multiSelectField.tsx';
import { namesakesIn } from '../../../kernel/object/plain/namesakesIn.ts';
import { numberField } from '../../../kernel/object/plain/numberField.tsx';
import { selectField } from '../../../kernel/object/plain/selectField.tsx';
import { type TextFieldInput, textField } from '../../../kernel/object/plain/textField.tsx';
import { forms } from '../early.ts';
import {
  blankSettings,
  type FormSettings,
  noOrder,
  type SettingsDoc,
  settingsOf,
} from './model/FormSettings.ts';
import { traitsOf } from './model/formTypes.ts';
import { hasLinkForm, mayRepeat, type RequiredMode, repeats } from './model/requiredMode.ts';
import { isInProduction } from './model/toFormBody.ts';
import { precedingField } from './precedingField.tsx';
import { productName } from './productNames.ts';
import { formTypeChoices, linkForms, productsOf } from './settings.api.ts';
import { formSettingsText } from './settings.messages.ts';

/** The most characters of a text, as the contract has it. */
const textLimit = 1000;

const lockedBecause = (doc: SettingsDoc) => (isInProduction(doc) ? formSettingsText('inProduction') : '');

type TextName = 'uniqueName' | 'displayName' | 'flags' | 'dynamicNameTemplate' | 'staticName';
type Flag =
  | 'allowDirectNavigation'
  | 'formRepeatable'
  | 'includedInEndorsement'
  | 'proposalLevel'
  | 'sortRepeatableFormNames';
type OwnOptions<Value> = Partial<FieldOptions<Value, SettingsDoc, FormSettings>> & {
  readonly isRequired?: boolean;
};

type TextOptions = OwnOptions<string> &
  Pick<TextFieldInput<SettingsDoc, FormSettings>, 'isName' | 'hint' | 'findNamesakes'>;

const text = (name: TextName, options: TextOptions = {}) =>
  textField<SettingsDoc, FormSettings>({
    ...{ label: () => formSettingsText(name), maxLength: textLimit, spellCheck: false },
    ...options,
  });

const flag = (name: Flag, options: OwnOptions<boolean> = {}) =>
  checkboxField<SettingsDoc, FormSettings>({ label: () => formSettingsText(name), ...options });

/** What counts only for a form that repeats is shown, and locked, for others. */
const ofRepeating = { isIdle: (settings: FormSettings) => !repeats(settings) };

const isSelected = ({ type, appliesToAllProductTemplates }: FormSettings) =>
  traitsOf(type).hasProducts && !appliesToAllProductTemplates;

/** What another type changes: a preceding form is of the same type, and not every type has a link form. */
function impliedByType(type: number | null, draft: FormSettings): Partial<FormSettings> {
  return {
    ...(type !== draft.type && { preceding: '' }),
    ...(!hasLinkForm({ ...draft, type }) && { linkFormTemplateUniqueName: null }),
  };
}

/** What another mode changes: only a form that is required repeats, and only one that repeats has a link form. */
export function impliedByMode(mode: RequiredMode): Partial<FormSettings> {
  return mayRepeat({ mode }) ? {} : { formRepeatable: false, linkFormTemplateUniqueName: null };
}

/** The settings of a form template: which there are, and what they need, follows from its type and from how it is required. */
export const settingsForm = declareForm<SettingsDoc, FormSettings>({
  heading: () => formSettingsText('heading'),
  fields: {
    type: selectField<SettingsDoc, FormSettings, number>({
      ...{ label: () => formSettingsText('type'), isRequired: true, lockedBecause },
      choices: formTypeChoices,
      placeholder: () => formSettingsText('type.choose'),
      implies: impliedByType,
    }),
    uniqueName: text('uniqueName', {
      ...{ isRequired: true, isName: true, lockedBecause },
      findNamesakes: namesakesIn(forms.list, 'uniqueName'),
    }),
    displayName: text('displayName', { isRequired: true }),
    mode: choiceField<RequiredMode, SettingsDoc, FormSettings>({
      ...{ label: () => formSettingsText('mode'), bodyName: 'root', lockedBecause },
      choices: () =>
        (['required', 'conditional', 'supplemental'] as const).map((value) => ({
          value,
          label: formSettingsText(`mode.${value}`),
        })),
      implies: impliedByMode,
    }),
    preceding: precedingField,
    appliesToAllProductTemplates: choiceField<boolean, SettingsDoc, FormSettings>({
      label: () => formSettingsText('products'),
      isShown: ({ type }) => traitsOf(type).hasProducts,
      choices: () => [
        { value: true, label: formSettingsText('products.all') },
        { value: false, label: formSettingsText('products.select') },
      ],
      implies: (isForAll, draft) =>
        isForAll === draft.appliesToAllProductTemplates ? {} : { productTemplates: [] },
    }),
    hasDateRange: checkboxField<SettingsDoc, FormSettings>({
      label: () => formSettingsText('dateRange'),
      implies: () => ({ effectiveDateRangeBegin: '', effectiveDateRangeEnd: '' }),
    }),
    effectiveDateRangeBegin: dateField<SettingsDoc, FormSettings>({
      label: () => formSettingsText('begin'),
      isShown: ({ hasDateRange }) => hasDateRange,
      isRequiredWhen: ({ effectiveDateRangeEnd }) => effectiveDateRangeEnd === '',
      insteadHint: () => formSettingsText('range.either'),
    }),
    effectiveDateRangeEnd: dateField<SettingsDoc, FormSettings>({
      label: () => formSettingsText('end'),
      isShown: ({ hasDateRange }) => hasDateRange,
      isRequiredWhen: ({ effectiveDateRangeBegin }) => effectiveDateRangeBegin === '',
      insteadHint: () => formSettingsText('range.either'),
    }),
    ordering: numberField<SettingsDoc, FormSettings>({
      ...{ label: () => formSettingsText('ordering'), min: noOrder, max: 1_000_000 },
      ...{ isRequired: true, whenLeftEmpty: noOrder },
    }),
    flags: text('flags'),
    proposalLevel: flag('proposalLevel', { isShown: ({ type }) => traitsOf(type).hasProposalLevel }),
    includedInEndorsement: flag('includedInEndorsement', {
      isShown: ({ type, mode }) => traitsOf(type).hasEndorsements && mode !== 'supplemental',
    }),
    formRepeatable: flag('formRepeatable', {
      ...{ lockedBecause, idleValue: false },
      isIdle: (settings) => !mayRepeat(settings),
      implies: (isRepeatable) => (isRepeatable ? {} : { linkFormTemplateUniqueName: null }),
    }),
    linkFormTemplateUniqueName: selectField<SettingsDoc, FormSettings>({
      label: () => formSettingsText('linkForm'),
      isShown: hasLinkForm,
      choices: linkForms,
      isOffered: (name, { uniqueName }, doc) =>
        ![uniqueName, (doc as SettingsDoc)?.formTemplate.uniqueName].includes(name),
      placeholder: () => formSettingsText('linkForm.none'),
    }),
    allowDirectNavigation: flag('allowDirectNavigation', { ...ofRepeating, idleValue: true, lockedBecause }),
    dynamicNameTemplate: text('dynamicNameTemplate', {
      ...ofRepeating,
      hint: () => formSettingsText('dynamicNameTemplate.hint'),
    }),
    staticName: text('staticName', ofRepeating),
    sortRepeatableFormNames: flag('sortRepeatableFormNames', { ...ofRepeating, idleValue: false }),
  },
  lists: {
    productTemplates: multiSelectField<SettingsDoc, FormSettings>({
      ...{ label: () => formSettingsText('productTemplates'), isRequired: true, maxTexts: 500 },
      isShown: isSelected,
      choices: ({ type }) => (type === null ? [] : productsOf(type)),
      labelOf: productName,
      placeholder: () => formSettingsText('productTemplates.choose'),
    }),
  },
  order: [
    'type',
    ['uniqueName', 'displayName'],
    'mode',
    'preceding',
    'appliesToAllProductTemplates',
    'productTemplates',
    'hasDateRange',
    ['effectiveDateRangeBegin', 'effectiveDateRangeEnd'],
    ['ordering', 'flags'],
    ['proposalLevel', 'includedInEndorsement'],
    {
      heading: () => formSettingsText('repeating'),
      hint: () => formSettingsText('repeating.hint'),
      fields: [
        'formRepeatable',
        'linkFormTemplateUniqueName',
        'allowDirectNavigation',
        ['dynamicNameTemplate', 'staticName'],
        'sortRepeatableFormNames',
      ],
    },
  ],
  savedDraft: (doc) => doc && settingsOf(doc),
});

/** The field of a setting by the contract's name; undefined for what is no setting. */
export function fieldOf(setting: string): string | undefined {
  const { controls } = settingsForm;
  return Object.keys(controls).find((name) => (controls[name]?.bodyName ?? name) === setting);
}

/** The errors of settings as they are saved, by the field: shown until the field is changed. @param doc null for a new form */
export function savedErrors(draft: FormSettings, doc: SettingsDoc): Readonly<Record<string, string>> {
  if (doc === null || doc.errors.length === 0) return {};
  const saved: Readonly<Record<string, unknown>> = { ...settingsOf(doc) };
  const now: Readonly<Record<string, unknown>> = { ...draft };
  const errors: Record<string, string> = {};
  for (const { pointer, message } of doc.errors) {
    const field = fieldOf(pointer.replace(/^\/formTemplate(?=\/)/, '').split('/')[1] ?? '');
    if (field !== undefined && equal(now[field], saved[field])) errors[field] ??= message;
  }
  return errors;
}

/** The settings without products that were selected before all were chosen, or before a type that has none: they are ignored. */
export function withoutHiddenProducts(draft: FormSettings): FormSettings {
  return isSelected(draft) || draft.productTemplates.length === 0
    ? draft
    : { ...draft, productTemplates: [] };
}

/** Why settings cannot be saved, in words; empty when they can. @param doc what they change; null for a new form */
export function blockOf(draft: FormSettings, doc: SettingsDoc): string {
  const [missing, wrong] = splitMissing(findFaults(settingsForm.outline, draft));
  if (missing.length > 0) return formSettingsText('missing', { settings: labelsOf(missing) });
  if (wrong.length > 0) return formSettingsText('wrong', { settings: labelsOf(wrong) });
  return doc === null || isChanged(draft, doc) ? '' : formSettingsText('unchanged');
}

/** What settings are called; of a range that needs either end, the range. */
function labelsOf(faults: ReturnType<typeof findFaults>): string {
  const names = new Set(faults.map(({ field, row }) => row?.list ?? field));
  if (names.has('effectiveDateRangeBegin') && names.delete('effectiveDateRangeEnd')) {
    names.delete('effectiveDateRangeBegin');
    names.add('hasDateRange');
  }
  return [...names].map((name) => settingsForm.names[name]?.label ?? name).join(', ');
}

/** Whether saving would change the form. */
function isChanged(draft: FormSettings, doc: SettingsDoc): boolean {
  const { normalise } = settingsForm.definition;
  return !equal(normalise(draft, doc), normalise(doc === null ? blankSettings : settingsOf(doc), doc));
}
