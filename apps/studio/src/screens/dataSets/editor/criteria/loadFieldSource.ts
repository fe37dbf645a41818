import type { DataItem, FormField } from '@studio/api';
import type { CriteriaOption } from '@studio/widgets';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { rememberField, rememberMoreValues, rememberValues } from '../../knownLabels.ts';
import { dataSetsText } from '../editor.messages.ts';
import type { FieldSource, ValueSearch } from './CriteriaSources.ts';
import { listChoices, listFormFields, listItemsOfValues, searchItems } from './criteria.api.ts';

const custom = 1;

/** What a field's values are chosen from: the items of its data set, unless that is a Custom one or is gone. */
export async function loadFieldSource(form: string, name: string, signal: AbortSignal): Promise<FieldSource> {
  const fields = await listFormFields(form, signal);
  const field = fields?.find((each) => each.name === name);
  if (field === undefined) return { ...anyText, label: name, isGone: true };
  const source = { ...anyText, label: field.label || name };
  rememberField(form, name, source.label);
  const dataSetName = choiceSetOf(field);
  if (dataSetName === null) return source;
  const { items, minSearchLength } = await listChoices(dataSetName, signal);
  const options = items.map(toOption);
  if (minSearchLength !== null) {
    const remember = (found: readonly CriteriaOption[]) => rememberMoreValues(form, name, found);
    return { ...source, options: [], search: searchOf(dataSetName, minSearchLength, remember) };
  }
  rememberValues(form, name, options);
  return { ...source, options };
}

/** The data set whose items are the values of a field; null where any text is one: without a set, and with a Custom one. */
export function choiceSetOf({
  dataSetName,
  dataSetType,
}: Pick<FormField, 'dataSetName' | 'dataSetType'>): string | null {
  return dataSetType === null || dataSetType === custom ? null : dataSetName;
}

/** The search in a data set. What it finds is remembered. */
function searchOf(
  dataSetName: string,
  minSearchLength: number,
  remember: (found: readonly CriteriaOption[]) => void,
): ValueSearch {
  const named = async (items: Promise<readonly DataItem[]>) => {
    const options = (await items).map(toOption);
    remember(options);
    return options;
  };
  return {
    minSearchLength,
    load: (text, { signal }) =>
      named(searchItems(dataSetName, text, signal)).catch((error: unknown) => {
        throw new Error(describeError(error), { cause: error });
      }),
    name: (values, signal) => named(listItemsOfValues(dataSetName, values, signal)),
  };
}

const anyText = {
  options: undefined,
  isLoading: false,
  isUnknown: false,
  isGone: false,
  search: undefined,
} as const;

/** What a field is called in a list: its label, and its name when that is another. */
export function fieldLabel({ label, name }: { readonly label: string; readonly name: string }): string {
  return label === '' || label === name ? name : dataSetsText('criteria.field', { label, name });
}

/** An item as a choice. */
export function toOption({ name, value }: Pick<DataItem, 'name' | 'value'>): CriteriaOption {
  return { value, label: name };
}
