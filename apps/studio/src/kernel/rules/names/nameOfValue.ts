import { asNode, textOf } from '../conditionNode.ts';
import { ruleMessages } from '../rules.messages.ts';
import { type KnownNames, type OwnForm, valuesIn } from './KnownNames.ts';

/** What a value of a data set is called; undefined for other values, and while it is not known. @param left what it is compared with */
export function nameOfValue(
  value: unknown,
  left: unknown,
  own: OwnForm,
  names: KnownNames,
): string | undefined {
  const { kind, datasetName, entityUri, valueString } = asNode(value) ?? {};
  switch (kind) {
    case 'DataSetItemValue':
      return nameOfItem(textOf(datasetName), textOf(entityUri), names);
    case 'LeftSideFieldValue':
    case 'LeftSideClassCodeFieldValue':
      return nameOfItem(dataSetOf(left, own, names), textOf(valueString), names);
    default:
      return undefined;
  }
}

/** The data set that the values of a field are of; empty for none, and while it is not known. */
export function dataSetOf(field: unknown, own: OwnForm, names: KnownNames): string {
  const { kind, formTemplateUniqueName, fieldName, variableName } = asNode(field) ?? {};
  if (kind !== 'FieldValue') return '';
  const form = textOf(formTemplateUniqueName);
  const fields = form === own.uniqueName ? own.fields : names.forms.get(form)?.fields;
  return fields?.get(textOf(fieldName) || textOf(variableName))?.dataSetName ?? '';
}

/**
 * The name of an item of a data set, with its value where others of the set have the same name; marked as missing where the set does not have
 * it.
 */
export function nameOfItem(dataSet: string, uri: string, { items }: KnownNames): string | undefined {
  const known = items.get(dataSet);
  if (known === undefined || uri === '') return undefined;
  const values = valuesIn(uri);
  for (const value of values) {
    const name = known.get(value);
    if (name) return sharedNamesOf(known).has(name) ? `${name} (${value})` : name;
  }
  if (values.some((value) => known.get(value) !== null)) return undefined;
  return ruleMessages('item.gone', { item: values.at(-1) ?? uri, dataSet });
}

const shared = new WeakMap<ReadonlyMap<string, string | null>, ReadonlySet<string>>();

/** The names that several items have. */
function sharedNamesOf(known: ReadonlyMap<string, string | null>): ReadonlySet<string> {
  const before = shared.get(known);
  if (before !== undefined) return before;
  const all = new Set<string>();
  const again = new Set<string>();
  for (const name of known.values()) if (name !== null) (all.has(name) ? again : all).add(name);
  shared.set(known, again);
  return again;
}
