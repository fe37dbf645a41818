import { checkShape, whole } from '../../store/checkShape.ts';
import type { Kind, Reference } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { checkUnique } from '../checkUnique.ts';
import { kindNames } from '../kindNames.ts';
import { singletonKind } from '../SingletonRules.ts';
import { compareRows, day, type StateRateDoc } from './StateRateDoc.ts';

const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const text = { type: 'string', minLength: 1, maxLength: 1000 };
const midnight = { type: 'integer', minimum: -8.64e15, maximum: 8.64e15, multipleOf: day };

const row = whole({
  id,
  state: text,
  country: { ...text, type: ['string', 'null'] },
  productName: { type: 'string', format: 'name', maxLength: 1000 },
  status: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
  begin: midnight,
  end: midnight,
});

const checkStateRateShape = checkShape<StateRateDoc>(
  whole({ rows: { type: 'array', maxItems: 100_000, items: row }, lastId: { ...id, minimum: 0 } }),
  rowFaults,
);

function rowFaults({ rows, lastId }: StateRateDoc): Violation[] {
  const ids = rows.map((each) => String(each.id));
  return [
    ...checkUnique(ids, 'row', (index) => `/rows/${index}/id`),
    ...rows.flatMap(({ id: given, begin, end }, index) => [
      ...(given > lastId ? [{ pointer: '/lastId', message: 'A row has a higher id.' }] : []),
      ...(begin > end
        ? [{ pointer: `/rows/${index}/begin`, message: 'The effective date is after the expiration date.' }]
        : []),
    ]),
  ];
}

/** The rate status: one document, which refers to the products that it names. */
export const stateRateKind: Kind<StateRateDoc> = {
  ...singletonKind,
  name: kindNames.stateRate,
  noun: 'rate status',
  validate: checkStateRateShape,
  summarise: ({ rows }) => ({ rows: rows.length }),
  referencesOf,
  followRenaming: (doc, { kind, from, to }) => {
    if (kind !== kindNames.product || !doc.rows.some(({ productName }) => productName === from)) return doc;
    const rows = doc.rows.map((each) => (each.productName === from ? { ...each, productName: to } : each));
    return { ...doc, rows: rows.toSorted(compareRows) };
  },
};

/** One for each product, however many rows name it. */
function referencesOf({ rows }: StateRateDoc): Reference[] {
  const found = new Map<string, Reference>();
  for (const [index, { productName }] of rows.entries()) {
    if (found.has(productName)) continue;
    const pointer = `/rows/${index}/productName`;
    found.set(productName, { part: '', toKind: kindNames.product, toName: productName, toPart: '', pointer });
  }
  return [...found.values()];
}
