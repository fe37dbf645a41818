import type { FormTemplateFailure } from '@studio/api';
import { checkForms } from '../kinds/formTemplate/checkForm.ts';
import { type FormTemplateDoc, formStatus } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { formReferencesOf } from '../kinds/formTemplate/formReferences.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { publishedLater } from '../kinds/formTemplate/lastPublished.ts';
import type { Queries } from '../store/Database.ts';
import { findDocumentsById } from '../store/findDocuments.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { Surroundings } from '../store/Surroundings.ts';
import { type Candidate, isPublished, itemsOf, type SetItem } from './setItems.ts';

/** What can be done to forms together. */
export type PlannedAction = 'publish' | 'markInProduction';

/** Which of some forms it can be done to. */
export interface SortedOut {
  /** Their ids. */
  possible: ReadonlySet<string>;
  /** The others, with why. */
  failures: FormTemplateFailure[];
  /** What a set of everything that is published then holds. */
  published: SetItem[];
}

type Form = StoredDocument<FormTemplateDoc>;

/** So many forms are in memory at a time. */
const atOnce = 50;

/**
 * Sorts out which forms can be published, or marked in production: those that have come so far, are the last of their name, are valid,
 * and name nothing that the set of everything published would not hold. Forms that name one another can together.
 * @param candidates all forms that there are
 */
export async function sortOut(
  queries: Queries,
  ids: readonly string[],
  action: PlannedAction,
  candidates: readonly Candidate[],
): Promise<SortedOut> {
  const failures: FormTemplateFailure[] = [];
  const named = new Map<string, ReadonlySet<string>>();
  const published = lastPublished(candidates);
  await inSteps(queries, [...new Set(ids)], async (forms, some) => {
    const errors = await checkForms(
      new Surroundings(queries),
      forms.map(({ doc }) => doc),
    );
    const faults = new Map(forms.map(({ id }, index) => [id, errors[index]?.[0]?.message]));
    const byId = new Map(forms.map((form) => [form.id, form]));
    for (const id of some) {
      const form = byId.get(id);
      const message = form === undefined ? goneText : objectionTo(form, action, published, faults.get(id));
      if (form !== undefined && message === null) named.set(id, namesIn(form.doc));
      else failures.push(failureOf(id, form, message ?? goneText));
    }
  });
  const holding = () => itemsOf(candidates, (form) => isPublished(form) || named.has(form.formTemplateId));
  // Each that is refused may be named by others.
  for (let doubtful = [...named.keys()]; doubtful.length > 0; ) {
    const heldIds = new Set(holding().map(({ formTemplateId }) => formTemplateId));
    const among = { kind: formTemplateKind.name, ids: heldIds };
    const lost = new Set<string>();
    await inSteps(queries, doubtful, async (forms) => {
      const surroundings = new Surroundings(queries, { written: new Map(), among });
      const errors = await checkForms(
        surroundings,
        forms.map(({ doc }) => doc),
      );
      for (const [index, form] of forms.entries()) {
        const [error] = errors[index] ?? [];
        if (error === undefined) continue;
        lost.add(form.doc.uniqueName);
        named.delete(form.id);
        failures.push(failureOf(form.id, form, `${notHeldText} ${error.message}`));
      }
    });
    doubtful = [...named].filter(([, names]) => [...names].some((name) => lost.has(name))).map(([id]) => id);
  }
  return { possible: new Set(named.keys()), failures, published: holding() };
}

/** The message for a form that is not there. */
const goneText = 'There is no such form template, or it is gone.';

/** The message for a form that names drafts. */
const notHeldText = 'It names what is not published.';

function objectionTo(
  { doc }: Form,
  action: PlannedAction,
  published: ReadonlyMap<string, number>,
  fault: string | undefined,
): string | null {
  const objection = action === 'publish' ? publishObjection(doc) : productionObjection(doc);
  if (objection !== null) return objection;
  const last = published.get(doc.uniqueName) ?? 0;
  if (last > doc.version) return publishedLater(last);
  return fault === undefined ? null : `It is not valid. ${fault}`;
}

function publishObjection({ status }: FormTemplateDoc): string | null {
  return status === formStatus.draft ? null : 'It is not a draft.';
}

function productionObjection({ status }: FormTemplateDoc): string | null {
  if (status === formStatus.inProduction) return 'It is in production already.';
  return status === formStatus.published ? null : 'It is not published yet.';
}

/** The last published version of each form, by unique name. */
function lastPublished(candidates: readonly Candidate[]): ReadonlyMap<string, number> {
  return new Map(
    itemsOf(candidates, isPublished).map(({ uniqueName, templateVersion }) => [uniqueName, templateVersion]),
  );
}

function namesIn(doc: FormTemplateDoc): ReadonlySet<string> {
  return new Set(formReferencesOf(doc).map(({ toName }) => toName));
}

async function inSteps(
  queries: Queries,
  ids: readonly string[],
  use: (forms: Form[], ids: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    await use(await findDocumentsById(queries, formTemplateKind, some), some);
  }
}

function failureOf(id: string, form: Form | undefined, message: string): FormTemplateFailure {
  const { uniqueName = null, version = null, type = null } = form?.doc ?? {};
  return { id, uniqueName, version, type, message };
}
