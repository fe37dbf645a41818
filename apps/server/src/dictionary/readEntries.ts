import { asc, eq } from 'drizzle-orm';
import type { DataSetDoc } from '../kinds/dataSet/DataSetDoc.ts';
import { dataSetTypeNames } from '../kinds/dataSet/dataSetTypeNames.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { kindNames } from '../kinds/kindNames.ts';
import { ruleKind } from '../kinds/rule/ruleKind.ts';
import type { Queries } from '../store/Database.ts';
import { findProperties } from '../store/findProperties.ts';
import { document } from '../store/schema.ts';
import type { DictionaryEntry } from './DictionaryContent.ts';
import { fieldTypeName } from './fieldTypes.ts';

const collator = new Intl.Collator('en');

/** Form fields by form in the form's order, then data sets, then rules, each by name. */
export async function readEntries(queries: Queries): Promise<DictionaryEntry[]> {
  return [...(await formFields(queries)), ...(await dataSets(queries)), ...(await rules(queries))];
}

async function formFields(queries: Queries): Promise<DictionaryEntry[]> {
  const forms = await findProperties(queries, formTemplateKind, ['name', 'fields']);
  const ordered = forms.toSorted(
    (left, right) =>
      collator.compare(left.doc.name, right.doc.name) || collator.compare(left.name, right.name),
  );
  return ordered.flatMap(({ name: formName, doc }) =>
    doc.fields.map(({ name, label, type }) => ({
      kind: 'Form Field' as const,
      target: { kind: kindNames.formTemplate, name: formName, part: name },
      name,
      form: formName,
      label,
      description: '',
      details: fieldTypeName(type),
    })),
  );
}

/** From what lists show of them: there may be very many. */
async function dataSets(queries: Queries): Promise<DictionaryEntry[]> {
  const rows = await queries
    .select({ name: document.name, summary: document.summary })
    .from(document)
    .where(eq(document.kind, kindNames.dataSet))
    .orderBy(asc(document.nameKey));
  return byName(
    rows.map(({ name, summary }) => {
      const { type, description } = summary as Pick<DataSetDoc, 'type' | 'description'>;
      const target = { kind: kindNames.dataSet, name, part: '' };
      const details = dataSetTypeNames[type];
      return { kind: 'Data Set', target, name, form: '', label: '', description, details };
    }),
  );
}

async function rules(queries: Queries): Promise<DictionaryEntry[]> {
  const documents = await findProperties(queries, ruleKind, ['description', 'ruleSetName']);
  return byName(
    documents.map(({ name, doc: { description, ruleSetName: details } }) => {
      const target = { kind: kindNames.rule, name, part: '' };
      return { kind: 'Rule', target, name, form: '', label: '', description, details };
    }),
  );
}

function byName(entries: DictionaryEntry[]): DictionaryEntry[] {
  return entries.toSorted((left, right) => collator.compare(left.name, right.name));
}
