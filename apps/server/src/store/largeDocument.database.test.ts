import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProductDoc, productKind } from '../kinds/product/productKind.ts';
import type { Database } from './Database.ts';
import { DocumentStore } from './DocumentStore.ts';
import type { Kind } from './Kind.ts';
import { openDatabase } from './openDatabase.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { appUser } from './schema.ts';

/** Longer than a document may hold up others before they have a turn. */
const stepMilliseconds = 15;

let database: Database;
/** What was done, in order; `turn` when others could do something. */
let log: string[] = [];

function busy<Result>(step: string, result: Result): Result {
  const end = performance.now() + stepMilliseconds;
  while (performance.now() < end);
  log.push(step);
  return result;
}

/** Takes its time over everything, as with a document of some megabytes. */
const slowKind: Kind<ProductDoc> = {
  ...productKind,
  validate: (doc) => busy('validate', productKind.validate(doc)),
  referencesOf: (doc) => busy('references', productKind.referencesOf(doc)),
};
const kinds = new Map<string, Kind>([[slowKind.name, slowKind]]);

const doc: ProductDoc = {
  uniqueName: 'large',
  shortName: 'L',
  name: 'Large',
  externalName: '',
  active: true,
  selectableOnSubmission: true,
  selectableOnQuote: true,
  formTemplateUniqueNames: [],
};

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataDir: 'memory://' });
  await prepareDatabase(database, { kinds: [...kinds.keys()], seed: async () => undefined });
  await database.queries.insert(appUser).values({ id: 'author', name: 'Author', permissions: [] });
}, 120_000);

afterAll(() => database.close());

test('whoever waits while a large document is made and changed has a turn between its steps', async () => {
  const store = new DocumentStore({ queries: database.queries, kinds, clock: () => 1, newId: randomUUID });
  let isOver = false;
  const others = () => {
    log.push('turn');
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await store.create(slowKind, doc, { authorId: 'author' });
  const made = log;
  log = [];
  await store.update(slowKind, doc.name, {
    authorId: 'author',
    matches: () => true,
    change: (current) => busy('change', { ...current, shortName: 'Larger' }),
  });
  isOver = true;
  for (const steps of [made, log]) {
    expect(steps.filter((step) => step === 'validate')).toHaveLength(1);
    expect(steps.filter((step) => step === 'references').length).toBeGreaterThan(0);
    expect(stepsWithoutTurn(steps)).toEqual([]);
  }
  expect(log).toContain('change');
});

/** Pairs of different steps between which nobody had a turn. */
function stepsWithoutTurn(steps: readonly string[]): string[] {
  return steps.flatMap((step, index) => {
    const next = steps[index + 1];
    const isPair = next !== undefined && next !== 'turn' && step !== 'turn' && next !== step;
    return isPair ? [`${step}, ${next}`] : [];
  });
}
