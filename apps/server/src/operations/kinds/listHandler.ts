import { fieldOfMatch } from '../../foldText.ts';
import { ParameterError } from '../../http/ParameterError.ts';
import type { ListRow } from '../../lists/ListRow.ts';
import type { RowFilter } from '../../lists/RowFilter.ts';
import { combineFilters } from '../../lists/RowFilter.ts';
import { readFilter } from '../../lists/readFilter.ts';
import type { SortDirection } from '../../lists/rowOrder.ts';
import { pageSize } from '../../preferences/rules.ts';
import type { Services } from '../../Services.ts';
import type { Kind } from '../../store/Kind.ts';
import { addressOf, type KindCall, type ServedKind } from './ServedKind.ts';

/** The parameters that lists have in common. */
interface ListQuery {
  sortBy?: string;
  sortDirection?: SortDirection;
  startIndex?: number;
  numberOfRows?: number;
}

/** How a page of a kind's objects is answered. */
export function listHandler({ preferences, queries }: Services, served: ServedKind) {
  const { module, list } = served;
  return async ({ query }: KindCall) => {
    // The contract was checked before.
    const { sortBy = 'name', sortDirection: direction = 'asc', ...range } = query as ListQuery;
    const { startIndex = 0 } = range;
    const numberOfRows = pageSize(preferences, range.numberOfRows);
    const filter = await filterOf(served, query);
    const { rows, total } = await list.select({ filter, sortBy, direction }, { startIndex, numberOfRows });
    const records = module.toRows
      ? await module.toRows(rows, { queries })
      : rows.map((row) => module.toRow?.(row) ?? row.summary);
    return {
      status: 200,
      body: { records: withFoundIn(records, rows, filter, module.kind), totalRecords: total },
    };
  };
}

/** The rows of a list that is searched, each with the field in which it was found, if that is another one than the name. */
function withFoundIn<Row>(
  records: readonly Row[],
  rows: readonly ListRow[],
  filter: RowFilter | null,
  { searchFields: fields }: Pick<Kind, 'searchFields'>,
): readonly Row[] {
  const wanted = filter?.search ?? null;
  if (wanted === null || fields === undefined) return records;
  return records.map((record, index) => {
    const foundIn = fieldOfMatch(rows[index]?.searchText ?? '', wanted, fields);
    return foundIn === undefined || foundIn === fields[0] ? record : { ...record, foundIn };
  });
}

/** What the parameters of a list keep; null for everything. */
async function filterOf(served: ServedKind, query: KindCall['query']): Promise<RowFilter | null> {
  const { module } = served;
  const uri = query['filterUri'];
  const byUri = typeof uri === 'string' ? await filterOfUri(served, uri) : null;
  const byParameters = module.filterOf?.(query) ?? null;
  return combineFilters([byUri, byParameters].filter((filter) => filter !== null));
}

/** What a filter URI keeps; null for everything. Throws a `ParameterError`. */
export async function filterOfUri(served: ServedKind, uri: string): Promise<RowFilter | null> {
  const { module, filters } = served;
  return readFilter(uri, module.ownerUri, { ...filters, id: { in: (text) => idIn(served, text) } });
}

/** Keeps the objects with these ids, as rows and addresses have them: what was chosen on another filter, for example. */
function idIn(served: ServedKind, text: string): RowFilter {
  const ids = new Set(readIds(text));
  return {
    key: `id.in ${JSON.stringify([...ids])}`,
    search: null,
    matches: (row) => ids.has(addressOf(served, row)),
  };
}

function readIds(text: string): readonly string[] {
  const ids = parseJson(text);
  const isList = Array.isArray(ids) && ids.every((id): id is string => typeof id === 'string');
  if (!isList) throw new ParameterError('filterUri', "The filter key 'id.in' takes a JSON list of ids.");
  return ids;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
