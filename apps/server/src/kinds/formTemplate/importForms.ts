import { isDeepStrictEqual } from 'node:util';
import type { AuthorizationKey, FormTemplateImport, ImportedFormTemplate } from '@studio/api';
import { missingPermissionText } from '../../access/permissions.ts';
import type { RestoreFile } from '../../exchange/RestoreFile.ts';
import { ProblemError } from '../../http/ProblemError.ts';
import { storeProblem } from '../../http/storeProblem.ts';
import type { Queries } from '../../store/Database.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { findDocumentsByName } from '../../store/findDocuments.ts';
import { etagOf, type StoredDocument } from '../../store/StoredDocument.ts';
import { StoreError } from '../../store/StoreError.ts';
import { Surroundings } from '../../store/Surroundings.ts';
import { checkForms } from './checkForm.ts';
import { clearForm } from './clearForm.ts';
import { type FormError, type FormTemplateDoc, formStatus } from './FormTemplateDoc.ts';
import { formTemplateKind } from './formTemplateKind.ts';
import { joinFaults, refusedOf } from './importFaults.ts';
import { PlannedForms } from './PlannedForms.ts';
import type { ImportPlan } from './planImport.ts';
import { recheckStored } from './recheckForms.ts';
import { refuseForeignRules } from './refuseForeignRules.ts';
import { SeenForms } from './SeenForms.ts';

interface ImportOptions {
  store: DocumentStore;
  authorId: string;
  permissions: readonly AuthorizationKey[];
  /** The saves that it meets: it replaces no others. */
  seen: ImportPlan['seen'];
  /** Tells what would be done, and writes nothing. */
  isPlan: boolean;
}

/** What became of the form templates of a file, or would. */
export type ImportedForms = Omit<FormTemplateImport, 'message' | 'plan'>;

type Form = StoredDocument<FormTemplateDoc>;

/**
 * Imports the form templates of a file, each by itself: what is wrong with one keeps the others from nothing. One that is there under the
 * same unique name and version is replaced while it is a draft; one that is the same already is left alone. What is new is a draft. Of each,
 * what has no effect is cleared. One that somebody has saved, made or deleted since it was seen is refused.
 * Once others write for too long, what is left of the file is refused; throws a `busy` refusal when nothing of it was written before.
 */
export async function importForms(file: RestoreFile, options: ImportOptions): Promise<ImportedForms> {
  const documents = file.contents.flatMap((content) => content.documents);
  const imported: ImportedFormTemplate[] = [];
  // The file was read with the kind's rules.
  const given = documents.map(({ doc }) => doc as FormTemplateDoc);
  const forms = given.map(clearForm);
  const outcomes = await importEach(given, forms, options);
  // What one names of another may have come after it, or not at all.
  const isWritten = (_form: FormTemplateDoc, index: number) => isChange(outcomes[index]);
  const arrived = forms.filter(isWritten);
  let isBusy = false;
  for (const [index, form] of forms.entries()) {
    const outcome = outcomes[index];
    if (outcome === undefined) continue;
    const { uniqueName, version, type } = form;
    const { faults, isKept } = isChange(outcome)
      ? await checkAgain(form, arrived, { ...options, isBusy })
      : { faults: [], isKept: true };
    if (!isKept) isBusy = true;
    const sentences = [outcome.message];
    if (faults.length > 0) sentences.push('It is not valid.', faults[0]?.message ?? '');
    if (!isKept) sentences.push(unkeptText);
    imported.push({ uniqueName, version, type, fate: outcome.fate, message: sentences.join(' ') });
  }
  const countOf = (wanted: ImportedFormTemplate['fate']) =>
    imported.filter(({ fate }) => fate === wanted).length;
  return {
    imported: countOf('added') + countOf('updated'),
    notImported: file.refused.count + countOf('refused'),
    unchanged: countOf('left'),
    formTemplates: [...file.refused.first.map(refusedOf), ...imported],
  };
}

function isChange(outcome: Outcome | undefined): boolean {
  return outcome?.fate === 'added' || outcome?.fate === 'updated';
}

type Outcome = Pick<ImportedFormTemplate, 'fate' | 'message'>;

/** Others write: what would be written is not even tried. */
type MaybeBusy = ImportOptions & { isBusy: boolean };

/** What is known of an import that is under way. */
interface UnderWay extends MaybeBusy {
  /** Of the file. */
  forms: readonly FormTemplateDoc[];
  seenForms: SeenForms;
  planned: PlannedForms;
}

const busyOutcome: Outcome = {
  fate: 'refused',
  message: 'It could not be saved, because others were writing. Import the file again for it.',
};
const staleOutcome: Outcome = {
  fate: 'refused',
  message: 'Somebody saved it while the file was being imported. Import the file again for it.',
};
/** Refusals of the store that mean that somebody else was faster: what was seen was compared before. */
const staleReasons: readonly string[] = ['stale', 'duplicate', 'missing'];
const unkeptText =
  'The list does not show yet whether it is valid, because others were writing: reload its rules and validate them.';

