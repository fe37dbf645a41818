import type { Entry, FieldValue, Outline } from '../../../../kernel/editor/outline/Outline.ts';
import type { OutlineWords } from '../../../../kernel/editor/outline/OutlineDefinition.ts';
import { t } from '../../../../messages/messages.ts';
import '../../../../messages/items.messages.ts';
import '../editor.messages.ts';
import { literalItem } from './criteriaEntries.ts';
import { readAttributes } from './itemEntries.ts';
import './outline.messages.ts';
import { fieldColumns, splitDependency } from './slots.ts';
import { toText } from './texts.ts';

/** The words of the data set editor. */
export const dataSetWords: OutlineWords = {
  entry: nameEntry,
  field: nameField,
  value: sayValue,
};

function nameEntry(entry: Entry, outline: Outline): string {
  const { type, fields } = entry;
  if (type === 'group') return nameGroup(entry, outline);
  if (type === 'item') {
    const name = toText(fields['label'] ?? fields['value']);
    return name === '' ? t('dataSets.outline.item.unnamed') : t('dataSets.outline.item', { name });
  }
  if (type === 'dependencies') return t('dependencies.title');
  if (type === 'dependency') return t('dataSets.outline.dependency', { field: nameDependency(entry) });
  const item = fields['dataItem'] ?? null;
  return item === null || isGone(item, outline)
    ? t('dataSets.outline.criterion.without')
    : t('dataSets.outline.criterion', { name: nameItem(item, outline) });
}

function nameGroup(entry: Entry, outline: Outline): string {
  const name = toText(entry.fields['name']);
  if (name !== '') return t('dataSets.outline.group', { name });
  const ordinal = ordinals(outline).get(entry.key) ?? 1;
  return t('dataSets.outline.group.unnamed', { ordinal });
}

function nameDependency({ fields }: Entry): string {
  const { form, field } = splitDependency(toText(fields['field']));
  return field || form;
}

const fieldNames: Readonly<Record<string, () => string>> = {
  name: () => t('dataSets.outline.group.name'),
  label: () => t('items.column.label'),
  value: () => t('items.column.value'),
  defaultPrecedence: () => t('items.column.defaultPrecedence'),
  attributes: () => t('dataSets.outline.attributes'),
  isProductDependent: () => t('dependencies.product'),
  field: () => t('dependencies.field'),
  dataItem: () => t('dataSets.outline.criterion.dataItem'),
  product: () => t('dataSets.outline.criterion.product'),
};

function nameField(_entry: Entry, field: string, outline: Outline): string {
  const name = fieldNames[field];
  if (name !== undefined) return name();
  const dependency = outline.get(field);
  const column = fieldColumns[(ordinals(outline).get(field) ?? 0) - 1];
  if (dependency === undefined || column === undefined) return t('dataSets.outline.criterion.field');
  const header = t(`criteria.column.${column}`);
  return t('criteria.fieldHeader', { header, field: nameDependency(dependency) });
}

function sayValue(_entry: Entry, field: string, value: FieldValue, outline: Outline): string {
  if (value === null) return '';
  if (field === 'isProductDependent')
    return value === true ? t('dataSets.outline.yes') : t('dataSets.outline.no');
  if (field === 'dataItem')
    return isGone(value, outline) ? t('dataSets.outline.gone') : nameItem(value, outline);
  if (field === 'field') return sayDependency(toText(value));
  return field === 'attributes' ? sayAttributes(toText(value)) : toText(value);
}

function sayDependency(joined: string): string {
  const { form, field } = splitDependency(joined);
  return field === ''
    ? t('dataSets.outline.dependency.incomplete', { form })
    : t('dataSets.outline.dependency.field', { form, field });
}

function sayAttributes(field: string): string {
  return Object.entries(readAttributes(field))
    .map(([name, value]) => t('dataSets.outline.attribute', { name, value }))
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
