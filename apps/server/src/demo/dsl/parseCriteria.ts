import type { DemoCriterion, DemoDataItem } from '../types.ts';

interface Sources {
  byProduct: boolean;
  fieldCount: number;
}

type Cells = Pick<DemoCriterion, 'productName' | 'fieldValue1' | 'fieldValue2' | 'fieldValue3'>;

/**
 * Reads the criteria table of a set from compact text: one line is `sources -> items`.
 *
 * The sources are the product (when the set depends on it) and then each field, separated by ` / `; a source lists
 * its values by commas, and `*` is any. The items are values by commas too: `*` is every item, `a..b` all from a
 * to b in display order, and `!a` leaves one out. Throws on a line that names an item the set lacks.
 */
export function parseCriteria(
  text: string,
  dataSetName: string,
  items: DemoDataItem[],
  sources: Sources,
): DemoCriterion[] {
  const values = items.map((item) => item.value);
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [left = '', right = ''] = line.split(' -> ');
      const selected = selectValues(right, values, `${dataSetName}: ${line}`);
      return expandCells(left, sources, `${dataSetName}: ${line}`).flatMap((cells) =>
        selected.map((value) => ({ dataSetName, value, ...cells })),
      );
    })
    .map((criterion, ordering) => ({ ...criterion, ordering }));
}

function expandCells(text: string, { byProduct, fieldCount }: Sources, place: string): Cells[] {
  const columns = text
    .split(' / ')
    .map((cell) => splitList(cell).map((value) => (value === '*' ? null : value)));
  if (columns.length !== fieldCount + (byProduct ? 1 : 0))
    throw new Error(`Wrong number of sources in ${place}`);
  const rows = columns.reduce<(string | null)[][]>(
    (partial, column) => partial.flatMap((row) => column.map((value) => [...row, value])),
    [[]],
  );
  return rows.map((row) => {
    const [productName = null, fieldValue1 = null, fieldValue2 = null, fieldValue3 = null] = byProduct
      ? row
      : [null, ...row];
    return { productName, fieldValue1, fieldValue2, fieldValue3 };
  });
}

function selectValues(text: string, values: string[], place: string): string[] {
  const selected = new Set<string>();
  for (const token of splitList(text)) {
    if (token.startsWith('!')) selected.delete(known(token.slice(1), values, place));
    else for (const value of expandToken(token, values, place)) selected.add(value);
  }
  if (selected.size === 0) throw new Error(`No item in ${place}`);
  return values.filter((value) => selected.has(value));
}

function expandToken(token: string, values: string[], place: string): string[] {
  if (token === '*') return values;
  const [from, to] = token.split('..');
  const start = values.indexOf(known(from, values, place));
  const end = to === undefined ? start : values.indexOf(known(to, values, place));
  return values.slice(start, end + 1);
}

function known(value: string | undefined, values: string[], place: string): string {
  if (value === undefined || !values.includes(value)) throw new Error(`Unknown item '${value}' in ${place}`);
  return value;
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