async function importEach(
  given: readonly FormTemplateDoc[],
  forms: readonly FormTemplateDoc[],
  options: ImportOptions,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const seenForms = new SeenForms(options.seen);
  const planned = new PlannedForms(options.store);
  let isBusy = false;
  for (const [index, form] of forms.entries()) {
    try {
      const asGiven = given[index] ?? form;
      outcomes.push(await importForm(form, asGiven, { ...options, forms, seenForms, planned, isBusy }));
    } catch (error) {
      // Of what was written already, the answer has to tell.
      if (!isBusyRefusal(error) || options.isPlan || !outcomes.some(isChange)) throw error;
      isBusy = true;
      outcomes.push(busyOutcome);
    }
  }
  return outcomes;
}

/** @param asGiven the form before it was cleared: one that is stored like that is the same, too */
async function importForm(
  form: FormTemplateDoc,
  asGiven: FormTemplateDoc,
  options: UnderWay,
): Promise<Outcome> {
  const { store, permissions, isBusy, isPlan, forms, seenForms } = options;
  const stored = await findVersion(store, form);
  const status = stored?.doc.status ?? formStatus.draft;
  const doc = { ...form, status, errors: await checkAmong(store.queries, { ...form, status }, forms) };
  if (stored && (isSame(stored.doc, doc) || isSame(stored.doc, { ...asGiven, status }))) {
    return { fate: 'left', message: 'It is the same already.' };
  }
  if (!isPlan && !(await seenForms.isAsSeen(store.queries, form, stored))) return staleOutcome;
  if (stored && status !== formStatus.draft) {
    const message = `The form template is ${status === formStatus.published ? 'published' : 'in production'}: save it as a new version first.`;
    return { fate: 'refused', message };
  }
  try {
    refuseForeignRules(permissions, stored?.doc ?? null, doc);
    if (isBusy) return busyOutcome;
    await write(doc, stored, options);
  } catch (error) {
    return { fate: 'refused', message: await messageOf(error) };
  }
  return stored
    ? { fate: 'updated', message: 'It takes the place of the draft that is there.' }
    : { fate: 'added', message: 'It is a new draft.' };
}

async function write(
  doc: FormTemplateDoc,
  stored: Form | null,
  { store, authorId, isPlan, planned, seenForms }: UnderWay,
): Promise<void> {
  if (isPlan) {
    await planned.add(doc, stored, authorId);
    return;
  }
  await seenForms.write((alongside) => {
    const write = { authorId, alongside };
    if (!stored) return store.create(formTemplateKind, doc, write);
    const matches = (etag: string) => etag === etagOf(stored);
    return store.update(formTemplateKind, { id: stored.id }, { ...write, matches, change: () => doc });
  });
}

interface Checked {
  faults: readonly FormError[];
  /** Whether it is stored with them. */
  isKept: boolean;
}

/** What is wrong with a form once all that could be imported is there; it is stored with that, unless others write. */
async function checkAgain(
  form: FormTemplateDoc,
  arrived: readonly FormTemplateDoc[],
  { store, authorId, isPlan, isBusy }: MaybeBusy,
): Promise<Checked> {
  if (isPlan) return { faults: await checkAmong(store.queries, form, arrived), isKept: true };
  const stored = await findVersion(store, form);
  if (!stored) return { faults: [], isKept: true };
  if (!isBusy) {
    try {
      return { faults: await recheckStored(store, authorId, stored), isKept: true };
    } catch (error) {
      if (!isBusyRefusal(error)) throw error;
    }
  }
  const faults = await checkAmong(store.queries, stored.doc, []);
  return { faults, isKept: isDeepStrictEqual(faults, stored.doc.errors ?? []) };
}

/** What is wrong with a form among those that come with it. */
async function checkAmong(
  queries: Queries,
  form: FormTemplateDoc,
  alongside: readonly FormTemplateDoc[],
): Promise<FormError[]> {
  const coming = Map.groupBy(alongside, ({ uniqueName }) => uniqueName);
  const written = new Map([[formTemplateKind.name, coming]]);
  const [errors = []] = await checkForms(new Surroundings(queries, { written }), [form]);
  return errors;
}

async function findVersion(
  store: DocumentStore,
  { uniqueName, version }: FormTemplateDoc,
): Promise<Form | null> {
  const versions = await findDocumentsByName(store.queries, formTemplateKind, [uniqueName]);
  return versions.find(({ doc }) => doc.version === version) ?? null;
}

/** What was wrong with it when it was saved is no content of it. */
function isSame(stored: FormTemplateDoc, doc: FormTemplateDoc): boolean {
  return isDeepStrictEqual({ ...stored, errors: [] }, { ...doc, errors: [] });
}

function isBusyRefusal(error: unknown): boolean {
  return error instanceof StoreError && error.failure.reason === 'busy';
}

async function messageOf(error: unknown): Promise<string> {
  if (error instanceof ProblemError) return missingPermissionText('MANAGE_FORM_RULES');
  if (!(error instanceof StoreError) || isBusyRefusal(error)) throw error;
  if (error.failure.reason === 'invalid') {
    return joinFaults(error.failure.violations.map(({ message }) => message));
  }
  if (staleReasons.includes(error.failure.reason)) return staleOutcome.message;
  return (await storeProblem(error.failure, async () => null)).message;
}
