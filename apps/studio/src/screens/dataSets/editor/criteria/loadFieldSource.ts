import type { DataItem } from '@studio/api';
import type { CriteriaOption } from '@studio/widgets';
import '../editor.messages.ts';
import { t } from '../../../../messages/messages.ts';
import type { FieldSource } from './CriteriaSources.ts';
import { listAllItems, listFormFields } from './criteria.api.ts';

const custom = 1;

/**
 * What a field's values are chosen from: the items of its data set, unless that is a Custom one, is gone, or has no items
 * that are known before a form is filled in.
 */
export async function loadFieldSource(form: string, name: string, signal: AbortSignal): Promise<FieldSource> {
  const fields = await listFormFields(form, signal);
  const field = fields?.find((each) => each.name === name);
  if (field === undefined) return { ...anyText, label: name, isGone: true };
  const source = { ...anyText, label: field.label || name };
  if (field.dataSetName === null || field.dataSetType === null || field.dataSetType === custom) return source;
  const { items, isComplete } = await listAllItems(field.dataSetName, signal);
  if (!isComplete) return { ...source, largeSet: field.dataSetName };
  return items.length === 0 ? source : { ...source, options: items.map(toOption) };
}

const anyText = {
  options: undefined,
  isLoading: false,
  isUnknown: false,
  isGone: false,
  largeSet: null,
} as const;

/** What a field is called in a list: its label, and its name when that is another. */
export function fieldLabel({ label, name }: { readonly label: string; readonly name: string }): string {
  return label === '' || label === name ? name : t('dataSets.criteria.field', { label, name });
}

/** An item as a choice. */
export function toOption({ name, value }: Pick<DataItem, 'name' | 'value'>): CriteriaOption {
  return { value, label: name };
}
