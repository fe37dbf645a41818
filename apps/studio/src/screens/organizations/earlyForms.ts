import {
  type FormSet,
  type OrganizationForm,
  type OrganizationFormSummary,
  result,
  type UiFormTemplate,
} from '@studio/api';
import { callEarly } from '../../kernel/resource/callEarly.ts';
import { api } from '../../platform/http/api.ts';
import { organizations } from './early.ts';

/** The forms that a path of the manager names: the one that is shown, and the one whose summary that details. Empty where it names none. */
export function formsInPath(pathname: string): { readonly formId: string; readonly summaryId: string } {
  const [, , , view, formId = '', sub, , detailId = ''] = pathname
    .slice(organizations.section.length)
    .split('/')
    .map(decode);
  if (view !== 'form') return { formId: '', summaryId: '' };
  const isDetail = sub === 'detail' && detailId !== '';
  return isDetail ? { formId: detailId, summaryId: formId } : { formId, summaryId: '' };
}

/** A part of a path; what is no encoding is taken as it is. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The form set of an organization, whose id it has. */
async function loadFormSet(id: string, signal: AbortSignal): Promise<FormSet> {
  return (await result(api.GET('/rest/FormSet/{id}', { params: { path: { id } }, signal }))).data;
}

/** The menu of the forms of an organization. */
async function loadMenu(id: string, signal: AbortSignal): Promise<readonly OrganizationFormSummary[]> {
  const params = { path: { id } };
  return (await result(api.GET('/rest/Organization/{id}/formSummaries', { params, signal }))).data;
}

/** The forms in a menu, without the entries that several of a type are below. */
export function formsIn(menu: readonly OrganizationFormSummary[]): readonly OrganizationFormSummary[] {
  return menu.flatMap((entry) => (entry.children.length === 0 ? [entry] : formsIn(entry.children)));
}

/** A form of an organization, as it is found. */
interface FormAddress {
  /** Of the organization. */
  readonly id: string;
  readonly formId: string;
}

/** @throws ProblemError 404 when the organization has no such form */
export async function loadForm(path: FormAddress, signal: AbortSignal): Promise<OrganizationForm> {
  return (await result(api.GET('/rest/Organization/{id}/forms/{formId}', { params: { path }, signal }))).data;
}

/** The form template of a version of a form. @throws ProblemError 404 when it is gone */
export async function loadTemplate(id: string, signal?: AbortSignal): Promise<UiFormTemplate> {
  const call = api.GET('/rest/UIFormTemplate/{id}', { params: { path: { id } }, signal: signal ?? null });
  return (await result(call)).data;
}

/** A form, and the form template that it was made of; null where that is gone. */
export interface FormWithTemplate {
  readonly info: OrganizationForm;
  readonly template: UiFormTemplate | null;
}

/** What the manager shows first, requested with the organization. */
export const earlyForms = {
  set: callEarly(loadFormSet),
  menu: callEarly(loadMenu),
  form: callEarly(async (address: FormAddress, signal): Promise<FormWithTemplate> => {
    const info = await loadForm(address, signal);
    const { formTemplateId } = info;
    return { info, template: formTemplateId === null ? null : await loadTemplate(formTemplateId, signal) };
  }),
};

/** Requests what the manager at a path shows first: the form that the path names, or the first one of the menu. */
export function askForms(pathname: string): void {
  const id = organizations.idIn(pathname);
  if (id === '') return;
  const { formId: wanted } = formsInPath(pathname);
  // First what another request follows.
  if (wanted !== '') earlyForms.form.ask({ id, formId: wanted });
  earlyForms.menu.ask(id, (menu) => {
    const forms = formsIn(menu);
    const [first] = forms;
    if (first !== undefined && !forms.some((form) => form.id === wanted))
      earlyForms.form.ask({ id, formId: first.id });
  });
  earlyForms.set.ask(id);
}
