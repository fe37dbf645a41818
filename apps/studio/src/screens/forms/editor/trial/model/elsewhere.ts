import { result } from '@studio/api';
import {
  type AnalysedForm,
  type CaseValues,
  enteredValue,
  toCaseValues,
  type ValueType,
  valueTypeOf,
} from '@studio/rules';
import { api } from '../../../../../platform/http/api.ts';

/** The types of fields of other forms, by key. Those that are missing are texts. */
export type ElsewhereTypes = ReadonlyMap<string, ValueType>;

/** The values that fields of other forms offer, by key. Fields that offer none are left out. */
export type ElsewhereValues = ReadonlyMap<
  string,
  readonly { readonly value: string; readonly label: string }[]
>;

/** The same, as the analysis knows them. */
export function offeredIn(values: ElsewhereValues): NonNullable<AnalysedForm['offeredElsewhere']> {
  return new Map([...values].map(([key, some]) => [key, new Set(some.map(({ value }) => value))]));
}

const separator = ';';

/** The values that are entered for one key: several are parted by semicolons. */
export function splitValues(text: string): readonly string[] {
  return text
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

export function joinValues(values: readonly string[]): string {
  return values.join(`${separator} `);
}

/** Values of elsewhere as forms hand them on: those of fields have the types of these. */
export function typedOthers(others: CaseValues, types: ElsewhereTypes): CaseValues {
  return toCaseValues(
    Object.fromEntries(
      Object.entries(others).map(([key, value]) => [
        key,
        enteredValue(value ?? null, types.get(key) ?? 'text'),
      ]),
    ),
  );
}

/** Fields of other forms whose values are looked up. */
const mostElsewhere = 50;

/** The values of the data sets of fields of other forms. A field that is gone, or has none, is left out. @param keys of fields, properties and variables */
export async function loadElsewhere(
  keys: readonly string[],
  uniqueName: string,
  signal: AbortSignal,
): Promise<ElsewhereValues> {
  const loaded = fieldsElsewhere(keys, uniqueName).map(async ({ key, form, fieldName }) => {
    const params = { query: { formTemplateUniqueName: form, fieldName } };
    const values = await result(api.GET('/rest/Rule/searchableValues', { params, signal })).then(
      ({ data }) => data.map(({ value, name }) => ({ value, label: name })),
      () => [],
    );
    return [key, values] as const;
  });
  return new Map((await Promise.all(loaded)).filter(([, values]) => values.length > 0));
}

/** The types of fields of other forms. A field that is gone is left out. @param keys of fields, properties and variables */
export async function loadTypes(
  keys: readonly string[],
  uniqueName: string,
  signal: AbortSignal,
): Promise<ElsewhereTypes> {
  const loaded = fieldsElsewhere(keys, uniqueName).map(async ({ key, form, fieldName }) => {
    const params = { query: { text: `${form} ${fieldName}` } };
    const found = await result(api.GET('/rest/Rule/fields', { params, signal })).then(
      ({ data }) => data.find((one) => one.formTemplateUniqueName === form && one.fieldName === fieldName),
      () => undefined,
    );
    const type = valueTypeOf(found?.typeName);
    return type === null ? [] : [[key, type] as const];
  });
  return new Map((await Promise.all(loaded)).flat());
}

/** Fields of other forms that are looked up are as many as this, at most. */
function fieldsElsewhere(keys: readonly string[], uniqueName: string) {
  return keys
    .flatMap((key) => {
      const [form = '', fieldName] = key.split('::');
      return fieldName === undefined || form === uniqueName ? [] : [{ key, form, fieldName }];
    })
    .slice(0, mostElsewhere);
}
