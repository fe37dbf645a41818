import { and, eq, inArray } from 'drizzle-orm';
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
import { findDocumentsById } from '../../store/findDocuments.ts';
import { nameKey } from '../../store/nameKey.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { document } from '../../store/schema.ts';

/** The definition of a version of a form. */
export interface Template {
  /** The id of the form template. */
  id: string;
  form: WholeForm;
}

/** The definitions of the forms that an organization has, by `identityOfForm`; without those that are gone. Those that are kept are not loaded again. */
export async function templatesOf(
  queries: Queries,
  forms: readonly OrganizationForm[],
): Promise<ReadonlyMap<string, Template>> {
  const wanted = new Set(
    forms.map(({ uniqueName, templateVersion }) => identityOfForm(uniqueName, templateVersion)),
  );
  if (wanted.size === 0) return new Map();
  const saves = await queries
    .select({ id: document.id, revision: document.revision })
    .from(document)
    .where(
      and(eq(document.kind, formTemplateKind.name), inArray(document.identityKey, [...wanted].map(nameKey))),
    );
  const kept = saves.map((save) => ({ id: save.id, template: takeKept(queries, save) }));
  const unknown = kept.flatMap(({ id, template }) => (template === undefined ? [id] : []));
  const loaded = (await findDocumentsById(queries, formTemplateKind, unknown)).map((found) =>
    keep(queries, found),
  );
  const templates = [...kept.flatMap(({ template }) => template ?? []), ...loaded];
  return new Map(
    templates.flatMap((template) => {
      const key = identityOfForm(template.form.uniqueName, template.form.version);
      return wanted.has(key) ? [[key, template] as const] : [];
    }),
  );
}

const read = new WeakMap<Queries, Map<string, Template>>();
/** Definitions that are kept, as loading them and reading their rules and scripts takes long. */
const mostKept = 200;

/** A save of a definition. */
type Save = Pick<StoredDocument, 'id' | 'revision'>;

function keyOf({ id, revision }: Save): string {
  return `${revision} ${id}`;
}

function takeKept(queries: Queries, save: Save): Template | undefined {
  const known = read.get(queries);
  const template = known?.get(keyOf(save));
  if (known === undefined || template === undefined) return undefined;
  // Those that were asked for last stay longest.
  known.delete(keyOf(save));
  known.set(keyOf(save), template);
  return template;
}

function keep(queries: Queries, save: Save & Pick<StoredDocument<FormTemplateDoc>, 'doc'>): Template {
  const known = read.get(queries) ?? new Map<string, Template>();
  read.set(queries, known);
  const template = known.get(keyOf(save)) ?? { id: save.id, form: wholeForm(save.doc) };
  known.set(keyOf(save), template);
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
