import { readItemForms } from '../../formTemplateSets/readItemForms.ts';
import { findSetInForce } from '../../formTemplateSets/readSets.ts';
import { loadCandidates, loadItems } from '../../formTemplateSets/setItems.ts';
import type { FormTemplateDoc, WholeForm } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { formTemplateKind, identityOfForm } from '../../kinds/formTemplate/formTemplateKind.ts';
import { wholeForm } from '../../kinds/formTemplate/wholeForm.ts';
import {
  formTypesByType,
  type OrganizationForm,
  type OrganizationType,
} from '../../kinds/organization/OrganizationDoc.ts';
import type { Queries } from '../../store/Database.ts';
import { findDocumentsByName } from '../../store/findDocuments.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';

/** The definition of a version of a form. */
export interface Template {
  /** The id of the form template. */
  id: string;
  form: WholeForm;
}

/** The definitions of the forms that an organization has, by `identityOfForm`; without those that are gone. */
export async function templatesOf(
  queries: Queries,
  forms: readonly OrganizationForm[],
): Promise<ReadonlyMap<string, Template>> {
  const wanted = new Set(
    forms.map(({ uniqueName, templateVersion }) => identityOfForm(uniqueName, templateVersion)),
  );
  const names = [...new Set(forms.map(({ uniqueName }) => uniqueName))];
  const found = await findDocumentsByName(queries, formTemplateKind, names);
  return new Map(
    found.flatMap(({ id, doc, revision }) => {
      const key = identityOfForm(doc.uniqueName, doc.version);
      return wanted.has(key) ? [[key, readOnce(queries, { id, doc, revision })] as const] : [];
    }),
  );
}

const read = new WeakMap<Queries, Map<string, Template>>();
/** Definitions that are kept, as reading their rules and scripts takes longer than loading them. */
const mostKept = 200;

function readOnce(
  queries: Queries,
  { id, doc, revision }: Pick<StoredDocument<FormTemplateDoc>, 'id' | 'doc' | 'revision'>,
): Template {
  const known = read.get(queries) ?? new Map<string, Template>();
  read.set(queries, known);
  const key = `${revision} ${id}`;
  const template = known.get(key) ?? { id, form: wholeForm(doc) };
  // Those that were asked for last stay longest.
  known.delete(key);
  known.set(key, template);
  for (const oldest of known.keys()) if (known.size > mostKept) known.delete(oldest);
  return template;
}

/** The definition of a form of an organization; undefined when it is gone. */
export function templateOf(
  templates: ReadonlyMap<string, Template>,
  { uniqueName, templateVersion }: OrganizationForm,
): Template | undefined {
  return templates.get(identityOfForm(uniqueName, templateVersion));
}

/** The forms that organizations of a type have by the set in production, in the order of their menu; none while no set is. */
export async function formsInForce(queries: Queries, type: OrganizationType): Promise<WholeForm[]> {
  const setId = await findSetInForce(queries);
  if (setId === null) return [];
  const types = formTypesByType[type];
  const candidates = await loadCandidates(queries);
  const ids = new Set(
    candidates.flatMap(({ formTemplateId, summary }) =>
      types.includes(summary.type ?? -1) ? [formTemplateId] : [],
    ),
  );
  const items = (await loadItems(queries, setId)).filter(({ formTemplateId }) => ids.has(formTemplateId));
  const forms = [...(await readItemForms(queries, items)).values()].map(wholeForm);
  return forms.toSorted(inMenuOrder);
}

/** By type, by the order of the form, by name. */
function inMenuOrder(one: WholeForm, other: WholeForm): number {
  return one.type - other.type || one.ordering - other.ordering || one.name.localeCompare(other.name, 'en');
}

/** A form that is not filled in yet. @param newId gives an id that no other form of the organization has */
export function emptyForm(
  { uniqueName, version, name, type }: WholeForm,
  newId: () => string,
): OrganizationForm {
  return { id: newId(), uniqueName, templateVersion: version, name, type, values: {} };
}
