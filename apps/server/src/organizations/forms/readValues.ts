import { classCodeSetName } from '../../classCodes/classCodeSet.ts';
import { dataSetKind } from '../../kinds/dataSet/dataSetKind.ts';
import { itemsOf } from '../../kinds/dataSet/itemsOf.ts';
import { fieldTypes } from '../../kinds/formTemplate/settings/FieldSetting.ts';
import { readOptions } from '../../kinds/formTemplate/settings/fieldOptions.ts';
import type { OrganizationForm } from '../../kinds/organization/OrganizationDoc.ts';
import type { Queries } from '../../store/Database.ts';
import { findDocumentsByName } from '../../store/findDocuments.ts';
import { type FormValue, textOfValue, type ValuePlace } from './FormValues.ts';
import { type FoundValue, valuesIn } from './foundValues.ts';
import { type Template, templateOf } from './templates.ts';

/** A value as a person reads it. */
export type ReadValue = (found: Pick<FoundValue, 'place' | 'value'>) => string;

/** What choices are called, by their values, by the names of their data sets. */
type Choices = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads values of forms as the forms show them: choices are called as the data sets call them now, and one that a set does not have any more is as it is stored. */
export async function valueReader(
  queries: Queries,
  { forms, templates }: { forms: readonly OrganizationForm[]; templates: ReadonlyMap<string, Template> },
  clock: () => number,
): Promise<ReadValue> {
  const found = forms.flatMap((form) => valuesIn(templateOf(templates, form)?.form ?? null, form.values));
  const names = new Set(found.flatMap(({ place }) => (place && setOf(place.field)) ?? []));
  const sets = await findDocumentsByName(queries, dataSetKind, [...names]);
  // Of the sections of a backup, the only ones that a generator is given, values and names are the same.
  const context = { queries, clock, sectionNames: [], search: '' };
  const choices = await Promise.all(
    sets.map(async ({ doc }) => {
      const items = await itemsOf(doc, context);
      return [doc.name, new Map(items.map(({ value, name }) => [value, name]))] as const;
    }),
  );
  const byName = new Map(choices);
  return ({ place, value }) => describeValue(value, place, byName);
}

type Field = ValuePlace['field'];

function setOf({ type, dataSetName }: Field): string | null {
  return type === fieldTypes.classCode ? classCodeSetName : dataSetName;
}

/** @param place null for a value whose definition is gone: it is as it is stored */
export function describeValue(value: FormValue, place: ValuePlace | null, choices: Choices): string {
  if (place === null || value === null) return textOfValue(value);
  const { field } = place;
  if (typeof value === 'boolean')
    return (value && readOptions(field.options).get('checkedValue')) || textOfValue(value);
  const labels = choices.get(setOf(field) ?? '');
  const labelOf = (text: string) => labels?.get(text) ?? text;
  if (typeof value === 'string') return describeText(value, field, labelOf);
  return value.every((each) => typeof each === 'string') ? value.map(labelOf).join(', ') : textOfValue(value);
}

function describeText(text: string, field: Field, labelOf: (text: string) => string): string {
  switch (field.type) {
    case fieldTypes.yesNo: {
      const answers = readOptions(field.options);
      if (text === 'yes') return answers.get('yesText') || 'Yes';
      return text === 'no' ? answers.get('noText') || 'No' : text;
    }
    case fieldTypes.calendar:
      return text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');
    case fieldTypes.textInput:
      return field.valueExpression === '' ? describeNumber(text, field) : text;
    default:
      return labelOf(text);
  }
}

function describeNumber(text: string, { validator, dollarSign }: Field): string {
  if (validator === 'percent') return text.endsWith('%') ? text : `${text} %`;
  const amount = /^(-?)(\d{1,15})(\.\d*)?$/.exec(text.replaceAll(/[\s$,]/g, ''));
  if (validator !== 'currency' || amount === null) return text;
  const [, sign = '', whole = '', decimals = ''] = amount;
  return `${sign}${dollarSign ? '$' : ''}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}${decimals}`;
}
