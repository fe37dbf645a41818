import type { OrganizationForm as FormAnswer, FormSet, OrganizationFormSummary } from '@studio/api';
import type { Call, Operations } from '../http/Operation.ts';
import { readWrite } from '../http/readWrite.ts';
import { formTypeName } from '../kinds/formTemplate/formTemplateTypes.ts';
import {
  type OrganizationDoc,
  type OrganizationForm,
  organizationFormTypes,
} from '../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../kinds/organization/organizationKind.ts';
import { FormSetChanges, findChanges, noSuchForm } from '../organizations/forms/FormSetChanges.ts';
import { type FormValues, ownValue } from '../organizations/forms/FormValues.ts';
import { type FormInEffect, formsInEffect } from '../organizations/forms/missingFields.ts';
import { type Template, templateOf, templatesOf } from '../organizations/forms/templates.ts';
import type { Services } from '../Services.ts';
import type { Queries } from '../store/Database.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';

type FormOperations = Pick<
  Operations,
  | 'getOrganizationFormSet'
  | 'listOrganizationForms'
  | 'getOrganizationForm'
  | 'upgradeOrganizationForms'
  | 'getFormSet'
  | 'startFormSetChanges'
  | 'saveFormSetChanges'
  | 'applyFormSetChanges'
  | 'discardFormSetChanges'
>;

type WriteId =
  | 'upgradeOrganizationForms'
  | 'startFormSetChanges'
  | 'saveFormSetChanges'
  | 'applyFormSetChanges'
  | 'discardFormSetChanges';

/** Room for forms of thousands of fields. */
const valuesLimit = 5 * 1024 * 1024;

/** The forms of organizations, and how they are changed. The form set of an organization has the organization's id. */
export function organizationFormOperations(services: Services): FormOperations {
  const { store, queries, options } = services;
  const newId = () => options.random(16).toString('hex');
  /** Runs a write of a form set once, however often it is sent. */
  const run = <Result extends object>(
    id: WriteId,
    call: Call<WriteId>,
    work: (changes: FormSetChanges) => Promise<Result>,
  ): Promise<Result> => {
    const write = readWrite(id, call);
    const { userId, permissions } = call.signedIn();
    const { clientTag } = write;
    return store.writes.runForResult(write, (tx) =>
      work(new FormSetChanges(tx, call.path.id, { userId, permissions, clientTag, time: options.clock() })),
    );
  };
  const answer = async ({ path, signedIn }: Pick<Call<'getFormSet'>, 'path' | 'signedIn'>) => {
    const organization = await store.get(organizationKind, path.id);
    return { status: 200 as const, body: await viewFormSet(queries, organization, signedIn().userId) };
  };
  const matching = (known: number) => (revision: number) => revision === known;
  return {
    getOrganizationFormSet: {
      handle: async ({ path: { id } }) => {
        await store.get(organizationKind, id);
        return { status: 200, body: { id } };
      },
    },
    listOrganizationForms: {
      handle: async ({ path: { id } }) => {
        const { doc } = await store.get(organizationKind, id);
        return { status: 200, body: await summariesOf(queries, doc) };
      },
    },
    getOrganizationForm: {
      handle: async ({ path: { id, formId } }) => {
        const { doc } = await store.get(organizationKind, id);
        const { forms = [] } = doc;
        const form = forms.find((each) => each.id === formId);
        if (!form) throw noSuchForm(formId);
        const templates = await templatesOf(queries, forms);
        return { status: 200, body: viewForm(form, forms, templates) };
      },
    },
    upgradeOrganizationForms: {
      handle: async (call) => {
        const { forms } = await run('upgradeOrganizationForms', call, async (changes) => ({
          forms: await changes.upgrade(newId),
        }));
        return { status: 200, body: { count: forms.length, forms } };
      },
    },
    getFormSet: { handle: answer },
    startFormSetChanges: {
      handle: async (call) => {
        const { takeOver = false } = call.query;
        await run('startFormSetChanges', call, async (changes) => {
          await changes.start(takeOver);
          return {};
        });
        return answer(call);
      },
    },
    saveFormSetChanges: {
      bodyLimit: valuesLimit,
      handle: async (call) => {
        const { query, body } = call;
        // The contract was checked before.
        const forms = body.forms as { id: string; values: FormValues }[];
        await run('saveFormSetChanges', call, async (changes) => {
          await changes.save(forms, matching(query.revision));
          return {};
        });
        return answer(call);
      },
    },
    applyFormSetChanges: {
      handle: async (call) => {
        await run('applyFormSetChanges', call, async (changes) => {
          await changes.apply(matching(call.query.revision));
          return {};
        });
        return answer(call);
      },
    },
    discardFormSetChanges: {
      handle: async (call) => {
        await run('discardFormSetChanges', call, async (changes) => {
          await changes.discard();
          return {};
        });
        return answer(call);
      },
    },
  };
}

