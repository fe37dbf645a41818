import type { DataDictionary } from '@studio/api';
import { desc, eq, notInArray } from 'drizzle-orm';
import type { AuditLog } from '../audit/AuditLog.ts';
import { dictionaryDownloaded, dictionaryGenerated } from '../audit/events.ts';
import { timestampedFileName } from '../exchange/attachment.ts';
import { dataSetKind } from '../kinds/dataSet/dataSetKind.ts';
import { dataSetTypeNames } from '../kinds/dataSet/dataSetTypeNames.ts';
import { currentForms } from '../kinds/formTemplate/currentForms.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { kindNames } from '../kinds/kindNames.ts';
import { ruleKind } from '../kinds/rule/ruleKind.ts';
import { LoopTurns, type Pause } from '../LoopTurns.ts';
import type { Queries } from '../store/Database.ts';
import { findProperties } from '../store/findProperties.ts';
import type { Kind } from '../store/Kind.ts';
import type { AuditUser } from '../store/log/AuditEvent.ts';
import { readAtOneMoment } from '../store/readAtOneMoment.ts';
import { runTransaction } from '../store/runTransaction.ts';
import { dataDictionary } from '../store/schema.ts';
import type { DictionaryContent, DictionaryEntry } from './DictionaryContent.ts';
import { dictionaryCsv } from './dictionaryCsv.ts';
import { readReferences } from './readReferences.ts';

const keptDictionaries = 10;

interface DataDictionariesOptions {
  queries: Queries;
  audit: AuditLog;
  kinds: ReadonlyMap<string, Kind>;
  /** Epoch milliseconds. */
  clock: () => number;
  newId: () => string;
}

/** The data dictionaries that the server keeps: the ten latest. */
export class DataDictionaries {
  readonly #options: DataDictionariesOptions;

  constructor(options: DataDictionariesOptions) {
    this.#options = options;
  }

  /** Writes a dictionary of the configuration as it is at one moment. */
  async generate(user: AuditUser): Promise<DataDictionary> {
    const { queries, audit, kinds, clock, newId } = this.#options;
    const turns = new LoopTurns();
    const content = await readAtOneMoment(queries, async (stored, pause) => ({
      entries: await readEntries(stored, pause),
      references: await readReferences(stored, kinds, pause),
    }));
    const text = await dictionaryCsv(content, () => turns.give());
    const write = async (tx: Queries): Promise<DataDictionary> => {
      const time = clock();
      const id = newId();
      const fileName = timestampedFileName('DataDictionary', time, 'csv');
      await tx.insert(dataDictionary).values({ id, time, fileName, content: text });
      await forgetOld(tx);
      await audit.record(dictionaryGenerated(user, fileName), tx);
      return { id, fileName, timeCreated: time, ...counts(content) };
    };
    return runTransaction(queries, write, { lane: 'reports' });
  }

  /** A dictionary for download, which is written down; null when there is none of that id. */
  async take(id: string, user: AuditUser): Promise<{ fileName: string; content: string } | null> {
    const { queries, audit } = this.#options;
    // No other text is an id, and the database cannot compare every one.
    if (!/^\w+$/.test(id)) return null;
    const [found] = await queries
      .select({ fileName: dataDictionary.fileName, content: dataDictionary.content })
      .from(dataDictionary)
      .where(eq(dataDictionary.id, id));
    if (!found) return null;
    await audit.record(dictionaryDownloaded(user, found.fileName));
    return found;
  }
}

async function forgetOld(tx: Queries): Promise<void> {
  const latest = tx
    .select({ number: dataDictionary.number })
    .from(dataDictionary)
    .orderBy(desc(dataDictionary.number))
    .limit(keptDictionaries);
  await tx.delete(dataDictionary).where(notInArray(dataDictionary.number, latest));
}

function counts({ entries }: DictionaryContent) {
  const count = (kind: DictionaryEntry['kind']) => entries.filter((entry) => entry.kind === kind).length;
  return { fieldCount: count('Form Field'), dataSetCount: count('Data Set'), ruleCount: count('Rule') };
}

const collator = new Intl.Collator('en');

/** Form fields by form in the form's order, then data sets, then rules, each by name. */
async function readEntries(queries: Queries, pause: Pause): Promise<DictionaryEntry[]> {
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
