import type { StateRateWrite } from '@studio/api';
import type { Queries } from '../../store/Database.ts';
import { findDocumentsByName } from '../../store/findDocuments.ts';
import { dataSetKind } from '../dataSet/dataSetKind.ts';
import { type RowReport, readRows } from '../keyedRows.ts';
import { findEarlierShortNames, findRatedProducts, type RatedProduct } from '../product/ratedProducts.ts';
import type { ReadChange } from '../SingletonRules.ts';
import { compareRows, day, rateSets, type StateRateDoc, type StateRateRow } from './StateRateDoc.ts';

/** What rows may name: read once for all of them. */
interface Choices {
  /** The countries of locations, by the locations. Null when there is no such set. */
  countries: ReadonlyMap<string, string | null> | null;
  statuses: ReadonlySet<number> | null;
  productsByShortName: ReadonlyMap<string, RatedProduct>;
  shortNames: ReadonlyMap<string, string>;
  /** What products were called before, by their names: of those that rows call otherwise than by a short name that there is. */
  earlierShortNames: ReadonlyMap<string, ReadonlySet<unknown>>;
}

/**
 * Reads all rows. A row is whole or refused. What a row had in the version that the sender knew stays allowed, so that rows of a
 * location or a product that is gone can still be saved, and rows that were read before their product got another short name.
 */
export async function readStateRates(
  body: readonly StateRateWrite[],
  { queries, base }: { queries: Queries; base: StateRateDoc },
): Promise<ReadChange<StateRateDoc>> {
  const known = new Map(base.rows.map((row) => [row.id, row]));
  const choices = await readChoices(queries, body, known);
  const { rows, violations } = readRows<StateRateWrite, StateRateRow>(body, {
    key: 'id',
    twice: (given, index) => `${rowName(index, given)}: the id ${given.id} is another row's, too.`,
    read: (given, reportAt, index) => {
      const report: RowContext['report'] = (property, message) =>
        reportAt(property, `${rowName(index, given)}: ${message}`);
      if (given.id === 0 || given.id > base.lastId) report('id', 'new rows have negative ids.');
      return readRow(given, { choices, known: known.get(given.id) ?? null, report });
    },
  });
  return { doc: { ...base, rows: rows.toSorted(compareRows) }, violations };
}

/** What a message calls a row: its place, and what is known of it. */
function rowName(index: number, { state, productTemplateShortName }: StateRateWrite): string {
  const parts = [state, productTemplateShortName].filter((part) => (part ?? '') !== '');
  return parts.length === 0 ? `Row ${index + 1}` : `Row ${index + 1} (${parts.join(', ')})`;
}

interface RowContext {
  choices: Choices;
  /** The row as the sender knew it; null for a new one. */
  known: StateRateRow | null;
  report: RowReport<StateRateWrite>;
}

const missing = {
  state: 'the location is missing.',
  productTemplateShortName: 'the product is missing.',
  status: 'the status is missing.',
  effectiveDateRangeBegin: 'the effective date is missing.',
  effectiveDateRangeEnd: 'the expiration date is missing.',
} as const;

/** Null when something of it is missing. */
function readRow(given: StateRateWrite, context: RowContext): StateRateRow | null {
  const { report } = context;
  for (const [property, message] of Object.entries(missing)) {
    const value = given[property as keyof typeof missing] ?? '';
    if (value === '') report(property as keyof typeof missing, message);
  }
  const { id, status } = given;
  const state = given.state ?? '';
  const shortName = given.productTemplateShortName ?? '';
  const [begin, end] = [given.effectiveDateRangeBegin ?? null, given.effectiveDateRangeEnd ?? null];
  if (begin !== null && begin % day !== 0)
    report('effectiveDateRangeBegin', 'the effective date is no UTC midnight.');
  if (end !== null && end % day !== 0)
    report('effectiveDateRangeEnd', 'the expiration date is no UTC midnight.');
  if (begin !== null && end !== null && begin > end) {
    report('effectiveDateRangeBegin', 'the effective date is after the expiration date.');
  }
  const country = state === '' ? null : countryOf(state, context);
  if (typeof status === 'number') checkStatus(status, context);
  const productName = shortName === '' ? null : productOf(shortName, context);
  if (state === '' || productName === null || typeof status !== 'number' || begin === null || end === null) {
    return null;
  }
  return { id, state, country, productName, status, begin, end };
}

function countryOf(state: string, { choices: { countries }, known, report }: RowContext): string | null {
  const country = countries?.get(state);
  if (country !== undefined) return country;
  if (known?.state === state) return known.country;
  report('state', countries ? `there is no location '${state}'.` : noSet(rateSets.locations));
  return null;
}

function checkStatus(status: number, { choices: { statuses }, known, report }: RowContext): void {
  if (statuses?.has(status) || known?.status === status) return;
  report('status', statuses ? `there is no status ${status}.` : noSet(rateSets.statuses));
}

/** The name of the product, or null. */
function productOf(shortName: string, { choices, known, report }: RowContext): string | null {
  if (known !== null && shortNameOf(known, choices) === shortName) return known.productName;
  const product = choices.productsByShortName.get(shortName);
  if (product?.isRatedByStatus) return product.name;
  if (known !== null && choices.earlierShortNames.get(known.productName)?.has(shortName))
    return known.productName;
  const message = product
    ? `the product '${shortName}' does not use rate status.`
    : `there is no product '${shortName}'.`;
  report('productTemplateShortName', message);
  return null;
}

/** What the product of a row is called; one that is gone, by its name. */
function shortNameOf({ productName }: StateRateRow, { shortNames }: Pick<Choices, 'shortNames'>): string {
  return shortNames.get(productName) ?? productName;
}

function noSet(name: string): string {
  return `the data set '${name}' is missing.`;
}

async function readChoices(
  queries: Queries,
  body: readonly StateRateWrite[],
  known: ReadonlyMap<number, StateRateRow>,
): Promise<Choices> {
  const sets = await findDocumentsByName(queries, dataSetKind, [rateSets.locations, rateSets.statuses]);
  const itemsOf = (set: string) => sets.find(({ name }) => name === set)?.doc.items ?? null;
  const products = await findRatedProducts(queries);
  // Those that use rate status come last, and so first where a restore brought a short name twice.
  const inOrder = products.toSorted(
    (left, right) => Number(left.isRatedByStatus) - Number(right.isRatedByStatus),
  );
  const locations = itemsOf(rateSets.locations);
  const statuses = itemsOf(rateSets.statuses);
  const shortNames = new Map(products.map(({ name, shortName }) => [name, shortName]));
  const productsByShortName = new Map(inOrder.map((product) => [product.shortName, product]));
  const calledOtherwise = body.flatMap(({ id, productTemplateShortName: shortName }) => {
    const row = known.get(id);
    const isKnown = !row || !shortName || productsByShortName.has(shortName);
    return isKnown || shortNameOf(row, { shortNames }) === shortName ? [] : [row.productName];
  });
  const earlierShortNames = new Map<string, ReadonlySet<unknown>>();
  for (const name of new Set(calledOtherwise)) {
    earlierShortNames.set(name, await findEarlierShortNames(queries, name));
  }
  return {
    earlierShortNames,
    countries: locations && new Map(locations.map(({ value, grouping }) => [value, grouping || null])),
    statuses: statuses && new Set(statuses.map(({ value }) => Number(value))),
    ...{ productsByShortName, shortNames },
  };
}
