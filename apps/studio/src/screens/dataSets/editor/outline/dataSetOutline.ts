import type { DataSet } from '@studio/api';
import type { Entry, FieldValue, Outline } from '../../../../kernel/editor/outline/Outline.ts';
import type { OutlineDefinition, OutlineWords } from '../../../../kernel/editor/outline/OutlineDefinition.ts';
import { typeLabel } from '../../dataSetTypes.ts';
import { fieldLabelOf, formLabel, productLabel, valueLabel } from '../../knownLabels.ts';
import { type DataSetDraft, hasOwnItems } from '../draft/DataSetDraft.ts';
import { criteriaText, dependenciesText, itemText } from '../editor.messages.ts';
import { adoptDraft } from './adopt/adoptDraft.ts';
import { literalItem } from './criteriaEntries.ts';
import { readAttributes } from './itemEntries.ts';
import { dataSetOutlineText } from './outline.messages.ts';
import { readOutline } from './readOutline.ts';
import { fieldColumns, splitDependency } from './slots.ts';
import { toText } from './texts.ts';
import { writeDraft } from './write/writeDraft.ts';

/** The words of the data set editor. */
const dataSetWords: OutlineWords = {
  entry: nameEntry,
  field: nameField,
  value: formatValue,
};

function nameEntry(entry: Entry, outline: Outline): string {
  const { type, fields } = entry;
  if (type === 'group') return nameGroup(entry, outline);
  if (type === 'item') {
    const name = toText(fields['label'] ?? fields['value']);
    return name === '' ? dataSetOutlineText('item.unnamed') : dataSetOutlineText('item', { name });
  }
  if (type === 'dependencies') return dependenciesText('title');
  if (type === 'dependency') return dataSetOutlineText('dependency', { field: nameDependency(entry) });
  const item = fields['dataItem'] ?? null;
  return item === null || isGone(item, outline)
    ? dataSetOutlineText('criterion.without')
    : dataSetOutlineText('criterion', { name: nameItem(item, outline) });
}

function nameGroup(entry: Entry, outline: Outline): string {
  const name = toText(entry.fields['name']);
  if (name !== '') return dataSetOutlineText('group', { name });
  const ordinal = ordinals(outline).get(entry.key) ?? 1;
  return dataSetOutlineText('group.unnamed', { ordinal });
}

function nameDependency({ fields }: Entry): string {
  const { form, field } = splitDependency(toText(fields['field']));
  return field === '' ? formLabel(form) : fieldLabelOf(form, field);
}

const fieldNames: Readonly<Record<string, () => string>> = {
  name: () => dataSetOutlineText('group.name'),
  label: () => itemText('columns.label'),
  value: () => itemText('columns.value'),
  defaultPrecedence: () => itemText('columns.defaultPrecedence'),
  attributes: () => dataSetOutlineText('attributes'),
  isProductDependent: () => dependenciesText('product'),
  field: () => dependenciesText('field'),
  dataItem: () => dataSetOutlineText('criterion.dataItem'),
  product: () => dataSetOutlineText('criterion.product'),
};

function nameField(_entry: Entry, field: string, outline: Outline): string {
  const name = fieldNames[field];
  if (name !== undefined) return name();
  const dependency = outline.get(field);
  const column = fieldColumns[(ordinals(outline).get(field) ?? 0) - 1];
  if (dependency === undefined || column === undefined) return dataSetOutlineText('criterion.field');
  const header = criteriaText(`columns.${column}`);
  return criteriaText('fieldHeader', { header, field: nameDependency(dependency) });
}

function formatValue(_entry: Entry, field: string, value: FieldValue, outline: Outline): string {
  if (value === null) return '';
  if (field === 'isProductDependent')
    return value === true ? dataSetOutlineText('yes') : dataSetOutlineText('no');
  if (field === 'dataItem')
    return isGone(value, outline) ? dataSetOutlineText('gone') : nameItem(value, outline);
  if (field === 'field') return describeDependency(toText(value));
  if (field === 'product') return productLabel(toText(value));
  if (field === 'attributes') return describeAttributes(toText(value));
  const dependency = outline.get(field);
  return dependency?.type === 'dependency' ? describeCriterion(dependency, toText(value)) : toText(value);
}

function describeCriterion({ fields }: Entry, value: string): string {
  const { form, field } = splitDependency(toText(fields['field']));
  return valueLabel(form, field, value);
}

function describeDependency(joined: string): string {
  const { form, field } = splitDependency(joined);
  return field === ''
    ? dataSetOutlineText('dependency.incomplete', { form: formLabel(form) })
    : dataSetOutlineText('dependency.field', { form: formLabel(form), field: fieldLabelOf(form, field) });
}

function describeAttributes(field: string): string {
  return Object.entries(readAttributes(field))
    .map(([name, value]) => dataSetOutlineText('attribute', { name, value }))
    .join(', ');
}

/** The label of the item that a criterion names; the value itself where items are made in code. */
function nameItem(item: FieldValue, outline: Outline): string {
  const value = literalItem(toText(item));
  const fields = outline.get(toText(item))?.fields;
  return value ?? toText(fields?.['label'] ?? fields?.['value']);
}

function isGone(item: FieldValue, outline: Outline): boolean {
  return literalItem(toText(item)) === null && !outline.has(toText(item));
}

const known = new WeakMap<Outline, ReadonlyMap<string, number>>();

/** The places of groups and of dependencies, from 1. */
function ordinals(outline: Outline): ReadonlyMap<string, number> {
  const found = known.get(outline) ?? count(outline);
  known.set(outline, found);
  return found;
}

function count(outline: Outline): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const counts = { group: 0, dependency: 0 };
  for (const { key, type } of outline.values()) {
    if (type === 'group' || type === 'dependency') places.set(key, ++counts[type]);
  }
  return places;
}

/** Data sets as outlines: groups and their items, what these depend on, and criteria. */
export const dataSetOutline: OutlineDefinition<DataSet, DataSetDraft> = {
  read: readOutline,
  alignKeys: adoptDraft,
  write: writeDraft,
  words: dataSetWords,
  scope: {
    nameOf: ({ type }) => typeLabel(type),
    isHidden: ({ type }, doc) => (type === 'group' || type === 'item') && !hasOwnItems(doc),
  },
};
