import { type FormField, type FormTemplateSummary, result } from '@studio/api';
import type { FieldChoice } from '../../../kernel/object/plain/choiceField.tsx';
import { dataSetChoices } from '../../../kernel/resource/dataSetLookup.ts';
import type { Lookup } from '../../../kernel/resource/Lookup.ts';
import { api } from '../../../platform/http/api.ts';

/** The types of forms. They are part of the server: nothing that is saved changes them. */
export const formTypeChoices: Lookup<readonly FieldChoice<number>[]> = {
  key: '/UIFormTemplate/types#choices',
  load: async (signal) => {
    const { data } = await result(api.GET('/rest/UIFormTemplate/types', { signal }));
    const choices = data.map(({ type, name }) => ({ value: type, label: name }));
    return choices.toSorted((one, other) => one.label.localeCompare(other.label));
  },
};

/** The products that forms of a type can be for. */
export function productsOf(type: number): Lookup<readonly FieldChoice<string>[]> {
  return dataSetChoices('Product Templates By FormTemplateType', ['/ProductTemplate'], String(type));
}

/** The forms that a rating form that repeats can be linked to: application forms that repeat, by their unique names. */
export const linkForms = dataSetChoices('Application Repeating Form Templates', ['/UIFormTemplate']);

/** Forms that are offered for one search. */
const mostForms = 20;

/**
 * Forms of a type that a supplemental form can follow, each once, by what is searched for in their names.
 * @param except the unique name of the form that is edited: it does not follow itself
 */
export async function searchPrecedingForms(
  text: string,
  { type, except }: { readonly type: number; readonly except: readonly string[] },
  signal: AbortSignal,
): Promise<readonly FormTemplateSummary[]> {
  const filters = { type: String(type), root: 'true', current: 'true', name: text };
  const filterUri = `/UIFormTemplate?${new URLSearchParams(filters)}`;
  const query = { filterUri, startIndex: 0, numberOfRows: mostForms };
  const { data } = await result(api.GET('/rest/UIFormTemplate/filter', { params: { query }, signal }));
  return data.records.filter(({ uniqueName }) => !except.includes(uniqueName));
}

/** The fields of a form, in its order. */
export async function listFields(
  formTemplateUniqueName: string,
  signal: AbortSignal,
): Promise<readonly FormField[]> {
  const query = { formTemplateUniqueName };
  return (await result(api.GET('/rest/UIFormTemplate/fields', { params: { query }, signal }))).data;
}
