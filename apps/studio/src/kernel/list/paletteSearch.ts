import type { AreaSearch, FoundObject } from '../area/AreaSearch.ts';
import type { EarlyList } from './earlyList.ts';
import { toFilterUri } from './filterUri.ts';
import { type ListRequest, uriDefinition } from './ListDefinition.ts';

/** How the objects of a list are offered in the command palette. */
export interface PaletteSearch<Row> {
  readonly list: EarlyList<Row>;
  readonly label: string;
  /** The line that leads to all that match. */
  all(text: string, total: number): string;
  toObject(row: Row): FoundObject;
  /** The path of the list. @param search a query string without the question mark */
  listPath(search: string): string;
  /** The key of the filter by name, where a search of the list looks into other fields, too: what has the text in its name comes first. Default: it looks into names alone. */
  readonly nameKey?: string;
}

/** Searches a list for the command palette, by the order that the list has by default. */
export function paletteSearch<Row>(input: PaletteSearch<Row>): AreaSearch {
  const { calls } = input.list;
  const { defaultSort } = calls;
  return {
    label: input.label,
    find: async (text, limit, signal) => {
      const load = async (searchKey: string | undefined) => {
        const parts = { ...uriDefinition(calls), ...(searchKey !== undefined && { searchKey }) };
        const request: ListRequest = {
          filterUri: toFilterUri(parts, { search: text, filters: {} }),
          search: text.trim(),
          ...{ startIndex: 0, numberOfRows: limit },
          ...{ sortBy: defaultSort.key, sortDirection: defaultSort.direction },
        };
        const page = await input.list.load(request, signal);
        return { objects: page.records.map((row) => input.toObject(row)), total: page.totalRecords };
      };
      if (input.nameKey === undefined) return load(undefined);
      const [named, all] = await Promise.all([load(input.nameKey), load(undefined)]);
      const ids = new Set(named.objects.map(({ id }) => id));
      const others = all.objects.filter(({ id }) => !ids.has(id));
      return { objects: [...named.objects, ...others].slice(0, limit), total: all.total };
    },
    all: (text, total) => ({
      label: input.all(text, total),
      path: input.listPath(new URLSearchParams({ q: text }).toString()),
    }),
  };
}
