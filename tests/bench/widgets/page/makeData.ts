import type { Col, Cond, Group, Item, Row } from './types.ts';

const words =
  'anchor basin copper dune estuary falcon glacier hollow island jasper kestrel lagoon meadow north orchard prairie quarry ridge summit thicket upland valley willow zephyr'.split(
    ' ',
  );
const states = ['Draft', 'Review', 'Active', 'Retired'];
const kinds = ['Static', 'Custom', 'Dependent', 'Repeating', 'Generated'];
const fields = ['name', 'owner', 'status', 'type', 'priority', 'created'];

/** The grid's columns. */
export const columns: Col[] = [
  { key: 'id', label: 'Id', width: 80 },
  { key: 'name', label: 'Name', width: 220 },
  { key: 'owner', label: 'Owner', width: 140 },
  { key: 'status', label: 'Status', width: 110 },
  { key: 'type', label: 'Type', width: 120 },
  { key: 'priority', label: 'Priority', width: 100 },
  { key: 'created', label: 'Created', width: 130 },
  { key: 'modified', label: 'Modified', width: 130 },
];

/** The same numbers each time: mulberry32. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Rows of the grid. */
export function makeRows(count: number): Row[] {
  const random = makeRandom(11);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const day = () => new Date(1.7e12 + Math.floor(random() * 1e11)).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${pick(words)} ${pick(words)} ${Math.floor(random() * 1e6)
      .toString()
      .padStart(6, '0')}`,
    owner: `${pick(words)}@example`,
    status: pick(states),
    type: pick(kinds),
    priority: 1 + Math.floor(random() * 9),
    created: day(),
    modified: day(),
  }));
}

/** Twenty groups of five groups each; the conditions are spread evenly over the inner ones. */
export function makeTree(count: number): Group {
  let next = 0;
  const condition = (): Cond => {
    const index = next;
    next += 1;
    return { id: `c${index}`, field: fields[index % 6] ?? 'name', operator: '=', value: `v${index}` };
  };
  const group = (id: string, depth: number, rules: (Cond | Group)[]): Group => ({
    id,
    combinator: depth % 2 === 0 ? 'and' : 'or',
    rules,
  });
  const inner = (id: string) => group(id, 2, Array.from({ length: count / 100 }, condition));
  const outer = (id: string) =>
    group(
      id,
      1,
      Array.from({ length: 5 }, (_, at) => inner(`${id}-${at}`)),
    );
  return group(
    'root',
    0,
    Array.from({ length: 20 }, (_, at) => outer(`g${at}`)),
  );
}

/** Labels and values. */
export function makeItems(count: number): Item[] {
  return Array.from({ length: count }, (_, id) => ({ id, label: `Label ${id}`, value: `value-${id}` }));
}

/** What the floor's tree offers to choose from. */
export const treeFields = fields;
