import { isDeepStrictEqual } from 'node:util';
import type { AuthorizationKey, UiFormTemplateWrite } from '@studio/api';
import type { Queries } from '../../store/Database.ts';
import { effectsOf } from '../../store/effectsOf.ts';
import { findDocument, findDocumentsById, type Locator } from '../../store/findDocuments.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import type { Violation } from '../../store/Violation.ts';
import type { ReadBody } from '../KindModule.ts';
import { productKind } from '../product/productKind.ts';
import { checkForm } from './checkForm.ts';
import { clearForm } from './clearForm.ts';
import {
  type FieldRule,
  type FormCase,
  type FormField,
  type FormSection,
  type FormTemplateDoc,
  fieldDefaults,
  formStatus,
  type TriggerRule,
} from './FormTemplateDoc.ts';
import { fieldIdFor, fieldIdsOf, fieldNumbers } from './fieldIds.ts';
import { fieldOfBody, type GivenField, orNull } from './fieldOfBody.ts';
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

interface DocOptions {
  /** The form that it replaces; null when it is new. */
  stored: FormTemplateDoc | null;
  /** Its id. */
  id: string | null;
  /** Of products, by their ids. */
  names: ReadonlyMap<string, string>;
}

/** The document of a body, whose defaults are filled in: what its type and the way it is required leave without effect is cleared. */
function docOfBody(body: CompleteBody, options: DocOptions): FormTemplateDoc {
  const { stored, names } = options;
  const { formTemplate: given } = body;
  const { fields, sections } = layoutOf(body, options);
  const isForAll = given.appliesToAllProductTemplates ?? given.productTemplates.length === 0;
  return clearForm({
    uniqueName: given.uniqueName.trim(),
    name: given.displayName.trim(),
    version: stored?.version ?? 1,
    type: given.type,
    status: stored?.status ?? formStatus.draft,
    repeatable: body.formRepeatable,
    productNames: !isForAll ? given.productTemplates.map(({ id }) => names.get(id) ?? id) : [],
    fields,
    flags: given.flags,
    ordering: body.ordering,
    effectiveDateRangeBegin: given.effectiveDateRangeBegin ?? null,
    effectiveDateRangeEnd: given.effectiveDateRangeEnd ?? null,
    root: given.root,
    proposalLevel: given.proposalLevel,
    includedInEndorsement: given.includedInEndorsement,
    dynamicNameTemplate: given.dynamicNameTemplate,
    staticName: given.staticName,
    allowDirectNavigation: given.allowDirectNavigation,
    sortRepeatableFormNames: body.sortRepeatableFormNames,
    linkFormTemplateUniqueName: orNull(given.linkFormTemplateUniqueName),
    precedingFieldFormTemplateUniqueName: orNull(body.precedingFieldFormTemplateUniqueName),
    precedingFieldVariableName: orNull(body.precedingFieldVariableName),
    sections,
    // The contract was checked before.
    fieldRules: body.fieldRules.map((rule) => ({ ...rule, name: rule.name.trim() })) as FieldRule[],
    cases: body.cases as FormCase[],
    // Named after how the form is required.
    triggerRule: (body.triggerRule && { ...body.triggerRule, name: '' }) as TriggerRule | null,
    errors: [],
  });
}

/** The fields in the order of the body, with ids; new ones are given one. */
function layoutOf(
  { sections }: CompleteBody,
  { stored, id, names }: DocOptions,
): { fields: FormField[]; sections: FormSection[] } {
  const before = new Set(stored === null ? [] : fieldIdsOf(stored.fields));
  const given = sections.flatMap(({ rows }) => rows.flatMap(({ fields }) => fields));
  const kept = new Map<GivenField, string>();
  const numbers = id === null ? null : fieldNumbers(id);
  for (const field of given) {
    const { id: number } = field.fieldTemplate;
    const known = typeof number === 'number' ? (numbers?.fieldOf(number) ?? null) : null;
    if (known !== null && before.has(known)) kept.set(field, known);
  }
  const taken = new Set([...before, ...kept.values()]);
  const fields: FormField[] = [];
  const placed = sections.map(({ label, repeating, rows }) => ({
    label,
    repeating,
    rows: rows.map((row) =>
      row.fields.map((field) => {
        const fieldId = kept.get(field) ?? fieldIdFor(field.fieldTemplate.variableName.trim(), taken);
        taken.add(fieldId);
        fields.push(fieldOfBody(field, fieldId, names));
        return fieldId;
      }),
    ),
  }));
  return { fields, sections: placed };
}

type CompleteBodyGiven<Whole, Needed extends keyof Whole> = Pick<Whole, Needed> &
  Partial<Omit<Whole, Needed>>;

/** A body as it may be sent. */
type GivenBody = CompleteBodyGiven<Omit<UiFormTemplateWrite, 'formTemplate' | 'sections'>, never> & {
  formTemplate: CompleteBodyGiven<UiFormTemplateWrite['formTemplate'], 'uniqueName' | 'displayName' | 'type'>;
  sections?: (Partial<Omit<UiFormTemplateWrite['sections'][number], 'rows'>> & {
    rows: { fields: GivenField[] }[];
  })[];
};

/** A body with everything, but for what its fields leave out. */
type CompleteBody = Omit<UiFormTemplateWrite, 'sections'> & {
  sections: (Omit<UiFormTemplateWrite['sections'][number], 'rows'> & { rows: { fields: GivenField[] }[] })[];
};

/** A body with everything that may be left out of a form and its sections, as the contract's defaults have it. */
function completeBody(given: unknown): CompleteBody {
  // The contract was checked before.
  const body = given as GivenBody;
  return {
    ordering: -1,
    formRepeatable: false,
    sortRepeatableFormNames: false,
    cases: [],
    triggerRule: null,
    precedingFieldFormTemplateUniqueName: null,
    precedingFieldVariableName: null,
    ...body,
    formTemplate: {
      root: true,
      includedInEndorsement: false,
      proposalLevel: false,
      effectiveDateRangeBegin: null,
      effectiveDateRangeEnd: null,
      productTemplates: [],
      dynamicNameTemplate: '',
      staticName: '',
      allowDirectNavigation: true,
      linkFormTemplateUniqueName: null,
      flags: '',
      ...body.formTemplate,
    },
    sections: (body.sections ?? []).map((section) => ({ label: '', repeating: false, ...section })),
    fieldRules: (body.fieldRules ?? []).map((rule) => ({ ...rule, description: rule.description ?? '' })),
  };
}
