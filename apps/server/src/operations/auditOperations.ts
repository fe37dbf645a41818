import { Readable } from 'node:stream';
import type { SignedIn } from '../access/SignedIn.ts';
import { historyDownloaded } from '../audit/events.ts';
import { type LogEntry, toConfigurationLog } from '../audit/log/LogEntry.ts';
import type { LogQuery } from '../audit/log/LogQuery.ts';
import { readLogDetails } from '../audit/log/readLogDetails.ts';
import { readLogPage } from '../audit/log/readLogPage.ts';
import { readEntries, readLogIds } from '../audit/log/readWholeLog.ts';
import { attachment, timestampedFileName } from '../exchange/attachment.ts';
import type { Operations } from '../http/Operation.ts';
import { badRequest, notFound } from '../http/problems.ts';
import { pageSize } from '../preferences/rules.ts';
import type { Services } from '../Services.ts';
import { csvLine, csvStart } from '../spreadsheets/csvLine.ts';
import type { Column } from '../spreadsheets/xls/Sheet.ts';
import { Workbook } from '../spreadsheets/xls/Workbook.ts';

/** The columns of a downloaded log, as the screen has them but for the details. */
const historyColumns: readonly Column[] = [
  { header: 'Date (UTC)', width: 20 },
  { header: 'User', width: 24 },
  { header: 'Type', width: 18 },
  { header: 'Action', width: 22 },
  { header: 'Message', width: 100 },
];

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

/** The log as a CSV file: entries are read as the receiver takes them. */
function historyCsv(entries: AsyncIterable<LogEntry[]>): Readable {
  return Readable.from(parts(entries), { objectMode: false });
}

async function* parts(entries: AsyncIterable<LogEntry[]>): AsyncGenerator<string> {
  yield `${csvStart}${csvLine(historyColumns.map(({ header }) => header))}`;
  for await (const some of entries) yield some.map((entry) => csvLine(cellsOf(entry))).join('');
}

function cellsOf({ time, userName, type, action, message }: LogEntry): string[] {
  return [dateText(time), userName, type, action, message];
}

/** As spreadsheets read a date and time, in UTC. */
function dateText(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

/** The log as a workbook of Excel 97 to 2003, with dates as dates. It is made on the disk and then read from there. */
async function historyXls(entries: AsyncIterable<LogEntry[]>): Promise<Readable> {
  const workbook = await Workbook.open('Detailed History', historyColumns);
  try {
    for await (const some of entries) {
      for (const { time, userName, type, action, message } of some) {
        workbook.addRow([new Date(time), userName, type, action, message]);
      }
      await workbook.flush();
    }
    return await workbook.read();
  } catch (error) {
    await workbook.close();
    throw error;
  }
}
