import { type FormReference, result, type UiFormTemplate, type UiFormTemplateWrite } from '@studio/api';
import type { RestObject } from '../../kernel/editor/rest/restObject.ts';
import { idObject } from '../../kernel/kind/idObject.ts';
import { api } from '../../platform/http/api.ts';
import { forms } from './early.ts';

/** A form template on the server, known by its id. */
export interface FormObject extends Omit<RestObject<UiFormTemplate, UiFormTemplateWrite>, 'references'> {
  /** What names the form or one of its fields, ordered by type and name. */
  references(id: string, signal?: AbortSignal): Promise<readonly FormReference[]>;
}

/** The calls of a form template. */
export const formObject: FormObject = {
  ...idObject(forms),
  references: async (id, signal) => {
    const params = { path: { id } };
    const call = api.GET('/rest/UIFormTemplate/{id}/findReferences', { params, signal: signal ?? null });
    return (await result(call)).data;
  },
};

/** Keys the drafts of the settings. */
export const formSettingsKind = `${forms.kind}/settings`;
