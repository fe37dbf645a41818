import { largeForm } from '../../../apps/server/src/demo/forms/largeForm.ts';
import { formTemplateKind } from '../../../apps/server/src/kinds/formTemplate/formTemplateKind.ts';
import type { Queries } from '../../../apps/server/src/store/Database.ts';
import { openDatabase } from '../../../apps/server/src/store/openDatabase.ts';
import { recordChanges } from '../../../apps/server/src/store/recordChanges.ts';
import { nextRevision } from '../../../apps/server/src/store/revisions.ts';
import { runTransaction } from '../../../apps/server/src/store/runTransaction.ts';

const batch = 500;
const fieldsOfEach = 12;
const day = 86_400_000;
const types = [1, 2, 3, 4, 5, 28, 39, 43];
const authors = ['admin', 'author', 'viewer', 'priya.nair', 'sam.whitlock', 'tomas.herrera'];
const places = ['Ohio', 'Texas', 'Iowa', 'Maine', 'Utah', 'Nevada', 'Florida', 'Oregon', 'Kansas'];
const things = ['Roof', 'Wiring', 'Vehicle', 'Cargo', 'Payroll', 'Territory', 'Occupancy', 'Premium'];
const kinds = ['Schedule', 'Supplement', 'Worksheet', 'Questionnaire', 'Application', 'Statement'];

/** Adds form templates of a dozen fields to a studio's embedded database, which no process may have open, each as if it had been created. */
export async function seedForms(dataDir: string, count: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    for (let start = 0; start < count; start += batch) {
      const write = async (tx: Queries) => {
        const revision = await nextRevision(tx, formTemplateKind.name);
        const made = Array.from({ length: Math.min(batch, count - start) }, (_, index) => start + index);
        const changes = made.map((index) => ({
          ...({ kind: formTemplateKind, action: 'create', before: null, after: formOf(index) } as const),
          ...{ id: `bench-form-${index}`, version: 1, revision },
          ...{ authorId: pick(authors, index), time: Date.UTC(2026, 0, 1) - (index % 270) * day - index },
        }));
        await recordChanges(tx, changes as never);
      };
      await runTransaction(database.queries, write, { patience: null, statementLimit: 0 });
    }
  } finally {
    await database.close();
  }
}

function formOf(index: number) {
  const name = `${pick(places, index)} ${pick(things, Math.floor(index / 9))} ${pick(kinds, index * 5)}`;
  return {
    ...largeForm(`Bench${index}`, `${name} ${index}`, fieldsOfEach),
    ...{
      type: pick(types, index),
      status: index % 3,
      productNames: index % 2 ? ['Commercial Property'] : [],
    },
  };
}

function pick<Value>(from: readonly Value[], index: number): Value {
  // The remainder is within the list.
  return from[index % from.length] as Value;
}
