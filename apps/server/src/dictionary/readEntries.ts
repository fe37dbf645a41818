import { dataSetKind } from '../kinds/dataSet/dataSetKind.ts';
import { dataSetTypeNames } from '../kinds/dataSet/dataSetTypeNames.ts';
import { currentForms } from '../kinds/formTemplate/currentForms.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { kindNames } from '../kinds/kindNames.ts';
import { ruleKind } from '../kinds/rule/ruleKind.ts';
import type { Pause } from '../LoopTurns.ts';
import type { Queries } from '../store/Database.ts';
import { findProperties } from '../store/findProperties.ts';
import type { DictionaryEntry } from './DictionaryContent.ts';

const collator = new Intl.Collator('en');

/** Form fields by form in the form's order, then data sets, then rules, each by name. */
export async function readEntries(queries: Queries, pause: Pause): Promise<DictionaryEntry[]> {
  const fields = await formFields(queries, pause);
  return [...fields, ...(await dataSets(queries, pause)), ...(await rules(queries, pause))];
}

async function formFields(queries: Queries, pause: Pause): Promise<DictionaryEntry[]> {
  const properties = ['uniqueName', 'name', 'version', 'status', 'fields'] as const;
  const forms = await findProperties(queries, formTemplateKind, properties, { pause });
  const ordered = currentForms(forms.map(({ doc }) => doc)).toSorted(
    (left, right) =>
      collator.compare(left.name, right.name) || collator.compare(left.uniqueName, right.uniqueName),
  );
  return ordered.flatMap(({ uniqueName: formName, fields }) =>
    fields.map(({ name, label, type }) => ({
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
async function dataSets(queries: Queries, pause: Pause): Promise<DictionaryEntry[]> {
  const options = { of: 'summary', pause } as const;
  const sets = await findProperties(queries, dataSetKind, ['type', 'description'], options);
  return byName(
    sets.map(({ name, doc: { type, description } }) => {
      const target = { kind: kindNames.dataSet, name, part: '' };
      const details = dataSetTypeNames[type];
      return { kind: 'Data Set', target, name, form: '', label: '', description, details };
    }),
  );
}

async function rules(queries: Queries, pause: Pause): Promise<DictionaryEntry[]> {
  const documents = await findProperties(queries, ruleKind, ['description', 'ruleSetName'], { pause });
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

const names: Readonly<Record<number, string>> = {
  0: 'Text Input',
  1: 'Text Area',
  2: 'Yes No Question',
  3: 'Drop Down',
  5: 'Check Box',
  6: 'Check Box Group',
  7: 'Calendar',
  9: 'Label',
  10: 'Row Repeater',
  11: 'Section Repeater',
  12: 'Class Code Finder',
  13: 'Radio Button Group',
  14: 'Spacer',
  17: 'Function Button',
  20: 'Link Button',
  21: 'Upload Attachment Button',
  24: 'Form Summary Grid',
};

/** What a type of form field is called. */
function fieldTypeName(type: number): string {
  return names[type] ?? `Type ${type}`;
}
