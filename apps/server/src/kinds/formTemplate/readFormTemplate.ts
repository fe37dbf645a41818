import { isDeepStrictEqual } from 'node:util';
import type { AuthorizationKey } from '@studio/api';
import type { Queries } from '../../store/Database.ts';
import { effectsOf } from '../../store/effectsOf.ts';
import { findDocument, findDocumentsById, type Locator } from '../../store/findDocuments.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import type { Violation } from '../../store/Violation.ts';
import type { ReadBody } from '../KindModule.ts';
import { productKind } from '../product/productKind.ts';
import { checkForm } from './checkForm.ts';
import { type CompleteBody, completeBody } from './completeBody.ts';
import { docOfBody } from './docOfBody.ts';
import { type FormField, type FormTemplateDoc, fieldDefaults, formStatus } from './FormTemplateDoc.ts';
import { fieldIdsOf } from './fieldIds.ts';
import { formTemplateKind } from './formTemplateKind.ts';
import { lockedChanges } from './lockedChanges.ts';
import { refuseForeignRules } from './refuseForeignRules.ts';
import { toBodyPointer } from './toBodyPointer.ts';
import { wholeForm } from './wholeForm.ts';

interface ReadServices {
  queries: Queries;
  at: Locator | null;
  permissions: readonly AuthorizationKey[];
}

/**
 * Reads a form template. A draft is stored with what is wrong with it; one that is published or in production must have nothing wrong.
 * Throws when its rules are changed without the permission.
 */
export async function readFormTemplate(
  given: unknown,
  { queries, at, permissions }: ReadServices,
): Promise<ReadBody<FormTemplateDoc>> {
  const body = completeBody(given);
  const stored = at === null ? null : await findDocument(queries, formTemplateKind, at);
  const names = await productNames(queries, body);
  const docOver = (over: FormTemplateDoc | null) =>
    docOfBody(body, { stored: over, id: stored?.id ?? null, names });
  const doc = docOver(stored?.doc ?? null);
  // As long as no other user has saved it, it is made of the same.
  const docAgain = (over: FormTemplateDoc | null) =>
    over !== null && stored !== null && isSameBasis(over, stored.doc) ? doc : docOver(over);
  refuseForeignRules(permissions, stored?.doc ?? null, doc);
  const errors = await checkForm(queries, stored === null ? doc : asFollowed(stored.doc, doc));
  const isDraft = doc.status === formStatus.draft;
  return {
    over: (over) => unlessSame(over, { ...docAgain(over), errors: isDraft ? errors : [] }),
    toBodyPointer: (pointer) => toBodyPointer(doc, pointer),
    stored,
    violations: [...faultsOf(body), ...lockedIn(stored, doc), ...(isDraft ? [] : errors)],
  };
}

/** The form as it will be stored: what it says of its own fields follows their new names. */
function asFollowed(before: FormTemplateDoc, after: FormTemplateDoc): FormTemplateDoc {
  const { renaming, reachesOthers } = effectsOf(formTemplateKind, before, after, false);
  return reachesOthers ? formTemplateKind.followRenaming(after, renaming) : after;
}

/** The names of the products that the body names by their ids. */
async function productNames(
  queries: Queries,
  { formTemplate, sections }: CompleteBody,
): Promise<ReadonlyMap<string, string>> {
  const fields = sections.flatMap(({ rows }) => rows.flatMap((row) => row.fields));
  const chosen = [
    formTemplate.productTemplates,
    ...fields.map(({ productTemplates = [] }) => productTemplates),
  ].flat();
  const ids = new Set(chosen.map(({ id }) => id));
  const found = await findDocumentsById(queries, productKind, [...ids]);
  return new Map(found.map(({ id, name }) => [id, name]));
}

function faultsOf({ formTemplate }: CompleteBody): Violation[] {
  const { displayName, appliesToAllProductTemplates, productTemplates } = formTemplate;
  const isNameless = displayName.trim() === '';
  const lacksProducts = appliesToAllProductTemplates === false && productTemplates.length === 0;
  return [
    ...(isNameless
      ? [{ pointer: '/formTemplate/displayName', message: 'Please specify a form template display name.' }]
      : []),
    ...(lacksProducts
      ? [
          {
            pointer: '/formTemplate/productTemplates',
            message: 'Please select at least one product template.',
          },
        ]
      : []),
  ];
}

function lockedIn(stored: StoredDocument<FormTemplateDoc> | null, doc: FormTemplateDoc): Violation[] {
  if (stored === null || stored.doc.status !== formStatus.inProduction) return [];
  return lockedChanges(stored.doc, doc).map(({ pointer, message }) => ({
    pointer: toBodyPointer(doc, pointer),
    message,
  }));
}

/** Whether a document that is made over one is the same as one made over the other: it takes this of them. */
function isSameBasis(one: FormTemplateDoc, other: FormTemplateDoc): boolean {
  const basisOf = ({ version, status, fields }: FormTemplateDoc) => ({
    version,
    status,
    ids: fieldIdsOf(fields),
  });
  return isDeepStrictEqual(basisOf(one), basisOf(other));
}

/**
 * What a form from before forms could be edited leaves out is no change. Fields come first: mostly one of them is another, and the
 * whole of all of them need not be made.
 */
function unlessSame(stored: FormTemplateDoc | null, doc: FormTemplateDoc): FormTemplateDoc {
  const mayBeSame = stored?.fields.length === doc.fields.length && stored.fields.every(isLikeIn(doc));
  return mayBeSame && isDeepStrictEqual(wholeForm(stored), wholeForm(doc)) ? stored : doc;
}

/** Whether a field is the same, but for its id, as the one in its place. */
function isLikeIn({ fields }: FormTemplateDoc) {
  const whole = (field: FormField | undefined) => ({ ...fieldDefaults, ...field, id: null });
  return (field: FormField, index: number) =>
    isDeepStrictEqual(field, fields[index]) || isDeepStrictEqual(whole(field), whole(fields[index]));
}
