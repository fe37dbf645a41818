import { isDeepStrictEqual } from 'node:util';
import type { AuthorizationKey } from '@studio/api';
import { eq, notExists } from 'drizzle-orm';
import { ProblemError } from '../../http/ProblemError.ts';
import { missingPermission, notFound } from '../../http/problems.ts';
import {
  type OrganizationDoc,
  type OrganizationForm,
  permissionByType,
} from '../../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../../kinds/organization/organizationKind.ts';
import { announceUnderWay } from '../../store/announcements/announceChanges.ts';
import type { UnderWay } from '../../store/announcements/EventMessage.ts';
import { keepContents, missingContents } from '../../store/contents/useContents.ts';
import type { Queries } from '../../store/Database.ts';
import { getFrom } from '../../store/getDocument.ts';
import type { Kind } from '../../store/Kind.ts';
import { recordChanges } from '../../store/recordChanges.ts';
import { lockKind, nextRevision } from '../../store/revisions.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { StoreError } from '../../store/StoreError.ts';
import { appUser, document, formSetChange } from '../../store/schema.ts';
import type { Violation } from '../../store/Violation.ts';
import {
  entriesOf,
  escapeToken,
  type FormEntry,
  type FormValue,
  type FormValues,
  filesIn,
  fits,
  ownValue,
  placesOf,
  type ValuePlace,
} from './FormValues.ts';
import { valueReader } from './readValues.ts';
import { formsInForce, type Template, templateOf, templatesOf } from './templates.ts';
import { isOutdated, type UpgradedForm, upgradeForms } from './upgradeForms.ts';

type Organization = StoredDocument<OrganizationDoc>;

/** Values of the forms of an organization, by the ids of the forms. */
export type ValuesByForm = { [formId: string]: FormValues };

/** What somebody is changing. */
export interface Changes {
  startedBy: { id: string; name: string };
  /** Epoch milliseconds. */
  timeStarted: number;
  timeSaved: number;
  /** Counts what was saved; 1 when the changes were started. */
  revision: number;
  base: ValuesByForm;
  values: ValuesByForm;
}

interface Caller {
  userId: string;
  permissions: readonly AuthorizationKey[];
  clientTag?: string | undefined;
  /** Epoch milliseconds. */
  time: number;
}

/**
 * What is being changed in the forms of an organization; null when nothing is.
 * @param documentId the store's id of the organization: another one that gets its address has nothing of its changes
 */
export async function findChanges(queries: Queries, documentId: string): Promise<Changes | null> {
  const [row] = await queries
    .select({ change: formSetChange, name: appUser.name })
    .from(formSetChange)
    .leftJoin(appUser, eq(appUser.id, formSetChange.userId))
    .where(eq(formSetChange.documentId, documentId));
  if (!row) return null;
  const { userId, base, values, documentId: _documentId, ...rest } = row.change;
  return {
    ...{ ...rest, startedBy: { id: userId, name: row.name ?? userId } },
    // Written by `FormSetChanges` alone.
    base: base as ValuesByForm,
    values: values as ValuesByForm,
  };
}

/**
 * The changes of the forms of one organization, in a transaction that is open. One user changes them at a time; what was started is kept until
 * it is applied or discarded, so that changes that were abandoned are found again. All writes lock the kind.
 */
export class FormSetChanges {
  readonly #tx: Queries;
  readonly #id: string;
  readonly #caller: Caller;

  constructor(tx: Queries, id: string, caller: Caller) {
    this.#tx = tx;
    this.#id = id;
    this.#caller = caller;
  }

