import type { UiField, UiFormTemplate } from '@studio/api';
import type {
  ComparedField,
  ComparedGroup,
  ComparedSide,
} from '../../../../kernel/object/compare/compareObjects.ts';
import { type ConditionNames, namesOf } from '../../conditions/ConditionNames.ts';
import { describeCondition } from '../../conditions/describeCondition.ts';
import { ownForm } from '../../conditions/ownForm.ts';
import { shownRuleName } from '../../shownRuleName.ts';
import { versionText } from '../versions.messages.ts';
import { settingsOf } from './describeSettings.ts';
import { type FieldSettings, fieldProperties, type ShownProperty } from './fieldProperties.ts';
import { type FieldPlace, type LayoutChange, layoutChanges } from './layoutChanges.ts';
import { pairFields } from './pairFields.ts';

/** A form template, and the names that its conditions are described with. */
export interface NamedForm {
  readonly form: UiFormTemplate;
  readonly names: ConditionNames;
}

/** What codes are called. */
export interface FormWords {
  /** A type of form templates. */
  typeName(type: number): string;
  /** A component, by the type and the options of its field. */
  componentName(fieldType: number, options: string | null): string;
  /** The settings of the fields of a type, in the order of their panel. */
  settingsOf(fieldType: number): FieldSettings;
}

type Values = readonly ShownProperty[];

/** A row of the comparison; null on a side that has no such thing. */
interface Row {
  readonly name: string;
  readonly label: string;
  readonly left: Values | null;
  readonly right: Values | null;
}

/**
 * Two form templates, or two versions of one: their settings, their rules, and field by field what they ask. Which
 * fields are the same, `pairFields` says.
 */
export function compareFormTemplates(
  left: NamedForm,
  right: NamedForm,
  words: FormWords,
): readonly ComparedGroup[] {
  const rows = [
    { heading: versionText('settings'), fields: settingRows(left.form, right.form, words) },
    { heading: versionText('rules'), fields: ruleRows(left, right) },
    { heading: versionText('fields'), fields: fieldRows(left.form, right.form, words) },
  ];
  return rows
    .map(({ heading, fields }) => ({ heading, fields: fields.map(compareRow) }))
    .filter(({ fields }) => fields.length > 0);
}

function settingRows(left: UiFormTemplate, right: UiFormTemplate, words: FormWords): readonly Row[] {
  const others = new Map(settingsOf(right, words).map((setting) => [setting.name, setting]));
  return settingsOf(left, words).map(({ name, label, values }) => ({
    ...{ name, label },
    left: values.map(toValue),
    right: (others.get(name)?.values ?? []).map(toValue),
  }));
}

function toValue(shown: string): ShownProperty {
  return { key: shown, shown };
}

function ruleRows(left: NamedForm, right: NamedForm): readonly Row[] {
  const own = ({ form: { triggerRule, ...form }, names }: NamedForm) =>
    triggerRule && [toCondition(triggerRule.condition, form, names)];
  const trigger =
    left.form.triggerRule || right.form.triggerRule
      ? [{ name: 'form rule', label: versionText('formRule'), left: own(left), right: own(right) }]
      : [];
  const names = new Set([...left.form.fieldRules, ...right.form.fieldRules].map(({ name }) => name));
  const rules = [...names].map((name) => ({
    name: `rule ${name}`,
    label: versionText('rule', { name: shownRuleName(name) }),
    left: ruleNamed(left, name),
    right: ruleNamed(right, name),
  }));
  return [...trigger, ...rules];
}

function ruleNamed({ form, names }: NamedForm, name: string): Values | null {
  const rule = form.fieldRules.find((each) => each.name === name);
  if (rule === undefined) return null;
  const { description = '', condition } = rule;
  return [...(description === '' ? [] : [toValue(description)]), toCondition(condition, form, names)];
}

/** A condition in words. What is compared is what is stored: other fields may be called the same, and the same otherwise since. */
function toCondition(
  condition: unknown,
  { formTemplate }: Pick<UiFormTemplate, 'formTemplate'>,
  names: ConditionNames,
): ShownProperty {
  const compared = describeCondition(condition, namesOf(ownForm(formTemplate.uniqueName, [])));
  return { key: compared, shown: describeCondition(condition, names), compared };
}

interface Placed extends FieldPlace {
  readonly field: UiField;
  readonly heading: string;
}

/** What it is the same as is not known yet. */
type Unpaired = Omit<Placed, 'key'>;

