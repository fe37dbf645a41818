import { type FormTemplateType, result, type UiFormTemplate } from '@studio/api';
import { idExport } from '../../kernel/kind/idExport.ts';
import type { LoadedChoices } from '../../kernel/resource/dataSetLookup.ts';
import type { Lookup } from '../../kernel/resource/Lookup.ts';
import { api } from '../../platform/http/api.ts';
import { forms } from './early.ts';

/** A form template as the server has it. */
export type Form = UiFormTemplate;

/** The types of form templates, and the same as choices of a field, by their codes. */
export interface FormTypes extends LoadedChoices {
  readonly types: readonly FormTemplateType[];
}

/** The types of form templates, in the order of their codes. */
export const formTypes: Lookup<FormTypes> = {
  key: '/UIFormTemplate/types',
  load: async (signal) => {
    const { data: types } = await result(api.GET('/rest/UIFormTemplate/types', { signal }));
    const choices = types.map(({ type, name }) => ({ value: String(type), label: name }));
    return { types, choices, total: types.length };
  },
};

/** Downloads form templates as an XML file. */
export const exportForms = idExport(forms);