  /**
   * Starts changes, or finds those that the caller has started before.
   * @param takesOver whether those of another user become the caller's, values and all
   * @throws ProblemError 409 when another user has started changes, and they are not taken over
   */
  async start(takesOver: boolean): Promise<void> {
    const { id: documentId, doc } = await this.#lock();
    const { userId, time } = this.#caller;
    const current = await findChanges(this.#tx, documentId);
    if (current === null) {
      const values = valuesOf(doc);
      const times = { timeStarted: time, timeSaved: time };
      const row = { documentId, userId, ...times, revision: 1, base: values, values };
      await this.#tx.insert(formSetChange).values(row);
      await this.#announce(row);
    } else if (current.startedBy.id !== userId) {
      if (!takesOver) throw startedByOther(current);
      await this.#update(documentId, current, { userId });
    }
  }

  /**
   * Keeps values that were edited. Forms that are left out keep theirs.
   * @throws StoreError with each value that has no place in its form
   */
  async save(
    forms: readonly { id: string; values: FormValues }[],
    matches: (revision: number) => boolean,
  ): Promise<void> {
    const organization = await this.#lock();
    const current = await this.#own(organization, matches);
    const { forms: own = [] } = organization.doc;
    const templates = await templatesOf(this.#tx, own);
    const violations = forms.flatMap((form, index) =>
      faultsOf(form, { own, templates, pointer: `/forms/${index}` }),
    );
    if (violations.length > 0) throw new StoreError({ reason: 'invalid', violations });
    await this.#keepFiles(forms);
    const values = { ...current.values, ...Object.fromEntries(forms.map((form) => [form.id, form.values])) };
    if (isDeepStrictEqual(values, current.values)) return;
    await this.#update(organization.id, current, { values, timeSaved: this.#caller.time });
  }

  /** Keeps the files of values that are not those of the organization yet. @throws StoreError when one is not stored */
  async #keepFiles(forms: readonly { values: FormValues }[]): Promise<void> {
    const files = forms.flatMap(({ values }, index) => filesIn(values, `/forms/${index}/values`));
    if (files.length === 0) return;
    await keepContents(
      this.#tx,
      files.map(({ content }) => content.digest),
    );
    const missing = await missingContents(this.#tx, files);
    const violations = missing.map(({ violation }) => violation);
    if (violations.length > 0) throw new StoreError({ reason: 'invalid', violations });
  }

  /** Makes the values those of the organization: each that differs from what it was when the changes were started, over what there is now. */
  async apply(matches: (revision: number) => boolean): Promise<void> {
    const organization = await this.#lock();
    const { base, values } = await this.#own(organization, matches);
    const forms = (organization.doc.forms ?? []).map((form) => ({
      ...form,
      values: mergeValues(form.values, ownValue(base, form.id) ?? {}, ownValue(values, form.id) ?? {}),
    }));
    await this.#write(organization, forms);
    await this.#forget(organization);
  }

  /** Forgets the changes. */
  async discard(): Promise<void> {
    const organization = await this.#lock();
    await this.#own(organization, () => true);
    await this.#forget(organization);
  }

  /**
   * Brings the forms up to the set in production. Nothing is done while they are being changed, nor for a caller who may not change them.
   * @param newId gives an id for a form that is added
   */
  async upgrade(newId: () => string): Promise<UpgradedForm[]> {
    await lockKind(this.#tx, organizationKind.name);
    const organization = await getFrom(this.#tx, organizationKind, this.#id);
    const { organizationType, forms: own = [] } = organization.doc;
    if (!this.#caller.permissions.includes(permissionByType[organizationType])) return [];
    if ((await findChanges(this.#tx, organization.id)) !== null) return [];
    const templates = await templatesOf(this.#tx, own);
    const inForce = await formsInForce(this.#tx, organizationType);
    const outdated = { forms: own.filter((form) => isOutdated(form, inForce)), templates };
    const read = await valueReader(this.#tx, outdated, () => this.#caller.time);
    const { forms, upgraded } = upgradeForms(own, inForce, { templates, newId, read });
    await this.#write(organization, forms);
    return upgraded;
  }

  async #lock(): Promise<Organization> {
    await lockKind(this.#tx, organizationKind.name);
    const organization = await getFrom(this.#tx, organizationKind, this.#id);
    const permission = permissionByType[organization.doc.organizationType];
    if (!this.#caller.permissions.includes(permission)) throw missingPermission(permission);
    return organization;
  }

  /** The changes of the caller. @throws ProblemError when there are none, they are another user's, or were saved since */
  async #own({ id }: Organization, matches: (revision: number) => boolean): Promise<Changes> {
    const current = await findChanges(this.#tx, id);
    if (current === null) throw notStarted();
    if (current.startedBy.id !== this.#caller.userId) throw startedByOther(current);
    if (!matches(current.revision)) throw savedSince(current);
    return current;
  }

  async #update(
    documentId: string,
    { startedBy, timeStarted, revision: former }: Changes,
    changed: Partial<typeof formSetChange.$inferInsert>,
  ): Promise<void> {
    const revision = former + 1;
    await this.#tx
      .update(formSetChange)
      .set({ ...changed, revision })
      .where(eq(formSetChange.documentId, documentId));
    await this.#announce({ userId: changed.userId ?? startedBy.id, timeStarted, revision });
  }

  async #forget({ id }: Organization): Promise<void> {
    await forgetChanges(this.#tx, id);
    await this.#announce(null);
  }

  async #announce(changes: UnderWay | null): Promise<void> {
    const underWay = changes && {
      userId: changes.userId,
      timeStarted: changes.timeStarted,
      revision: changes.revision,
    };
    const { clientTag } = this.#caller;
    await announceUnderWay(this.#tx, { kind: organizationKind.name, name: this.#id, underWay, clientTag });
  }

  async #write({ id, doc: before, version }: Organization, forms: OrganizationForm[]): Promise<void> {
    if (isDeepStrictEqual(forms, before.forms ?? [])) return;
    const kind = organizationKind as unknown as Kind;
    const revision = await nextRevision(this.#tx, kind.name);
    const { userId: authorId, time, clientTag } = this.#caller;
    const change = { kind, id, action: 'update', before, after: { ...before, forms } } as const;
    await recordChanges(this.#tx, [{ ...change, version: version + 1, revision, authorId, time, clientTag }]);
  }
}

function valuesOf({ forms = [] }: OrganizationDoc): ValuesByForm {
  return Object.fromEntries(forms.map(({ id, values }) => [id, values]));
}

/** What differs between two states, over a third one. A field that was emptied is null there; one that lost its value is not there, and begins again. */
function mergeValues(now: FormValues, base: FormValues, values: FormValues): FormValues {
  const keys = new Set([...Object.keys(base), ...Object.keys(values)]);
  const changed = new Set(
    [...keys].filter((key) => !isDeepStrictEqual(ownValue(base, key), ownValue(values, key))),
  );
  const kept = Object.entries(now).filter(([key]) => !changed.has(key));
  const entries = Object.entries(values).filter(([key]) => changed.has(key));
  return Object.fromEntries([...kept, ...entries]);
}

interface FaultOptions {
  own: readonly OrganizationForm[];
  templates: ReadonlyMap<string, Template>;
  pointer: string;
}

function faultsOf(
  { id, values }: { id: string; values: FormValues },
  { own, templates, pointer }: FaultOptions,
): Violation[] {
  const form = own.find((each) => each.id === id);
  if (!form) return [{ pointer: `${pointer}/id`, message: 'The organization has no such form.' }];
  const template = templateOf(templates, form);
  // Values of a form whose definition is gone are kept as they are.
  if (!template) return [];
  const places = placesOf(template.form);
  return faultsIn(values, { pointer: `${pointer}/values`, around: [], places, stored: form.values });
}

interface FaultsInput {
  /** Of the values. */
  pointer: string;
  /** The names of what repeats them, the outermost first. */
  around: readonly string[];
  places: readonly ValuePlace[];
  /** All values of the form as they are stored. */
  stored: FormValues;
}

/** What is wrong with the values of a form, or of an entry. What the form has no place for, or of another type, stays as it was. */
function faultsIn(values: FormValues | FormEntry, input: FaultsInput): Violation[] {
  const { around, places, stored } = input;
  return Object.entries(values).flatMap(([key, value]): Violation[] => {
    const known = valuesAt(stored, around, key);
    // What the form has no place for may still be emptied.
    if (known.some((each) => value === null || isDeepStrictEqual(each, value))) return [];
    const pointer = `${input.pointer}/${escapeToken(key)}`;
    const within = [...around, key];
    const place = places.find(({ name, ...each }) => name === key && isDeepStrictEqual(each.around, around));
    const isRepeated = places.some((each) => isDeepStrictEqual(each.around.slice(0, within.length), within));
    const message = faultOf(key, value, { place, isRepeated });
    if (message !== null) return [{ pointer, message }];
    if (value === null || (place?.shape ?? 'entries') !== 'entries') return [];
    return entriesOf(value).flatMap((entry, index) =>
      faultsIn(entry, { ...input, pointer: `${pointer}/${index}`, around: within }),
    );
  });
}

interface PlaceOfValue {
  /** Undefined for the entries of a section. */
  place: ValuePlace | undefined;
  /** Whether there are fields within the value. */
  isRepeated: boolean;
}

/** What is wrong with a value, whatever is within it; null for nothing. */
function faultOf(key: string, value: FormValue, { place, isRepeated }: PlaceOfValue): string | null {
  if (!place && !isRepeated) return `The form has no field '${key}'.`;
  if (value === null) return null;
  if (!place) return fits(value, 'entries') ? null : 'It is no list of entries.';
  const { label, shape, mostFiles } = place;
  if (!fits(value, shape)) return `The field '${label || key}' has values of another type.`;
  const isFull = mostFiles !== null && Array.isArray(value) && value.length > mostFiles;
  return isFull ? `The field '${label || key}' holds ${mostFiles} files at most.` : null;
}

/** The values of a name in all entries. */
function valuesAt(
  values: FormValues | FormEntry,
  [first, ...rest]: readonly string[],
  name: string,
): FormValue[] {
  if (first === undefined) return Object.hasOwn(values, name) ? [values[name] ?? null] : [];
  return entriesOf(ownValue<FormValue>(values, first)).flatMap((entry) => valuesAt(entry, rest, name));
}

function startedByOther({ startedBy, timeStarted }: Changes): ProblemError {
  const detail = `${startedBy.name} is changing the forms of the organization since ${new Date(timeStarted).toISOString()}.`;
  return new ProblemError(409, 'changes-under-way', 'Somebody else is changing it', detail, {
    members: { startedBy, timeStarted },
  });
}

function notStarted(): ProblemError {
  return new ProblemError(
    409,
    'changes-not-started',
    'No changes are under way',
    'Changes of the forms have to be started first. They may have been applied, or discarded, meanwhile.',
  );
}

function savedSince({ timeSaved }: Changes): ProblemError {
  const detail = `The changes were saved elsewhere at ${new Date(timeSaved).toISOString()}.`;
  return new ProblemError(409, 'changes-saved-since', 'They have changed meanwhile', detail);
}

/** @param documentId the store's id of the organization */
async function forgetChanges(tx: Queries, documentId: string): Promise<void> {
  await tx.delete(formSetChange).where(eq(formSetChange.documentId, documentId));
}

/**
 * Forgets what is being changed in the forms of an organization that is deleted.
 * @param of whose changes may be lost: the caller's own, and those of the user who was named
 * @throws ProblemError 409 when another user is changing them
 */
export async function loseChanges(
  tx: Queries,
  documentId: string,
  of: readonly (string | undefined)[],
): Promise<void> {
  const current = await findChanges(tx, documentId);
  if (current !== null && !of.includes(current.startedBy.id)) throw startedByOther(current);
  await forgetChanges(tx, documentId);
}

/** Forgets the changes of organizations that a restore has removed, or put another one in the place of. */
export async function forgetLostChanges(tx: Queries): Promise<void> {
  const organization = tx
    .select({ id: document.id })
    .from(document)
    .where(eq(document.id, formSetChange.documentId));
  await tx.delete(formSetChange).where(notExists(organization));
}

/** 404: the organization has no such form. */
export function noSuchForm(id: string): ProblemError {
  return notFound(`The organization has no form '${id}'.`);
}
