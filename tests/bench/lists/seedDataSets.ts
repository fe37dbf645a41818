import { kindNames } from '../../../apps/server/src/kinds/kindNames.ts';
import type { Queries } from '../../../apps/server/src/store/Database.ts';
import { nameKey } from '../../../apps/server/src/store/nameKey.ts';
import { openDatabase } from '../../../apps/server/src/store/openDatabase.ts';
import { readRevisions } from '../../../apps/server/src/store/revisions.ts';
import { runTransaction } from '../../../apps/server/src/store/runTransaction.ts';

const batch = 50_000;
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

/**
 * Adds data sets to a studio's data folder, which no process may have open: with history and references, each as if it had
 * been created in a revision of its own, but by the database itself, because a million through the store takes hours. Mostly static
 * sets, as in a real studio.
 */
export async function seedDataSets(dataDir: string, count: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const { queries } = database;
    const revision = ((await readRevisions(queries)).get(kindNames.dataSet) ?? 0) + 1;
    for (let start = 0; start < count; start += batch) {
      const end = Math.min(start + batch, count) - 1;
      const write = async (tx: Queries) => {
        await insert(tx, { start, end, revision });
        await tx.execute(`UPDATE kind_revision SET value = ${revision + end} WHERE kind = ${kind}`);
      };
      await runTransaction(queries, write, { patience: null, statementLimit: 0 });
    }
  } finally {
    await database.close();
  }
}

interface Part {
  start: number;
  end: number;
  /** That of the first of all. */
  revision: number;
}

async function insert(tx: Queries, { start, end, revision }: Part): Promise<void> {
  const place = pick(places, 'i');
  const thing = pick(things, 'i * 3 + i / 10');
  await tx.execute(`
    WITH made AS (
      SELECT i, md5('data set ' || i) AS id, ${place} || ' ' || ${thing} || ' ' || ${pick(kinds, 'i * 5 + i / 11')}
          || ' ' || (i::bigint * 2654435761) % 1000003 || '-' || i AS name,
        ${pick(things, 'i * 11 + i / 10')} || ' values for ' || ${pick(places, 'i * 13 + i / 11')} || ' business.' AS description,
        (ARRAY[0, 0, 0, 0, 0, 0, 0, 2, 2, 1])[1 + i % 10] AS type, ${pick(products, 'i * 17 + i / 10')} AS product,
        ${pick(authors, 'i * 31 + i / 8')} AS author, ${Date.now()}::bigint - (i::bigint * 7919) % 270 * 86400000 - i AS time
      FROM generate_series(${start}::int, ${end}::int) AS i
    ), whole AS (
      SELECT *, ${document} AS doc FROM made
    ), documents AS (
      INSERT INTO document (id, kind, name, name_key, identity_key, doc, summary, version, revision, author_id, time)
      SELECT id, ${kind}, name, ${digestOfName}, ${digestOfName}, doc, json_build_object('type', type, 'description', description),
        1, ${revision}::bigint + i, author, time FROM whole
    ), uses AS (
      INSERT INTO reference (from_kind, from_id, from_part, to_kind, to_key, to_part)
      SELECT ${kind}, id, '', ${quote(kindNames.product)}, ${productKey}, '' FROM made WHERE type = 2
    )
    INSERT INTO history (kind, document_id, name, action, version, revision, after, author_id, time)
    SELECT ${kind}, id, name, 'create', 1, ${revision}::bigint + i, doc, author, time FROM whole`);
}

const kind = quote(kindNames.dataSet);
/** As `nameKey` makes it. */
const digestOfName = `translate(encode(sha256(convert_to(name, 'UTF8')), 'base64'), '+/=', '-_')`;
const productKey = `CASE product ${products.map((product) => `WHEN ${quote(product)} THEN ${quote(nameKey(product))}`).join(' ')} END`;
const criterion = `json_build_object('dataSetName', '', 'value', 'V0', 'productName', product, 'fieldValue1', NULL,
  'fieldValue2', NULL, 'fieldValue3', NULL, 'ordering', 0)`;
const item = `json_build_object('name', description, 'value', 'V0', 'grouping', '', 'ordering', 0, 'defaultPrecedence', NULL,
  'enhancedDynamicDataItemCriteriaList', CASE type WHEN 2 THEN json_build_array(${criterion}) ELSE '[]'::json END)`;
const document = `json_build_object('name', name, 'description', description, 'type', type,
  'dynamicDefault', CASE type WHEN 0 THEN NULL ELSE false END, 'supportSearch', false, 'minSearchStringLength', 3,
  'generatorBeanName', CASE type WHEN 1 THEN 'allProductsDataItemGenerator' WHEN 2 THEN 'enhancedDynamicDataItemGenerator' END,
  'repeatingFormTemplateUniqueName', NULL, 'clearInvalidFieldValue', CASE type WHEN 0 THEN NULL ELSE true END, 'required', false,
  'items', CASE type WHEN 1 THEN '[]'::json ELSE json_build_array(${item}) END,
  'dynamicDataSetDependency', CASE type WHEN 2 THEN json_build_object('productDependent', true, 'sourceFieldDependencies', '[]'::json) END)`;

function pick(from: readonly string[], index: string): string {
  return `(ARRAY[${from.map(quote)}])[1 + (${index}) % ${from.length}]`;
}

function quote(text: string): string {
  return `'${text}'`;
}
