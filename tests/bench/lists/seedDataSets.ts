import { randomUUID } from 'node:crypto';
import type { DataSetDoc, StoredDataItem } from '../../../apps/server/src/kinds/dataSet/DataSetDoc.ts';
import { dataSetKind } from '../../../apps/server/src/kinds/dataSet/dataSetKind.ts';
import { openDatabase } from '../../../apps/server/src/store/openDatabase.ts';
import { recordChanges } from '../../../apps/server/src/store/recordChanges.ts';
import { nextRevision } from '../../../apps/server/src/store/revisions.ts';

const batch = 2000;
const authors = [
  'admin',
  'author',
  'viewer',
  'priya.nair',
  'sam.whitlock',
  'tomas.herrera',
  'aiko.tanaka',
  'system',
];
const products = ['Commercial Auto', 'Surety', 'Ocean Marine', 'Cyber Liability', 'Businessowners'];
const places = [
  'Ohio',
  'Texas',
  'Iowa',
  'Maine',
  'Utah',
  'Nevada',
  'Florida',
  'Oregon',
  'Vermont',
  'Kansas',
  'Georgia',
];
const things = [
  'Roof',
  'Wiring',
  'Vehicle',
  'Cargo',
  'Payroll',
  'Deductible',
  'Territory',
  'Occupancy',
  'Premium',
  'Peril',
];
const kinds = [
  'Class',
  'Band',
  'Type',
  'Schedule',
  'Limit',
  'Condition',
  'Covering',
  'Rate',
  'Status',
  'Source',
  'Grade',
];
/** Mostly static sets, as in a real studio. */
const types = [0, 0, 0, 0, 0, 0, 0, 2, 2, 1] as const;

/**
 * Adds data sets to a studio's embedded database, which nobody may have open. They come with history and references as
 * if they had been created through the server, all in one transaction.
 */
export async function seedDataSets(dataDir: string, count: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    await database.queries.transaction(async (tx) => {
      const revision = await nextRevision(tx, dataSetKind.name);
      for (let start = 0; start < count; start += batch) {
        const size = Math.min(batch, count - start);
        const changes = Array.from({ length: size }, (_, offset) => {
          const index = start + offset;
          const change = { kind: dataSetKind, id: randomUUID(), action: 'create', before: null } as const;
          const time = Date.now() - ((index * 7919) % 270) * 86_400_000 - index;
          const authorId = pick(authors, index * 31);
          return { ...change, after: dataSet(index), version: 1, revision, authorId, time };
        });
        await recordChanges(tx, changes);
      }
    });
  } finally {
    await database.close();
  }
}

function dataSet(index: number): DataSetDoc {
  const type = pick(types, index);
  const label = `${pick(places, index)} ${pick(things, index * 3)} ${pick(kinds, index * 5)}`;
  const isStatic = type === 0;
  return {
    name: `${label} ${(index * 2_654_435_761) % 1_000_003}-${index}`,
    description: `${pick(things, index * 11)} values for ${pick(places, index * 13)} business.`,
    type,
    dynamicDefault: isStatic ? null : false,
    supportSearch: false,
    minSearchStringLength: 3,
    generatorBeanName: generator(type),
    repeatingFormTemplateUniqueName: null,
    clearInvalidFieldValue: isStatic ? null : true,
    required: false,
    items: type === 1 ? [] : items(index, type === 2 ? pick(products, index * 17) : null),
    dynamicDataSetDependency: type === 2 ? { productDependent: true, sourceFieldDependencies: [] } : null,
  };
}

function generator(type: 0 | 1 | 2): string | null {
  if (type === 0) return null;
  return type === 1 ? 'allProductsDataItemGenerator' : 'enhancedDynamicDataItemGenerator';
}

function items(index: number, productName: string | null): StoredDataItem[] {
  return Array.from({ length: 4 + (index % 9) }, (_, ordering) => {
    const value = `V${ordering}`;
    const rest = { fieldValue1: null, fieldValue2: null, fieldValue3: null, ordering: 0 };
    const isCriterion = productName !== null && ordering === 0;
    const criteria = isCriterion ? [{ dataSetName: '', value, productName, ...rest }] : [];
    return {
      name: `${pick(kinds, index + ordering)} ${ordering}`,
      value,
      grouping: '',
      ordering,
      defaultPrecedence: null,
      enhancedDynamicDataItemCriteriaList: criteria,
    };
  });
}

function pick<Item>(from: readonly Item[], index: number): Item {
  const item = from[Math.abs(Math.floor(index / from.length) + index) % from.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
