import type { FoundGroup } from '@studio/api';
import { foldForSearch } from '../foldText.ts';
import type { Operations } from '../http/Operation.ts';
import type { KindModule } from '../kinds/KindModule.ts';
import type { RowFilter } from '../lists/RowFilter.ts';
import type { Services } from '../Services.ts';

/** Objects of whatever kind by their names, as a command palette offers them. */
export function searchOperations({
  registry,
  lists,
  preferences,
}: Services): Pick<Operations, 'searchObjects'> {
  const opened = registry.modules.filter(
    ({ kind, operations }) => operations.get !== undefined && !kind.isSingleton && !kind.hasFixedDocuments,
  );
  return {
    searchObjects: {
      handle: async ({ query: { text, numberOfRows = preferences.get('search.paletteRows') } }) => {
        const groups = await Promise.all(
          opened.map((module) =>
            findGroup(module, lists.get(module.kind.name), nameFilter(text, module), numberOfRows),
          ),
        );
        return { status: 200, body: groups.filter(({ totalRecords }) => totalRecords > 0) };
      },
    },
  };
}

async function findGroup(
  { kind, plural, ownerUri, addressing, titleOf }: KindModule,
  list: Services['lists'] extends ReadonlyMap<string, infer List> ? List | undefined : never,
  filter: RowFilter,
  numberOfRows: number,
): Promise<FoundGroup> {
  if (!list) throw new Error(`The kind ${kind.name} has no list.`);
  const query = { filter, sortBy: 'name', direction: 'asc' } as const;
  const { rows, total } = await list.select(query, { startIndex: 0, numberOfRows });
  const records = rows.map(({ id, name, summary }) => ({
    uri: `${ownerUri}:${addressing === 'id' ? id : name}`,
    name: titleOf?.(summary) ?? name,
  }));
  return { ownerUri, plural, records, totalRecords: total };
}

/** Keeps the rows whose name contains a text, whatever else a search of their list looks into. */
function nameFilter(text: string, { titleOf }: KindModule): RowFilter {
  const wanted = foldForSearch(text);
  const matches: RowFilter['matches'] = ({ name, summary }) =>
    foldForSearch(titleOf?.(summary) ?? name).includes(wanted);
  return { key: `name ${wanted}`, search: wanted, matches };
}
