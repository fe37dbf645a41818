import type { Readable } from 'node:stream';
import { Workbook } from '../../spreadsheets/xls/Workbook.ts';
import type { LogEntry } from '../log/LogEntry.ts';
import { historyColumns } from './historyColumns.ts';

/** The log as a workbook of Excel 97 to 2003, with dates as dates. It is made on the disk and then read from there. */
export async function historyXls(entries: AsyncIterable<LogEntry[]>): Promise<Readable> {
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
