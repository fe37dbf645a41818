import { ConnectionError, isProblem, result } from '@studio/api';
import { api } from '../../../platform/http/api.ts';
import type { KnownNames, NamedField } from './KnownNames.ts';
import type { NamedThings } from './namedIn.ts';

/** Of more forms or data sets than this, the names are not loaded: they are shown as they are stored. */
const mostCalls = 40;

/** How many values the contract lets a call name, and how long they may be together, encoded. */
const valuesAtOnce = { count: 100, characters: 9000 };

/**
 * What is named by conditions, as it is called now: forms and their fields first, then the values of fields, which take a call for each data
 * set. What cannot be loaded is left out, and so is a form that is gone.
 * @throws ConnectionError where a call found no server, so that it is tried again
 */
export async function loadNames(
  { forms, values, items }: NamedThings,
  signal: AbortSignal,
): Promise<KnownNames> {
  const others = await joined(forms.slice(0, mostCalls), (form) => loadForm(form, signal));
  const wanted = new Map<string, Set<string>>();
  const want = (dataSet: string, some: readonly string[]) => {
    wanted.set(dataSet, new Set([...(wanted.get(dataSet) ?? []), ...some]));
  };
  for (const each of items) want(each.dataSet, each.values);
  for (const { form, field, values: some } of values) {
    const dataSet = others.get(form)?.fields.get(field)?.dataSetName ?? null;
    if (dataSet !== null) want(dataSet, some);
  }
  const sets = [...wanted.keys()].slice(0, mostCalls);
  const labels = await joined(sets, (dataSet) =>
    loadLabels(dataSet, [...(wanted.get(dataSet) ?? [])], signal),
  );
  return { forms: others, items: labels };
}

/** What each key has, without those of which nothing was found. */
async function joined<Found>(
  keys: readonly string[],
  load: (key: string) => Promise<Found | null>,
): Promise<ReadonlyMap<string, Found>> {
  const answers = await Promise.allSettled(keys.map(load));
  const found = new Map<string, Found>();
  for (const [index, answer] of answers.entries()) {
    if (answer.status === 'rejected') {
      if (answer.reason instanceof ConnectionError) throw answer.reason;
    } else if (answer.value !== null) found.set(keys[index] ?? '', answer.value);
  }
  return found;
}

/** Null for a form that is gone. */
async function loadForm(
  formTemplateUniqueName: string,
  signal: AbortSignal,
): Promise<{ displayName: string; fields: ReadonlyMap<string, NamedField> } | null> {
  const filters = new URLSearchParams({ uniqueName: formTemplateUniqueName, current: 'true' });
  const query = { filterUri: `/UIFormTemplate?${filters}`, startIndex: 0, numberOfRows: 1 };
  try {
    const [fields, page] = await Promise.all([
      result(
        api.GET('/rest/UIFormTemplate/fields', { params: { query: { formTemplateUniqueName } }, signal }),
      ),
      result(api.GET('/rest/UIFormTemplate/filter', { params: { query }, signal })),
    ]);
    return {
      displayName: page.data.records[0]?.displayName ?? '',
      fields: new Map(
        fields.data.map(({ name, label, dataSetName }) => [name, { label, dataSetName }] as const),
      ),
    };
  } catch (error) {
    if (isProblem(error, 404)) return null;
    throw error;
  }
}

async function loadLabels(
  dataSetName: string,
  values: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string | null>> {
  const labels = new Map<string, string | null>();
  for (const value of inCalls(values)) {
    const params = { path: { dataSetName }, query: { value, numberOfRows: valuesAtOnce.count } };
    const { data } = await result(api.GET('/rest/DataSet/{dataSetName}/items', { params, signal }));
    for (const item of data.records) if (!labels.has(item.value)) labels.set(item.value, item.name);
    for (const each of value) if (!labels.has(each)) labels.set(each, null);
  }
  return labels;
}

/** Values in as many lists as it takes for the address of a call to hold each; without any that is too long for one. */
function inCalls(values: readonly string[]): string[][] {
  const lists: string[][] = [];
  let room = 0;
  for (const value of values) {
    const length = encodeURIComponent(value).length;
    if (length > valuesAtOnce.characters || value.length > 1000) continue;
    const last = lists.at(-1);
    if (last === undefined || length > room || last.length === valuesAtOnce.count) {
      lists.push([value]);
      room = valuesAtOnce.characters - length;
    } else {
      last.push(value);
      room -= length;
    }
  }
  return lists;
}
