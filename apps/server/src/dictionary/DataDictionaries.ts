import type { DataDictionary } from '@studio/api';
import { desc, eq, notInArray } from 'drizzle-orm';
import type { AuditLog } from '../audit/AuditLog.ts';
import { dictionaryDownloaded, dictionaryGenerated } from '../audit/events.ts';
import { timestampedFileName } from '../exchange/attachment.ts';
import { LoopTurns } from '../LoopTurns.ts';
import type { Queries } from '../store/Database.ts';
import type { Kind } from '../store/Kind.ts';
import type { AuditUser } from '../store/log/AuditEvent.ts';
import { runTransaction } from '../store/runTransaction.ts';
import { dataDictionary } from '../store/schema.ts';
import { readAtOneMoment } from '../store/staging/readAtOneMoment.ts';
import type { DictionaryContent, DictionaryEntry } from './DictionaryContent.ts';
import { dictionaryCsv } from './dictionaryCsv.ts';
import { readEntries } from './readEntries.ts';
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
