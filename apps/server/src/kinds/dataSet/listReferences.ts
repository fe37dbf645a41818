import type { Reference } from '@studio/api';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { findDocumentsById } from '../../store/findDocuments.ts';
import { type Referrer, referrersOf } from '../../store/references.ts';
import { formTemplateKind } from '../formTemplate/formTemplateKind.ts';
import { kindNames } from '../kindNames.ts';
import { ruleKind } from '../rule/ruleKind.ts';
import { dataSetKind } from './dataSetKind.ts';

/** Types as the contract numbers them. */
const referenceType = { field: 2, rule: 3 } as const;

const collator = new Intl.Collator('en');

/** The fields and rules that name a data set, by type and name. Throws when there is no such set. */
export async function listReferences(store: DocumentStore, name: string): Promise<Reference[]> {
  await store.get(dataSetKind, name);
  const referrers = await referrersOf(store.queries, kindNames.dataSet, name);
  const references = [...(await fields(store, referrers)), ...(await rules(store, referrers))];
  return references.toSorted(
    (left, right) => left.type - right.type || collator.compare(left.name, right.name),
  );
}

async function fields(store: DocumentStore, referrers: Referrer[]): Promise<Reference[]> {
  const found = referrers.filter(({ fromKind }) => fromKind === kindNames.formTemplate);
  const forms = await findDocumentsById(store.queries, formTemplateKind, [
    ...new Set(found.map(({ fromId }) => fromId)),
  ]);
  const versions = new Map(forms.map(({ id, doc }) => [id, doc.version]));
  return found.map(({ fromId, fromName, fromPart }) => ({
    type: referenceType.field,
    name: `${fromName}.${fromPart}`,
    version: String(versions.get(fromId) ?? ''),
  }));
}

async function rules(store: DocumentStore, referrers: Referrer[]): Promise<Reference[]> {
  const ids = referrers.filter(({ fromKind }) => fromKind === kindNames.rule).map(({ fromId }) => fromId);
  const found = await findDocumentsById(store.queries, ruleKind, [...new Set(ids)]);
  return found.map(({ name, doc }) => ({ type: referenceType.rule, name, version: String(doc.version) }));
}
