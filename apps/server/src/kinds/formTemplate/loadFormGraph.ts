import type { FormTemplateGraph, FormTemplateLink, FormTemplateNode } from '@studio/api';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../store/Database.ts';
import { findDocumentsById } from '../../store/findDocuments.ts';
import { nameKey } from '../../store/nameKey.ts';
import { document, reference } from '../../store/schema.ts';
import { kindNames } from '../kindNames.ts';
import { currentForms } from './currentForms.ts';
import type { FormTemplateDoc } from './FormTemplateDoc.ts';
import { formReferencesOf } from './formReferences.ts';
import { formTemplateKind } from './formTemplateKind.ts';

/** Which forms are wanted. */
interface Wanted {
  /** The code of a type: its forms, and those that they are linked with. Default: every type. */
  type?: number | undefined;
  /** A form: those that can be reached from it in two steps. Default: none is singled out. */
  uniqueName?: string | undefined;
}

/** A graph of more forms cannot be read by a person. */
const mostForms = 300;
/** The limit of fields returned of one link. */
const mostFields = 20;
const atOnce = 50;

interface Form extends Omit<FormTemplateNode, 'root'> {
  id: string;
}

const collator = new Intl.Collator('en');

/** Forms, each in its current version, with what they name of each other. Null when the one singled out is not there. */
export async function loadFormGraph(queries: Queries, wanted: Wanted): Promise<FormTemplateGraph | null> {
  const forms = await loadForms(queries);
  const byKey = new Map(forms.map((form) => [nameKey(form.uniqueName), form]));
  const { uniqueName, type } = wanted;
  if (uniqueName !== undefined && !byKey.has(nameKey(uniqueName))) return null;
  const neighbours = await loadNeighbours(queries, byKey);
  const isSeed = (form: Form) =>
    (uniqueName === undefined || form.uniqueName === uniqueName) &&
    (type === undefined || form.type === type);
  const steps = uniqueName !== undefined ? 2 : Number(type !== undefined);
  const chosen = spread(forms.filter(isSeed), neighbours, steps);
  const shown = chosen.slice(0, mostForms);
  const { nodes, links } = await loadLinks(queries, shown, byKey);
  return { forms: nodes, links, moreForms: chosen.length - shown.length };
}

async function loadForms(queries: Queries): Promise<Form[]> {
  const rows = await queries
    .select({ id: document.id, name: document.name, summary: document.summary })
    .from(document)
    .where(eq(document.kind, kindNames.formTemplate));
  const forms = rows.map(({ id, name, summary }) => ({
    id,
    uniqueName: name,
    displayName: String(summary['displayName']),
    type: Number(summary['type']),
    version: Number(summary['templateVersion']),
    // What lists show of a form was written with these.
    status: summary['status'] as 0 | 1 | 2,
    valid: summary['valid'] === true,
  }));
  return currentForms(forms).toSorted((one, other) => collator.compare(one.uniqueName, other.uniqueName));
}

/** Which forms are linked, either way. */
async function loadNeighbours(
  queries: Queries,
  byKey: ReadonlyMap<string, Form>,
): Promise<ReadonlyMap<Form, ReadonlySet<Form>>> {
  const byId = new Map([...byKey.values()].map((form) => [form.id, form]));
  const rows = await queries
    .selectDistinct({ fromId: reference.fromId, toKey: reference.toKey })
    .from(reference)
    .where(and(eq(reference.fromKind, kindNames.formTemplate), eq(reference.toKind, kindNames.formTemplate)));
  const neighbours = new Map<Form, Set<Form>>();
  const add = (one: Form, other: Form) => neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other));
  for (const { fromId, toKey } of rows) {
    const [from, to] = [byId.get(fromId), byKey.get(toKey)];
    if (!from || !to) continue;
    add(from, to);
    add(to, from);
  }
  return neighbours;
}

/** These forms and those that can be reached from them in so many steps; those that are linked come first. */
function spread(
  seeds: readonly Form[],
  neighbours: ReadonlyMap<Form, ReadonlySet<Form>>,
  steps: number,
): Form[] {
  const reached = new Set(seeds);
  let edge: Form[] = [...seeds];
  for (let step = 0; step < steps; step += 1) {
    edge = edge
      .flatMap((form) => [...(neighbours.get(form) ?? [])])
      .filter((form) => !reached.has(form) && reached.add(form));
  }
  const [linked, alone] = [true, false].map((is) =>
    [...reached].filter((form) => neighbours.has(form) === is),
  );
  return [...(linked ?? []), ...(alone ?? [])];
}

async function loadLinks(
  queries: Queries,
  shown: readonly Form[],
  byKey: ReadonlyMap<string, Form>,
): Promise<{ nodes: FormTemplateNode[]; links: FormTemplateLink[] }> {
  const names = new Set(shown.map(({ uniqueName }) => uniqueName));
  const nodes: FormTemplateNode[] = [];
  const missing = new Set<string>();
  const links: FormTemplateLink[] = [];
  for (let start = 0; start < shown.length; start += atOnce) {
    const some = shown.slice(start, start + atOnce);
    const documents = await findDocumentsById(
      queries,
      formTemplateKind,
      some.map(({ id }) => id),
    );
    const docs = new Map(documents.map(({ id, doc }) => [id, doc]));
    for (const form of some) {
      const doc = docs.get(form.id);
      nodes.push({ ...form, root: doc?.root ?? true });
      for (const link of doc ? linksOf(form.uniqueName, doc) : []) {
        const isThere = byKey.has(nameKey(link.to));
        if (!isThere) missing.add(link.to);
        if (!isThere || names.has(link.to)) links.push(link);
      }
    }
  }
  return { nodes: [...nodes, ...[...missing].map(missingNode)], links };
}

/** What a form names of others, by form and reason. */
function linksOf(from: string, doc: FormTemplateDoc): FormTemplateLink[] {
  const links = new Map<string, FormTemplateLink & { fields: string[] }>();
  for (const { toName: to, toPart, why } of formReferencesOf(doc)) {
    if (to === from) continue;
    const key = JSON.stringify([to, why]);
    // Forms name forms for these reasons alone.
    const link = links.get(key) ?? { from, to, type: why as FormTemplateLink['type'], fields: [] };
    const isListed = toPart === '' || link.fields.includes(toPart) || link.fields.length >= mostFields;
    links.set(key, isListed ? link : { ...link, fields: [...link.fields, toPart] });
  }
  return [...links.values()];
}

/** A form that another names, and that is not there. */
function missingNode(uniqueName: string): FormTemplateNode {
  return {
    ...{ id: null, uniqueName, displayName: uniqueName, type: null, version: null, status: null },
    ...{ valid: false, root: true },
  };
}