async function viewFormSet(
  queries: Queries,
  { id: documentId, doc, version }: StoredDocument<OrganizationDoc>,
  userId: string,
): Promise<FormSet> {
  const { id, forms = [] } = doc;
  const changes = await findChanges(queries, documentId);
  const given = { id, organizationId: id, version };
  const templates = await templatesOf(queries, forms);
  const valuesOf = (some: readonly OrganizationForm[]) =>
    [...inEffect(some, templates)].map(([formId, form]) => ({ id: formId, values: form.values }));
  const saved = valuesOf(forms);
  if (changes === null) return { ...given, forms: saved, changes: null };
  const { startedBy, timeStarted, timeSaved, revision, values } = changes;
  const changed = forms.map((form) => ({ ...form, values: ownValue(values, form.id) ?? form.values }));
  return {
    ...{ ...given, forms: saved },
    changes: {
      ...{ startedBy, timeStarted, timeSaved, revision, isOwn: startedBy.id === userId },
      forms: valuesOf(changed),
    },
  };
}

type Templates = ReadonlyMap<string, Template>;

/** The menu of an organization's forms: those of a type that has several are below an entry for the type. */
async function summariesOf(
  queries: Queries,
  { forms = [] }: OrganizationDoc,
): Promise<OrganizationFormSummary[]> {
  const templates = await templatesOf(queries, forms);
  const filled = inEffect(forms, templates);
  const byType = Map.groupBy(forms, ({ type }) => type);
  return [...byType]
    .toSorted(([one], [other]) => one - other)
    .map(([type, some]) => {
      const children = some.map((form) => summaryOf(form, templates, filled.get(form.id)));
      const [only] = children;
      if (children.length === 1 && only) return only;
      const sum = (key: 'requiredFieldCount' | 'totalRequiredFieldCount') =>
        children.reduce((total, child) => total + child[key], 0);
      return {
        ...{ id: `type-${type}`, name: groupName(type), formTemplateType: type },
        formTemplateDisplayName: groupName(type),
        requiredFieldCount: sum('requiredFieldCount'),
        totalRequiredFieldCount: sum('totalRequiredFieldCount'),
        children,
      };
    });
}

/** The type of forms about an organization itself has a name of its own in the menu. */
function groupName(type: number): string {
  return type === organizationFormTypes.organization ? 'Organization Form' : formTypeName(type);
}

function summaryOf(form: OrganizationForm, templates: Templates, filled: FormInEffect | undefined) {
  const { missing = [], required = 0 } = filled ?? {};
  const name = templateOf(templates, form)?.form.name ?? form.name;
  return {
    ...{ id: form.id, name, formTemplateType: form.type, formTemplateDisplayName: name },
    ...{ requiredFieldCount: missing.length, totalRequiredFieldCount: required, children: [] },
  };
}

function viewForm(
  form: OrganizationForm,
  forms: readonly OrganizationForm[],
  templates: Templates,
): FormAnswer {
  const filled = inEffect(forms, templates).get(form.id);
  const { children: _children, ...summary } = summaryOf(form, templates, filled);
  const { uniqueName, templateVersion } = form;
  return {
    ...summary,
    formTemplateId: templateOf(templates, form)?.id ?? null,
    ...{ uniqueName, templateVersion, values: filled?.values ?? form.values },
    missing: filled?.missing ?? [],
  };
}

function inEffect(
  forms: readonly OrganizationForm[],
  templates: Templates,
): ReadonlyMap<string, FormInEffect> {
  return formsInEffect(forms, (form) => templateOf(templates, form)?.form);
}
