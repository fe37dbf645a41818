import type { SignedIn } from '../access/SignedIn.ts';
import { historyDownloaded } from '../audit/events.ts';
import { historyCsv } from '../audit/files/historyCsv.ts';
import { historyXls } from '../audit/files/historyXls.ts';
import { toConfigurationLog } from '../audit/log/LogEntry.ts';
import type { LogQuery } from '../audit/log/LogQuery.ts';
import { readLogDetails } from '../audit/log/readLogDetails.ts';
import { readLogPage } from '../audit/log/readLogPage.ts';
import { readEntries, readLogIds } from '../audit/log/readWholeLog.ts';
import { attachment, timestampedFileName } from '../exchange/attachment.ts';
import type { Operations } from '../http/Operation.ts';
import { badRequest, notFound } from '../http/problems.ts';
import { pageSize } from '../preferences/rules.ts';
import type { Services } from '../Services.ts';

type AuditOperations = Pick<
  Operations,
  'listConfigurationLogs' | 'getConfigurationLog' | 'downloadHistoryCsv' | 'downloadHistoryXls'
>;

/** The detailed history: pages of it, single entries, and the whole of it as a file. */
export function auditOperations({
  queries,
  audit,
  options,
  preferences,
  registry,
}: Services): AuditOperations {
  const download = async (query: LogQuery, extension: 'csv' | 'xls', signedIn: SignedIn) => {
    const ids = await readLogIds(queries, query);
    refuseMore(ids.length, preferences.get('history.mostDownloadedEntries'));
    const fileName = timestampedFileName('DetailedHistory', options.clock(), extension);
    await audit.record(historyDownloaded(signedIn, fileName, ids.length));
    const headers = { 'content-disposition': attachment(fileName) };
    return { entries: readEntries(queries, ids), headers };
  };
  return {
    listConfigurationLogs: {
      handle: async ({ query }) => {
        const { startIndex = 0 } = query;
        const numberOfRows = pageSize(preferences, query.numberOfRows, 'history.defaultPageSize');
        const { entries, total } = await readLogPage(queries, query, { startIndex, numberOfRows });
        return { status: 200, body: { records: entries.map(toConfigurationLog), totalRecords: total } };
      },
    },
    getConfigurationLog: {
      handle: async ({ path }) => {
        const details = await readLogDetails(
          queries,
          registry,
          path.id,
          preferences.get('history.shownChanges'),
        );
        if (!details) throw notFound('There is no such entry in the detailed history.');
        return { status: 200, body: details };
      },
    },
    downloadHistoryCsv: {
      handle: async ({ query, signedIn }) => {
        const { entries, headers } = await download(query, 'csv', signedIn());
        return { status: 200, headers, contentType: 'text/csv; charset=utf-8', body: historyCsv(entries) };
      },
    },
    downloadHistoryXls: {
      handle: async ({ query, signedIn }) => {
        const { entries, headers } = await download(query, 'xls', signedIn());
        const body = await historyXls(entries);
        return { status: 200, headers, contentType: 'application/vnd.ms-excel', body };
      },
    },
  };
}

function refuseMore(count: number, most: number): void {
  if (count <= most) return;
  throw badRequest(
    `The history has ${count} entries, and a file may have ${most}. Choose a shorter time.`,
    'timeRange',
  );
}
