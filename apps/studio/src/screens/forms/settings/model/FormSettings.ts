import type { UiFormTemplate } from '@studio/api';
import { type TextRow, toTextRows } from '../../../../kernel/editor/fields/textRows.ts';
import { toDayText } from '../../../../kernel/object/plain/days.ts';
import { rememberProducts } from '../productNames.ts';
import { type RequiredMode, requiredModeOf } from './requiredMode.ts';

/** The form whose settings are edited; null for a new one. */
export type SettingsDoc = UiFormTemplate | null;

/** What the settings modal edits; null is a choice that has not been made. */
export interface FormSettings {
  readonly type: number | null;
  readonly uniqueName: string;
  readonly displayName: string;
  readonly mode: RequiredMode;
  /** Form and field in one, as `joinPreceding` writes them; empty for none. */
  readonly preceding: string;
  readonly appliesToAllProductTemplates: boolean;
  /** The ids of product templates. */
  readonly productTemplates: readonly TextRow[];
  readonly hasDateRange: boolean;
  /** YYYY-MM-DD; empty for none. */
  readonly effectiveDateRangeBegin: string;
  readonly effectiveDateRangeEnd: string;
  readonly ordering: number | null;
  readonly flags: string;
  readonly proposalLevel: boolean;
  readonly includedInEndorsement: boolean;
  readonly formRepeatable: boolean;
  readonly linkFormTemplateUniqueName: string | null;
  readonly allowDirectNavigation: boolean;
  readonly dynamicNameTemplate: string;
  readonly staticName: string;
  readonly sortRepeatableFormNames: boolean;
}

/** The place of a form that has none among the others. */
export const noOrder = -1;

/** The settings of a new form. */
export const blankSettings: FormSettings = {
  type: null,
  uniqueName: '',
  displayName: '',
  mode: 'required',
  preceding: '',
  appliesToAllProductTemplates: true,
  productTemplates: [],
  hasDateRange: false,
  effectiveDateRangeBegin: '',
  effectiveDateRangeEnd: '',
  ordering: noOrder,
  flags: '',
  proposalLevel: false,
  includedInEndorsement: false,
  formRepeatable: false,
  linkFormTemplateUniqueName: null,
  allowDirectNavigation: true,
  dynamicNameTemplate: '',
  staticName: '',
  sortRepeatableFormNames: false,
};

/** The settings of a form as it was loaded. */
export function settingsOf(doc: UiFormTemplate): FormSettings {
  const { formTemplate: form } = doc;
  rememberProducts(form.productTemplates);
  return {
    type: form.type,
    uniqueName: form.uniqueName,
    displayName: form.displayName,
    mode: requiredModeOf(doc),
    preceding: joinPreceding(doc.precedingFieldFormTemplateUniqueName, doc.precedingFieldVariableName),
    appliesToAllProductTemplates: form.appliesToAllProductTemplates,
    productTemplates: toTextRows(form.productTemplates.map(({ id }) => id)),
    hasDateRange: form.effectiveDateRangeBegin !== null || form.effectiveDateRangeEnd !== null,
    effectiveDateRangeBegin: toDayText(form.effectiveDateRangeBegin),
    effectiveDateRangeEnd: toDayText(form.effectiveDateRangeEnd),
    ordering: doc.ordering,
    flags: form.flags,
    proposalLevel: form.proposalLevel,
    includedInEndorsement: form.includedInEndorsement,
    formRepeatable: doc.formRepeatable,
    linkFormTemplateUniqueName: form.linkFormTemplateUniqueName,
    allowDirectNavigation: form.allowDirectNavigation,
    dynamicNameTemplate: form.dynamicNameTemplate,
    staticName: form.staticName,
    sortRepeatableFormNames: doc.sortRepeatableFormNames,
  };
}

/** The field that a supplemental form follows, by the names of its form and of itself. */
export interface PrecedingField {
  readonly form: string;
  readonly field: string;
}

/** Form and field as the draft holds them, in one value: they are one choice. Empty while one of them is missing. */
export function joinPreceding(form: string | null, field: string | null): string {
  return form === null || field === null ? '' : JSON.stringify([form, field]);
}

/** Form and field out of the draft; null for none. */
export function splitPreceding(preceding: string): PrecedingField | null {
  if (preceding === '') return null;
  // What `joinPreceding` wrote.
  const [form, field] = JSON.parse(preceding) as [string, string];
  return { form, field };
}
