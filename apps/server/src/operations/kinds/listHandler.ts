import type { RowFilter } from '../../lists/RowFilter.ts';
import { combineFilters } from '../../lists/RowFilter.ts';
import { readFilter } from '../../lists/readFilter.ts';
import type { SortDirection } from '../../lists/rowOrder.ts';
import type { KindCall, ServedKind } from './ServedKind.ts';

const defaultRows = 25;

/** The parameters that lists have in common. */
interface ListQuery {
  sortBy?: string;
  sortDirection?: SortDirection;
  startIndex?: number;
  numberOfRows?: number;
}

/** How a page of a kind's objects is answered. */
export function listHandler(served: ServedKind) {
  const { module, list } = served;
  return async ({ query }: KindCall) => {
    // The contract was checked before.
    const { sortBy = 'name', sortDirection: direction = 'asc', ...range } = query as ListQuery;
    const { startIndex = 0, numberOfRows = defaultRows } = range;
    const filter = await filterOf(served, query);
    const { rows, total } = await list.select({ filter, sortBy, direction }, { startIndex, numberOfRows });
    const records = rows.map((row) => module.toRow?.(row) ?? row.summary);
    return { status: 200, body: { records, totalRecords: total } };
  };
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
export async function filterOfUri({ module, filters }: ServedKind, uri: string): Promise<RowFilter | null> {
  return readFilter(uri, module.ownerUri, filters ?? {});
}
