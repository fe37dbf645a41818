import type { FormReference as ReferenceAnswer } from '@studio/api';
import type { Queries } from '../../store/Database.ts';
import { findDocumentsById, findDocumentsByName } from '../../store/findDocuments.ts';
import type { Kind, Reference } from '../../store/Kind.ts';
import { referrersOf } from '../../store/references.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import type { KindRegistry } from '../KindRegistry.ts';
import { kindNames } from '../kindNames.ts';
import type { FormTemplateDoc } from './FormTemplateDoc.ts';
import { type FormReference, formReferencesOf, referenceTypes } from './formReferences.ts';
import { formTemplateKind } from './formTemplateKind.ts';

interface Target {
  uniqueName: string;
  /** The field's variable name; null for the whole form, and every field of it. */
  field: string | null;
  /** Leaves out the form's references to its own fields. Default: they are included. */
  isOwnLeftOut?: boolean;
  /** Keeps what names the form, or that field of it, for empty. Default: everything is kept. */
  isWanted?: (field: string) => boolean;
}

const collator = new Intl.Collator('en');

/** What refers to a form besides other forms, by its kind. */
const whyByKind: Readonly<Record<string, number>> = {
  [kindNames.rule]: referenceTypes.rule,
  [kindNames.dataSet]: referenceTypes.dynamicDataSet,
  [kindNames.product]: referenceTypes.productTemplate,
  [kindNames.scoringRule]: referenceTypes.scoringRule,
  [kindNames.ruleSet]: referenceTypes.keptCases,
};

/**
 * What names a form, or one of its fields, ordered by type and name. What a form says of itself counts for its fields alone.
 */
export async function findFormReferences(
  queries: Queries,
  registry: Pick<KindRegistry, 'findModule'>,
  target: Target,
): Promise<ReferenceAnswer[]> {
  const referrers = await referrersOf(queries, kindNames.formTemplate, target.uniqueName);
  const byKind = Map.groupBy(referrers, ({ fromKind }) => fromKind);
  const isAlone = target.field === null || target.isOwnLeftOut === true;
  const own = isAlone ? [] : [kindNames.formTemplate];
  const found: ReferenceAnswer[] = [];
  for (const kindName of new Set([...byKind.keys(), ...own])) {
    const module = registry.findModule(kindName);
    if (!module) continue;
    const ids = new Set((byKind.get(kindName) ?? []).map(({ fromId }) => fromId));
    const named = await findDocumentsById(queries, module.kind, [...ids]);
    const itself =
      !isAlone && kindName === kindNames.formTemplate ? await versionsOf(queries, module.kind, target) : [];
    for (const document of [...named, ...itself]) {
      found.push(
        ...answersOf(document, module.kind, {
          ...target,
          ownerUri: module.ownerUri,
          addressing: module.addressing,
        }),
      );
    }
  }
  return distinct(found).toSorted(
    (left, right) =>
      left.type - right.type || collator.compare(left.name, right.name) || byVersion(left, right),
  );
}

/** The references that dangle once a version of a form is deleted: none that another version serves as well. */
export async function findBrokenByDeletion(
  queries: Queries,
  registry: Pick<KindRegistry, 'findModule'>,
  { id, name: uniqueName, doc }: StoredDocument<FormTemplateDoc>,
): Promise<ReferenceAnswer[]> {
  const versions = await findDocumentsByName(queries, formTemplateKind, [uniqueName]);
  const others = versions.filter((each) => each.id !== id);
  const has = (form: FormTemplateDoc, field: string) => field === '' || formTemplateKind.hasPart(form, field);
  const isBroken = (field: string) => has(doc, field) && !others.some((other) => has(other.doc, field));
  const isWanted = others.length === 0 ? () => true : isBroken;
  return findFormReferences(queries, registry, { uniqueName, field: null, isWanted });
}

/** What names fields of a form that are about to go. What the form says of itself is its own fault. */
export async function findLostFields(
  queries: Queries,
  registry: Pick<KindRegistry, 'findModule'>,
  { name: uniqueName }: StoredDocument<FormTemplateDoc>,
  fields: readonly string[],
): Promise<ReferenceAnswer[]> {
  const isWanted = (field: string) => fields.includes(field);
  return findFormReferences(queries, registry, { uniqueName, field: null, isWanted });
}

async function versionsOf(queries: Queries, kind: Kind, { uniqueName }: Target) {
  return findDocumentsByName(queries, kind, [uniqueName]);
}

interface AnswerOptions extends Target {
  ownerUri: string;
  addressing: 'name' | 'id';
}

function answersOf(document: StoredDocument, kind: Kind, options: AnswerOptions): ReferenceAnswer[] {
  const isForm = kind.name === kindNames.formTemplate;
  // What is stored as a form template has the shape of one.
  const references: (Reference & Partial<Pick<FormReference, 'why'>>)[] = isForm
    ? formReferencesOf(document.doc as FormTemplateDoc)
    : kind.referencesOf(document.doc);
  const wanted = references.filter(
    ({ toKind, toName, toPart }) =>
      toKind === kindNames.formTemplate &&
      toName === options.uniqueName &&
      (options.field === null || toPart === options.field) &&
      options.isWanted?.(toPart) !== false,
  );
  const { ownerUri, addressing } = options;
  return wanted.map(({ part, why = whyByKind[kind.name] ?? referenceTypes.rule }) => ({
    // The codes are the contract's.
    type: why as ReferenceAnswer['type'],
    name: part === '' ? document.name : `${document.name}.${part}`,
    version: isForm ? Number(document.doc['version']) : null,
    status: isForm ? (document.doc['status'] as ReferenceAnswer['status']) : null,
    referenceUri: `${ownerUri}:${addressing === 'id' ? document.id : document.name}`,
  }));
}

function distinct(references: readonly ReferenceAnswer[]): ReferenceAnswer[] {
  return [...new Map(references.map((reference) => [JSON.stringify(reference), reference])).values()];
}

function byVersion(left: ReferenceAnswer, right: ReferenceAnswer): number {
  return (left.version ?? 0) - (right.version ?? 0);
}
