import type { NavGroup, NavItem } from '@studio/widgets';
import { parseQuery, serialiseQuery } from '../../kernel/browser/query.ts';
import { dataSetBrowser, toFilterUri } from '../../screens/dataSets/browser/query.ts';
import { dataSetBrowserPath } from '../../screens/dataSets/dataSets.urls.ts';

/** True when every word of the query is in the text, ignoring case. An empty query matches all. */
export function matchesQuery(text: string, query: string): boolean {
  const lower = text.toLocaleLowerCase();
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

/** Every screen of the navigation in one list, sub-tabs after their function and named with it. */
export function screensOf(groups: readonly NavGroup[]): NavItem[] {
  return groups.flatMap(({ items }) =>
    items.flatMap((item) => [
      item,
      ...(item.children ?? []).map((child) => ({ ...child, label: `${item.label}: ${child.label}` })),
    ]),
  );
}

/** The list call's filter for data sets whose name contains a text. */
export function dataSetFilterUri(name: string): string {
  return toFilterUri({ search: name, filters: dataSetBrowser.emptyFilters });
}

/** The data set browser with a text in its search box. */
export function dataSetSearchPath(search: string): string {
  const query = { ...parseQuery(dataSetBrowser, new URLSearchParams()), search };
  return dataSetBrowserPath(serialiseQuery(dataSetBrowser, query).toString());
}
