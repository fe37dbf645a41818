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
    ['required', versionText('required'), sayRequired(form)],
    ['preceding', versionText('preceding'), preceding ? `${field ?? ''} (${preceding})` : ''],
    ['products', versionText('products'), sayProducts(template)],
    ['begin', versionText('begin'), sayDay(template.effectiveDateRangeBegin)],
    ['end', versionText('end'), sayDay(template.effectiveDateRangeEnd)],
    ['ordering', versionText('ordering'), String(form.ordering)],
    ['flags', versionText('flags'), template.flags],
    ['proposalLevel', versionText('proposalLevel'), sayYes(template.proposalLevel)],
    ['endorsements', versionText('endorsements'), sayYes(template.includedInEndorsement)],
    ['repeatable', versionText('repeatable'), sayYes(form.formRepeatable)],
    ['linkForm', versionText('linkForm'), template.linkFormTemplateUniqueName ?? ''],
    ['direct', versionText('direct'), sayYes(template.allowDirectNavigation)],
    ['dynamicName', versionText('dynamicName'), template.dynamicNameTemplate],
    ['staticName', versionText('staticName'), template.staticName],
    ['sortNames', versionText('sortNames'), sayYes(form.sortRepeatableFormNames)],
    ['sections', versionText('sections'), saySections(form)],
  ];
  return settings.map(([name, label, value]) => ({
    ...{ name, label },
    values: [value].flat().filter((text) => text !== ''),
  }));
}

function sayRequired({ conditional, formTemplate: { root } }: UiFormTemplate): string {
  if (!root) return versionText('required.supplemental');
  return versionText(conditional ? 'required.conditional' : 'required.required');
}

function sayProducts({ productTemplates }: UiFormTemplate['formTemplate']): string | readonly string[] {
  if (productTemplates.length === 0) return versionText('products.all');
  return productTemplates.map(({ name }) => name).toSorted();
}

function saySections({ sections }: UiFormTemplate): readonly string[] {
  return sections.map(({ label = '', repeating }) => {
    const section = label === '' ? versionText('section.none') : label;
    return repeating ? versionText('section.repeating', { section }) : section;
  });
}

function sayDay(day: number | null): string {
  return day === null ? '' : writeDay(day);
}

function sayYes(is: boolean): string {
  return versionText(is ? 'yes' : 'no');
}
