import { type FilterQuery, searchIn, toFilterUri } from '../filterUri.ts';
import { type ListDefinition, uriDefinition } from '../ListDefinition.ts';

/** Characters of a filter URI that the server reads. */
const longestUri = 4000;

/** How many objects match a filter, as the server counts them. */
export async function countOnFilter<Row>(
  { load, defaultSort, searchKey }: Pick<ListDefinition<Row>, 'load' | 'defaultSort' | 'searchKey'>,
  filterUri: string,
  signal: AbortSignal,
): Promise<number> {
  const sort = { sortBy: defaultSort.key, sortDirection: defaultSort.direction };
  const search = searchIn(filterUri, searchKey);
  return (await load({ filterUri, search, startIndex: 0, numberOfRows: 1, ...sort }, signal)).totalRecords;
}

/** How many of these objects match a filter. Null when an id is too long for a request. */
export async function countChosenOnFilter<Row>(
  definition: ListDefinition<Row>,
  query: FilterQuery,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<number | null> {
  const uris = chosenUris(toFilterUri(uriDefinition(definition), query), ids);
  if (uris === null) return null;
  const counts = await Promise.all(uris.map((uri) => countOnFilter(definition, uri, signal)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Filter URIs that keep of a filter what is among these ids, as many as it takes; null when one id alone is too long. */
export function chosenUris(filterUri: string, ids: readonly string[]): readonly string[] | null {
  const toUri = (some: readonly string[]) => {
    const params = new URLSearchParams({ 'id.in': JSON.stringify(some) });
    return `${filterUri}${filterUri.includes('?') ? '&' : '?'}${params}`;
  };
  const uris: string[] = [];
  let some: string[] = [];
  for (const id of ids) {
    if (toUri([...some, id]).length > longestUri && some.length > 0) {
      uris.push(toUri(some));
      some = [];
    }
    some.push(id);
    if (toUri(some).length > longestUri) return null;
  }
  return some.length === 0 ? uris : [...uris, toUri(some)];
}