function fieldRows(left: UiFormTemplate, right: UiFormTemplate, words: FormWords): readonly Row[] {
  const isOne = left.id === right.id;
  const areVersions = isOne || left.formTemplate.uniqueName === right.formTemplate.uniqueName;
  const templatesOf = (fields: readonly Unpaired[]) => fields.map(({ field }) => field.fieldTemplate);
  const [unpaired, others] = [placedFields(left), placedFields(right).map(toPlaced)];
  const partners = pairFields(templatesOf(unpaired), templatesOf(others), areVersions);
  const byTemplate = new Map(others.map((placed) => [placed.field.fieldTemplate, placed]));
  const pairs: (readonly [Placed | undefined, Placed | undefined])[] = unpaired.map((placed, index) => {
    const partner = partners.get(placed.field.fieldTemplate);
    const other = partner && byTemplate.get(partner);
    return [{ ...placed, key: other?.key ?? `left ${index}` }, other];
  });
  const mine = pairs.flatMap(([one]) => one ?? []);
  const known = new Set(mine.map(({ key }) => key));
  for (const placed of others) if (!known.has(placed.key)) pairs.push([undefined, placed]);
  const [leftLayout, rightLayout] = layoutChanges(mine, others);
  return pairs.map(([one, other], index) => {
    const isNamed = isOne || (one !== undefined && other !== undefined && one.name !== other.name);
    const valuesOf = (placed: Placed | undefined, layout: ReadonlyMap<string, LayoutChange>) =>
      placed ? [...describePlaced(placed, words, isNamed), ...describeLayout(layout.get(placed.key))] : null;
    return {
      ...{ name: `field ${index}`, label: describeField(other ?? one) },
      left: valuesOf(one, leftLayout),
      right: valuesOf(other, rightLayout),
    };
  });
}

function toPlaced(placed: Unpaired, index: number): Placed {
  return { ...placed, key: `right ${index}` };
}

function placedFields({ sections }: UiFormTemplate): readonly Unpaired[] {
  return sections.flatMap(({ label = '', repeating, rows }, section) => {
    const own = label === '' ? versionText('section.unnamed', { number: section + 1 }) : label;
    const heading = repeating ? versionText('section.repeating', { section: own }) : own;
    return rows.flatMap(({ fields }, row) =>
      fields.map((field) => ({
        ...{ field, heading, section, row },
        name: field.fieldTemplate.variableName,
      })),
    );
  });
}

function describeField(placed: Placed | undefined): string {
  if (placed === undefined) return '';
  const { label = '', fieldTemplate } = placed.field;
  const { variableName: name } = fieldTemplate;
  return label === '' ? name : versionText('field', { label, name });
}

function describePlaced({ field, heading }: Placed, words: FormWords, isNamed: boolean): Values {
  const { variableName, type, options = null } = field.fieldTemplate;
  return [
    ...(isNamed ? [{ key: 'name', shown: variableName }] : []),
    ...fieldProperties(field, words.componentName(type, options), words.settingsOf(type)),
    describeProperty('section', heading),
  ];
}

/** The place of a field, as far as it differs from the other side. */
function describeLayout(change: LayoutChange | undefined): Values {
  if (change === undefined) return [];
  const { isMoved, after, hasOthersBeside, beside } = change;
  const place = after === null ? versionText('place.first') : versionText('place.after', { name: after });
  const row =
    beside.length === 0 ? versionText('row.alone') : versionText('row.with', { names: beside.join(', ') });
  return [
    ...(isMoved ? [describeProperty('place', place)] : []),
    ...(hasOthersBeside ? [describeProperty('row', row)] : []),
  ];
}

function describeProperty(key: 'place' | 'row' | 'section', value: string): ShownProperty {
  return { key, shown: versionText('property', { property: versionText(key), value }) };
}

function compareRow({ name, label, left, right }: Row): ComparedField {
  const isDifferent = textOf(left) !== textOf(right);
  const sideOf = (values: Values | null, other: Values | null): ComparedSide => {
    const texts = new Set(other?.map(comparedOf));
    return {
      isShown: values !== null,
      isIdle: false,
      values: (values ?? []).map((value) => ({
        ...{ key: value.key, shown: value.shown },
        isOnlyHere: isDifferent && !texts.has(comparedOf(value)),
      })),
    };
  };
  return {
    ...{ name, label, isDifferent },
    areTextsAlike: isDifferent && textsOf(left) === textsOf(right),
    left: sideOf(left, right),
    right: sideOf(right, left),
  };
}

function comparedOf({ shown, compared = shown }: ShownProperty): string {
  return compared;
}

function textOf(values: Values | null): string {
  return values === null ? '' : JSON.stringify(values.map(comparedOf));
}

function textsOf(values: Values | null): string {
  return values === null ? '' : JSON.stringify(values.map(({ shown }) => shown));
}
