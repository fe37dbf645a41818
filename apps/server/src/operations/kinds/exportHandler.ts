import type { BulkFilter, BulkIds } from '@studio/api';
import { exported } from '../../audit/events.ts';
import { contentOf } from '../../exchange/contentOf.ts';
import { initializationDownload } from '../../exchange/initializationDownload.ts';
import { ProblemError } from '../../http/ProblemError.ts';
import { invalid } from '../../http/problems.ts';
import { missingText } from '../../http/storeProblem.ts';
import type { ListRow } from '../../lists/ListRow.ts';
import type { RowFilter } from '../../lists/RowFilter.ts';
import type { Services } from '../../Services.ts';
import { filterOfUri } from './listHandler.ts';
import { addressOf, type KindCall, type ServedKind } from './ServedKind.ts';

/** How objects of a kind are exported, chosen one by one or by a filter. */
export function exportHandler(
  { queries, audit, options, preferences, registry }: Services,
  served: ServedKind,
) {
  const { kind, section, plural, exportFile } = served.module;
  const file = exportFile ?? { prefix: section.name, extension: 'dbinit' };
  return async ({ body, signedIn }: KindCall) => {
    // The contract was checked before.
    const selection = body as BulkIds | BulkFilter;
    const rows =
      'ids' in selection ? await rowsById(served, selection) : await rowsByFilter(served, selection);
    const most = preferences.get('lists.mostExportedObjects');
    if (rows.length > most) {
      throw invalid([{ pointer: '', message: `An export may have ${most} ${plural}, not ${rows.length}.` }]);
    }
    const names = rows.map(({ name }) => name);
    await audit.record(exported(signedIn(), { noun: kind.noun, plural }, names));
    const others = (await served.module.exportedWith?.(rows, { queries })) ?? [];
    const contents = [contentOf(queries, registry.kinds, section, rows), ...others];
    return initializationDownload(options.clock(), file, contents);
  };
}

/** Every object that a filter keeps, by name. */
async function rowsOf({ list }: ServedKind, filter: RowFilter | null): Promise<readonly ListRow[]> {
  return (await list.select({ filter, sortBy: 'name', direction: 'asc' })).rows;
}

async function rowsById(served: ServedKind, { ids }: BulkIds): Promise<readonly ListRow[]> {
  const wanted = new Set(ids);
  const matches = (row: ListRow) => wanted.has(addressOf(served, row));
  const rows = await rowsOf(served, { key: `address in ${JSON.stringify(ids)}`, search: null, matches });
  const found = new Set(rows.map((row) => addressOf(served, row)));
  const {
    addressing,
    kind: { noun },
  } = served.module;
  const missing = ids
    .map((id, index) => ({ id, pointer: `/ids/${index}` }))
    .filter(({ id }) => !found.has(id))
    .map(({ id, pointer }) => ({
      pointer,
      message: missingText({ noun, name: addressing === 'id' ? null : id }),
    }));
  if (missing.length > 0) throw invalid(missing, 'Some objects do not exist');
  return rows;
}

/** The objects that a selection by filter means. Throws when they are another number than was expected. */
export async function rowsByFilter(
  served: ServedKind,
  { filterUri, excludedIds, expectedCount }: BulkFilter,
): Promise<ListRow[]> {
  const filter = await filterOfUri(served, filterUri);
  const excluded = new Set(excludedIds);
  const rows = (await rowsOf(served, filter)).filter((row) => !excluded.has(addressOf(served, row)));
  if (rows.length === expectedCount) return rows;
  throw new ProblemError(
    409,
    'count-changed',
    'The selection has changed',
    `The filter matches ${rows.length} ${served.module.plural} now, not ${expectedCount}.`,
    { members: { actualCount: rows.length } },
  );
}
