import { asc, eq } from 'drizzle-orm';
import type { Operations } from '../http/Operation.ts';
import { currentForms } from '../kinds/formTemplate/currentForms.ts';
import type { FormTemplateDoc } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { formTemplateTypes } from '../kinds/formTemplate/formTemplateTypes.ts';
import { describeLocks } from '../kinds/formTemplate/lockedChanges.ts';
import { componentTypes } from '../kinds/formTemplate/settings/componentTypes.ts';
import {
  type Choice,
  type Choices,
  describeSettings,
} from '../kinds/formTemplate/settings/describeSettings.ts';
import { kindNames } from '../kinds/kindNames.ts';
import { productKind } from '../kinds/product/productKind.ts';
import { javascriptBuilderOptions } from '../rules/javascriptBuilderOptions.ts';
import { testExpression } from '../rules/testExpression.ts';
import type { Services } from '../Services.ts';
import type { Queries } from '../store/Database.ts';
import { findProperties } from '../store/findProperties.ts';
import { document } from '../store/schema.ts';

type ComponentOperations = Pick<
  Operations,
  | 'listComponentTypes'
  | 'listComponentSettings'
  | 'listFormTemplateLocks'
  | 'listJavascriptBuilderOptions'
  | 'testRegularExpression'
>;

const collator = new Intl.Collator('en');

/** What can be put into forms, and how it is set. */
export function componentOperations({ store, queries }: Services): ComponentOperations {
  return {
    listFormTemplateLocks: { handle: () => ({ status: 200, body: describeLocks() }) },
    testRegularExpression: {
      handle: async ({ body, refuseGone }) => ({ status: 200, body: await testExpression(body, refuseGone) }),
    },
    listJavascriptBuilderOptions: {
      handle: async ({ path: { id } }) => {
        // They are the same for every form that there is.
        await store.get(formTemplateKind, { id });
        return { status: 200, body: [...javascriptBuilderOptions] };
      },
    },
    listComponentTypes: { handle: () => ({ status: 200, body: [...componentTypes] }) },
    listComponentSettings: {
      handle: async ({ query: { fieldType, uiFormTemplateId: id } }) => {
        const form = id === undefined ? null : (await store.get(formTemplateKind, { id })).doc;
        return { status: 200, body: describeSettings(fieldType, await choicesFor(queries, form)) };
      },
    },
  };
}

async function choicesFor(queries: Queries, form: FormTemplateDoc | null): Promise<Choices> {
  return {
    dataSets: await names(queries, kindNames.dataSet),
    products: await products(queries, form),
    fieldRules: (form?.fieldRules ?? []).map(({ name }) => same(name)),
    repeatingForms: await repeatingForms(queries),
  };
}

async function names(queries: Queries, kind: string): Promise<Choice[]> {
  const rows = await queries
    .select({ name: document.name })
    .from(document)
    .where(eq(document.kind, kind))
    .orderBy(asc(document.name));
  return rows.map(({ name }) => same(name)).toSorted(byLabel);
}

/** By their ids: those of the form, or all of them where the form is for all. */
async function products(queries: Queries, form: FormTemplateDoc | null): Promise<Choice[]> {
  if (form !== null && formTemplateTypes[form.type]?.hasProducts !== true) return [];
  const rows = await queries
    .select({ name: document.name, id: document.id })
    .from(document)
    .where(eq(document.kind, productKind.name));
  const own = new Set(form?.productNames ?? []);
  return rows
    .filter(({ name }) => own.size === 0 || own.has(name))
    .map(({ name, id }) => ({ value: id, label: name }))
    .toSorted(byLabel);
}

async function repeatingForms(queries: Queries): Promise<Choice[]> {
  const properties = ['uniqueName', 'name', 'repeatable', 'version', 'status'] as const;
  const forms = currentForms(
    (await findProperties(queries, formTemplateKind, properties)).map(({ doc }) => doc),
  );
  return forms
    .filter(({ repeatable }) => repeatable)
    .map(({ uniqueName, name }) => ({ value: uniqueName, label: name }))
    .toSorted(byLabel);
}

function same(name: string): Choice {
  return { value: name, label: name };
}

function byLabel(left: Choice, right: Choice): number {
  return collator.compare(left.label, right.label) || collator.compare(left.value, right.value);
}
