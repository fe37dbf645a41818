import type { EarlyList } from '../../list/earlyList.ts';

/** Answers the names of objects that differ from a name by case alone or look the same, the name itself among them. */
export type FindNamesakes = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

const mostAsked = 10;
/** Characters of a name in a filter URI; the server takes some thousand, encoded. */
const longestAsked = 1000;

/** Asks the list of a kind, in which the property holds the name. Names that are too long for the server are not asked for. */
export function namesakesIn<Property extends 'name' | 'uniqueName'>(
  {
    load,
    calls: { kind, defaultSort },
  }: Pick<EarlyList<Readonly<Record<Property, string>>>, 'load' | 'calls'>,
  property: Property,
): FindNamesakes {
  return async (name, signal) => {
    const text = encodeURIComponent(name.toWellFormed());
    if (text.length > longestAsked) return [];
    const page = await load(
      {
        filterUri: `${kind}?${property}.alike=${text}`,
        search: '',
        ...{ startIndex: 0, numberOfRows: mostAsked },
        ...{ sortBy: defaultSort.key, sortDirection: defaultSort.direction },
      },
      signal,
    );
    return page.records.map((row) => row[property]);
  };
}
