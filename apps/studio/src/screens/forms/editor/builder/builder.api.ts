import { type FormField, type FormReference, type FormTemplateSummary, isProblem, result } from '@studio/api';
import type { ExpressionFunction, SelectorItem } from '@studio/widgets';
import type { Lookup } from '../../../../kernel/resource/Lookup.ts';
import { api } from '../../../../platform/http/api.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { listFields } from '../../settings/settings.api.ts';
import { type FormPart, fieldText } from '../draft/FormDraft.ts';
import { type PartSetting, toPartSettings } from './model/settingValues.ts';

/** Settings by the type of field that has them. */
export type SettingsByType = ReadonlyMap<number, readonly PartSetting[]>;

/** What fields of some types can be set to on a form, with the choices that there are now. */
export function settingsOfTypes(types: readonly number[], uiFormTemplateId: string): Lookup<SettingsByType> {
  return {
    key: `/fieldTemplateComponent/settings?form=${uiFormTemplateId}&types=${types.join(',')}`,
    kinds: ['/DataSet', '/ProductTemplate', '/UIFormTemplate'],
    load: async (signal) => {
      const settings = types.map(async (fieldType) => {
        const params = { query: { fieldType, uiFormTemplateId } };
        const { data } = await result(api.GET('/rest/fieldTemplateComponent/settings', { params, signal }));
        return [fieldType, toPartSettings(data)] as const;
      });
      return new Map(await Promise.all(settings));
    },
  };
}

/** What names a field that is saved. @param fieldId as its form has it */
export async function findFieldReferences(
  fieldId: string,
  signal: AbortSignal,
): Promise<readonly FormReference[]> {
  const params = { query: { fieldTemplateId: Number(fieldId) } };
  const call = api.GET('/rest/UIFormTemplate/findReferencesByFieldTemplateId', { params, signal });
  return (await result(call)).data;
}

/** Forms that are offered for one search. */
const mostForms = 20;

/** The current versions of the forms whose name has the text in it. */
export async function searchedForms(
  text: string,
  signal: AbortSignal,
): Promise<readonly Pick<FormTemplateSummary, 'id' | 'uniqueName' | 'displayName'>[]> {
  const filterUri = `/UIFormTemplate?${new URLSearchParams({ current: 'true', name: text })}`;
  const params = { query: { filterUri, startIndex: 0, numberOfRows: mostForms } };
  return (await result(api.GET('/rest/UIFormTemplate/filter', { params, signal }))).data.records;
}

/** Where a selector finds forms and their fields. What it says of a failure is its message. */
const formSource = {
  searchForms: (text: string, { signal }: { readonly signal: AbortSignal }) =>
    explained(async () =>
      (await searchedForms(text, signal)).map(
        ({ uniqueName, displayName }): SelectorItem => ({
          name: uniqueName,
          label: `${displayName} (${uniqueName})`,
        }),
      ),
    ),
  loadFields: ({ name: form }: SelectorItem, { signal }: { readonly signal: AbortSignal }) =>
    explained(async () => fieldItems(await listFields(form, signal))),
} as const;

function fieldItems(fields: readonly FormField[]): readonly SelectorItem[] {
  return fields.map(({ name, label }) => ({ name, label: fieldText({ variableName: name, label }) }));
}

/** A form as it is edited. */
export interface EditedFields {
  readonly uniqueName: string;
  readonly parts: readonly FormPart[];
}

/** `formSource`, with the fields of the form that is edited as they are now, saved or not. */
export function editedFormSource(edited: EditedFields): typeof formSource {
  return {
    ...formSource,
    loadFields: (form, options) => ownFields(form, edited) ?? formSource.loadFields(form, options),
  };
}

/** The same for expressions: a form that does not exist has null for its fields, which is no failure. */
export function expressionSource(edited: EditedFields) {
  const loadFields: typeof loadNamedFields = (form, options) =>
    ownFields(form, edited) ?? loadNamedFields(form, options);
  return { ...formSource, loadFields };
}

function ownFields(
  { name }: SelectorItem,
  { uniqueName, parts }: EditedFields,
): Promise<readonly SelectorItem[]> | undefined {
  if (name !== uniqueName) return undefined;
  const named = parts.filter(({ isHead, variableName }) => !isHead && variableName !== '');
  return Promise.resolve(named.map((part) => ({ name: part.variableName, label: fieldText(part) })));
}

function loadNamedFields({ name: form }: SelectorItem, { signal }: { readonly signal: AbortSignal }) {
  return explained(async () => {
    try {
      return fieldItems(await listFields(form, signal));
    } catch (error) {
      if (isProblem(error, 404)) return null;
      throw error;
    }
  });
}

/** What expressions of a form can be built of. It is part of the server: nothing that is saved changes it. */
export function builderOptionsOf(uiFormTemplateId: string): Lookup<readonly ExpressionFunction[]> {
  const params = { path: { id: uiFormTemplateId } };
  return {
    key: `/UIFormTemplate/${uiFormTemplateId}/javascriptBuilderOptions`,
    load: async (signal) =>
      (await result(api.GET('/rest/UIFormTemplate/{id}/javascriptBuilderOptions', { params, signal }))).data,
  };
}

/** Where a selector finds objects and their properties. */
export const objectSource = {
  searchObjects: (text: string, { signal }: { readonly signal: AbortSignal }) =>
    explained(async () => {
      const { data } = await result(api.GET('/rest/Object/', { signal }));
      const wanted = text.trim().toLocaleLowerCase();
      return data
        .filter((name) => name.toLocaleLowerCase().includes(wanted))
        .map((name): SelectorItem => ({ name }));
    }),
  loadProperties: ({ name }: SelectorItem, { signal }: { readonly signal: AbortSignal }) =>
    explained(async () => {
      const { data } = await result(api.GET('/rest/Object/{name}', { params: { path: { name } }, signal }));
      return data.map(
        (property): SelectorItem => ({
          name: property.name,
          label: property.label === property.name ? property.name : `${property.label} (${property.name})`,
        }),
      );
    }),
} as const;

/** What a question to the server answers. @throws an error whose message says why there is no answer */
export async function explained<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new Error(describeError(error), { cause: error });
  }
}
