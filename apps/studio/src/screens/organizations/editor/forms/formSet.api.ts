import {
  type FormAttachment,
  type FormSet,
  type FormSetWrite,
  type OrganizationForm,
  type Result,
  result,
  type UpgradedForms,
} from '@studio/api';
import { randomId } from '../../../../kernel/editor/randomId.ts';
import { api } from '../../../../platform/http/api.ts';
import { uploadFile } from '../../../../platform/transfer/uploadFile.ts';
import { earlyForms, type FormWithTemplate, loadForm, loadTemplate } from '../../earlyForms.ts';
import type { FormSetCalls } from './FormSetState.ts';
import { type ReadForm, ReadForms, readForm } from './filledForms.ts';

/** The calls of the form set of an organization, whose id it has. @param clientTag names the editor to the server */
export function formSetCalls(id: string, clientTag: string): FormSetCalls {
  const path = { id };
  const header = () => ({ 'Idempotency-Key': randomId(), 'X-Client-Tag': clientTag });
  const answer = async (call: Promise<{ readonly data?: FormSet; readonly response: Response }>) =>
    ((await result(call)) as Result<FormSet>).data;
  return {
    load: () => answer(api.GET('/rest/FormSet/{id}', { params: { path } })),
    start: (takeOver) =>
      answer(
        api.POST('/rest/FormSet/{id}/startChanges', {
          params: { path, query: { takeOver }, header: header() },
        }),
      ),
    save: (revision, values) => {
      // Names of values are those that the form has.
      const forms = [...values].map(([formId, each]) => ({
        id: formId,
        values: each,
      })) as FormSetWrite['forms'];
      const params = { path, query: { revision }, header: header() };
      return answer(api.POST('/rest/FormSet/{id}/saveChanges', { params, body: { forms } }));
    },
    apply: (revision) =>
      answer(
        api.POST('/rest/FormSet/{id}/applyChanges', {
          params: { path, query: { revision }, header: header() },
        }),
      ),
    upload: async (file, { signal, onProgress }) => {
      const url = `/rest/FormSet/${encodeURIComponent(id)}/attachments`;
      const response = await uploadFile({ path: url, file, signal, onProgress });
      // As the contract has it.
      return (await response.json()) as FormAttachment;
    },
    discard: () =>
      answer(api.POST('/rest/FormSet/{id}/discardChanges', { params: { path, header: header() } })),
  };
}

/** A form of an organization, and what it was made of. */
export interface LoadedForm {
  readonly info: OrganizationForm;
  /** Null where its definition is gone. */
  readonly read: ReadForm | null;
}

/** Forms of an organization with their definitions, each of which is loaded once. */
export class FormLoader {
  /** The definitions of those that are loaded. */
  readonly forms = new ReadForms();
  /** Those that are loaded, by their ids, each as it was answered last. A form stays while it is loaded again. */
  readonly loaded = new Map<string, LoadedForm>();
  readonly #organizationId: string;
  /** Definitions that are loaded or being loaded, by the ids of the form templates. */
  readonly #read = new Map<string, Promise<ReadForm>>();
  /** Those of them that are loaded. */
  readonly #known = new Map<string, ReadForm>();
  #hasTakenEarly = false;

  constructor(organizationId: string) {
    this.#organizationId = organizationId;
  }

  /** The form that was requested with the organization, where it is there already; undefined otherwise. */
  takeAnswered(formId: string): LoadedForm | undefined {
    const answered = earlyForms.form.takeAnswered({ id: this.#organizationId, formId });
    if (answered === undefined) return undefined;
    this.#hasTakenEarly = true;
    return this.#keep(answered);
  }

  /** @throws ProblemError 404 when the organization has no such form */
  async load(formId: string, signal: AbortSignal): Promise<LoadedForm> {
    const address = { id: this.#organizationId, formId };
    // The first form was requested with the organization.
    if (!this.#hasTakenEarly) {
      this.#hasTakenEarly = true;
      return this.#keep(await earlyForms.form.take(address, signal));
    }
    const info = await loadForm(address, signal);
    const { formTemplateId } = info;
    return this.#add(info, formTemplateId === null ? null : await this.#readOnce(formTemplateId));
  }

  #keep({ info, template }: FormWithTemplate): LoadedForm {
    const { formTemplateId } = info;
    if (formTemplateId === null || template === null) return this.#add(info, null);
    // The same definition all the time, so that what is drawn with it stays.
    const read = this.#known.get(formTemplateId) ?? readForm(template);
    this.#known.set(formTemplateId, read);
    if (!this.#read.has(formTemplateId)) this.#read.set(formTemplateId, Promise.resolve(read));
    return this.#add(info, read);
  }

  #add(info: OrganizationForm, read: ReadForm | null): LoadedForm {
    this.forms.set(info.id, read);
    const form = { info, read };
    this.loaded.set(info.id, form);
    return form;
  }

  #readOnce(templateId: string): Promise<ReadForm> {
    const known =
      this.#read.get(templateId) ??
      loadTemplate(templateId).then((template) => {
        const read = this.#known.get(templateId) ?? readForm(template);
        this.#known.set(templateId, read);
        return read;
      });
    this.#read.set(templateId, known);
    known.catch(() => this.#read.delete(templateId));
    return known;
  }
}

/** Brings the forms of an organization up to the set in production. @param key repeated with it, the call answers with the same report */
export async function upgradeForms(id: string, clientTag: string, key: string): Promise<UpgradedForms> {
  const header = { 'Idempotency-Key': key, 'X-Client-Tag': clientTag };
  const params = { path: { id }, header };
  return (await result(api.POST('/rest/Organization/{id}/upgradeForms', { params }))).data;
}
