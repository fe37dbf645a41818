import type { BulkFilter, BulkIds } from '@studio/api';
import { backedUp, dataSetsExported } from '../audit/events.ts';
import { attachment, initializationFileName } from '../exchange/attachment.ts';
import { contentOf } from '../exchange/contentOf.ts';
import { allSectionsName, dataSetSection, sections } from '../exchange/sections.ts';
import { type SectionContent, writeInitializationFile } from '../exchange/writeInitializationFile.ts';
import type { Operations } from '../http/Operation.ts';
import { ProblemError } from '../http/ProblemError.ts';
import { invalid, notFound } from '../http/problems.ts';
import { dataSetFilters } from '../kinds/dataSet/dataSetFilters.ts';
import { dataSetKind } from '../kinds/dataSet/dataSetKind.ts';
import type { ListRow } from '../lists/ListRow.ts';
import type { RowFilter } from '../lists/RowFilter.ts';
import { readFilter } from '../lists/readFilter.ts';
import type { Services } from '../Services.ts';
import { listVersions } from '../store/listVersions.ts';

type DownloadOperations = Pick<Operations, 'exportDataSets' | 'downloadSection'>;

const selectionBodyLimit = 16 * 1024 * 1024;

/** Exports and backups: initialization files. */
export function downloadOperations(services: Services): DownloadOperations {
  const { options, queries, audit } = services;
  const download = (prefix: string, contents: SectionContent[]) => {
    const created = options.clock();
    return {
      status: 200,
      headers: { 'content-disposition': attachment(initializationFileName(prefix, created)) },
      contentType: 'application/xml',
      body: writeInitializationFile({ created, sections: contents }),
    } as const;
  };
  return {
    exportDataSets: {
      bodyLimit: selectionBodyLimit,
      handle: async ({ body, signedIn }) => {
        const rows = 'ids' in body ? await rowsByName(services, body) : await rowsByFilter(services, body);
        const names = rows.map(({ name }) => name);
        await audit.record(dataSetsExported(signedIn(), names));
        return download(dataSetSection.name, [contentOf(queries, dataSetSection, rows)]);
      },
    },
    downloadSection: {
      handle: async ({ query: { sectionName }, signedIn }) => {
        const chosen = sections.filter(({ name }) => sectionName === allSectionsName || sectionName === name);
        if (chosen.length === 0) throw notFound(`There is no section '${sectionName}'.`);
        const versions = await listVersions(
          queries,
          chosen.map(({ kind }) => kind.name),
        );
        const contents = chosen.map((section) =>
          contentOf(queries, section, versions.get(section.kind.name) ?? []),
        );
        await audit.record(backedUp(signedIn(), sectionName));
        return download(sectionName, contents);
      },
    },
  };
}

/** Every data set that a filter keeps, by name. */
async function rowsOf({ dataSets }: Services, filter: RowFilter | null): Promise<readonly ListRow[]> {
  return (await dataSets.select({ filter, sortBy: 'name', direction: 'asc' })).rows;
}

async function rowsByName(services: Services, { ids }: BulkIds): Promise<ListRow[]> {
  const wanted = new Set(ids);
  const rows = (await rowsOf(services, null)).filter(({ name }) => wanted.has(name));
  const found = new Set(rows.map(({ name }) => name));
  const missing = ids
    .map((name, index) => ({ name, pointer: `/ids/${index}` }))
    .filter(({ name }) => !found.has(name))
    .map(({ name, pointer }) => ({ pointer, message: `There is no ${dataSetKind.noun} '${name}'.` }));
  if (missing.length > 0) throw invalid(missing, 'Some objects do not exist');
  return rows;
}

async function rowsByFilter(
  services: Services,
  { filterUri, excludedIds, expectedCount }: BulkFilter,
): Promise<ListRow[]> {
  const filter = await readFilter(filterUri, dataSetKind.name, dataSetFilters(services.productUse));
  const excluded = new Set(excludedIds);
  const rows = (await rowsOf(services, filter)).filter(({ name }) => !excluded.has(name));
  if (rows.length === expectedCount) return rows;
  throw new ProblemError(
    409,
    'count-changed',
    'The selection has changed',
    `The filter matches ${rows.length} data sets now, not ${expectedCount}.`,
    { members: { actualCount: rows.length } },
  );
}
