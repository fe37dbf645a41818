import type { UiFormTemplate } from '@studio/api';
import { formText } from '../../forms.messages.ts';
import { writeDay } from '../../writeDay.ts';
import { versionText } from '../versions.messages.ts';

/** What a form template says in one of its settings: nothing, one value or several. */
export interface SettingText {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
}

/** The settings of a form template in the order and the words of its dialog. */
export function settingsOf(
  form: UiFormTemplate,
  { typeName }: { typeName(type: number): string },
): readonly SettingText[] {
  const { formTemplate: template } = form;
  const { precedingFieldFormTemplateUniqueName: preceding, precedingFieldVariableName: field } = form;
  const settings: (readonly [name: string, label: string, value: string | readonly string[]])[] = [
    ['type', versionText('type'), typeName(template.type)],
    ['uniqueName', versionText('uniqueName'), template.uniqueName],
    ['displayName', versionText('displayName'), template.displayName],
    ['status', versionText('status'), formText(`status.${template.status}`)],
    ['version', versionText('version'), String(template.version)],
    ['required', versionText('required'), describeRequired(form)],
    ['preceding', versionText('preceding'), preceding ? `${field ?? ''} (${preceding})` : ''],
    ['products', versionText('products'), describeProducts(template)],
    ['begin', versionText('begin'), formatDay(template.effectiveDateRangeBegin)],
    ['end', versionText('end'), formatDay(template.effectiveDateRangeEnd)],
    ['ordering', versionText('ordering'), String(form.ordering)],
    ['flags', versionText('flags'), template.flags],
    ['proposalLevel', versionText('proposalLevel'), formatYes(template.proposalLevel)],
    ['endorsements', versionText('endorsements'), formatYes(template.includedInEndorsement)],
    ['repeatable', versionText('repeatable'), formatYes(form.formRepeatable)],
    ['linkForm', versionText('linkForm'), template.linkFormTemplateUniqueName ?? ''],
    ['direct', versionText('direct'), formatYes(template.allowDirectNavigation)],
    ['dynamicName', versionText('dynamicName'), template.dynamicNameTemplate],
    ['staticName', versionText('staticName'), template.staticName],
    ['sortNames', versionText('sortNames'), formatYes(form.sortRepeatableFormNames)],
    ['sections', versionText('sections'), describeSections(form)],
  ];
  return settings.map(([name, label, value]) => ({
    ...{ name, label },
    values: [value].flat().filter((text) => text !== ''),
  }));
}

function describeRequired({ conditional, formTemplate: { root } }: UiFormTemplate): string {
  if (!root) return versionText('required.supplemental');
  return versionText(conditional ? 'required.conditional' : 'required.required');
}

function describeProducts({ productTemplates }: UiFormTemplate['formTemplate']): string | readonly string[] {
  if (productTemplates.length === 0) return versionText('products.all');
  return productTemplates.map(({ name }) => name).toSorted();
}

function describeSections({ sections }: UiFormTemplate): readonly string[] {
  return sections.map(({ label = '', repeating }) => {
    const section = label === '' ? versionText('section.none') : label;
    return repeating ? versionText('section.repeating', { section }) : section;
  });
}

function formatDay(day: number | null): string {
  return day === null ? '' : writeDay(day);
}

function formatYes(is: boolean): string {
  return versionText(is ? 'yes' : 'no');
}
