import { Readable } from 'node:stream';
import { csvLine, csvStart } from '../../spreadsheets/csvLine.ts';
import type { LogEntry } from '../log/LogEntry.ts';
import { historyColumns } from './historyColumns.ts';

/** The log as a CSV file: entries are read as the receiver takes them. */
export function historyCsv(entries: AsyncIterable<LogEntry[]>): Readable {
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
