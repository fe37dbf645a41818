import { Workbook } from '../../spreadsheets/xls/Workbook.ts';
import type { LogEntry } from '../log/LogEntry.ts';
import { historyColumns } from './historyColumns.ts';

/** The log as a workbook of Excel 97 to 2003, with dates as dates. The whole of it is in memory: 150 bytes an entry. */
export async function historyXls(entries: AsyncIterable<LogEntry[]>): Promise<Buffer> {
  const workbook = new Workbook('Detailed History', historyColumns);
  for await (const some of entries) {
    for (const { time, userName, type, action, message } of some) {
      workbook.addRow([new Date(time), userName, type, action, message]);
    }
  }
  return workbook.toBytes();
}
