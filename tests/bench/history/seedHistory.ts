import type { Queries } from '../../../apps/server/src/store/Database.ts';
import { writeEntries } from '../../../apps/server/src/store/log/writeEntries.ts';
import { openDatabase } from '../../../apps/server/src/store/openDatabase.ts';
import { runTransaction } from '../../../apps/server/src/store/runTransaction.ts';

const batch = 5000;
const users = ['Marta Oduya', 'Jon Vega', 'Lena Fischer', 'Priya Nair', 'Sam Whitlock', 'Tomás Herrera'];
const types = ['Data Set', 'Data Set', 'Rule', 'Form Template', 'Session'];
const actions = ['Updated', 'Updated', 'Created', 'Renamed'] as const;
const things = ['Roof', 'Wiring', 'Vehicle', 'Cargo', 'Payroll', 'Deductible', 'Territory'];

/** Adds entries to the log of a studio's embedded database, which no process may have open: one a minute, until now. */
export async function seedHistory(dataDir: string, count: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const end = Date.now();
  try {
    const write = async (tx: Queries) => {
      for (let start = 0; start < count; start += batch) {
        const indexes = Array.from({ length: Math.min(batch, count - start) }, (_, offset) => start + offset);
        await writeEntries(
          tx,
          indexes.map((index) => entry(index, end - (count - index) * 60_000)),
        );
      }
    };
    await runTransaction(database.queries, write, { patience: null, statementLimit: 0 });
    await database.queries.execute('ANALYZE audit_entry');
  } finally {
    await database.close();
  }
}

function entry(index: number, time: number) {
  const userName = pick(users, index * 7);
  const name = `${pick(things, index)} ${(index * 7919) % 100_003}`;
  return {
    time,
    userId: userName.toLowerCase(),
    userName,
    type: pick(types, index * 3),
    action: pick(actions, index * 11),
    message: `The data set '${name}' was updated.`,
    historyId: null,
  };
}

function pick<Item>(from: readonly Item[], index: number): Item {
  const item = from[index % from.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
