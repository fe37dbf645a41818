/**
 * Reads what `Workbook` writes, by the published formats and without its code, so that tests hold it against them. Throws
 * where a file breaks a rule.
 */
import { readCompoundFile } from './readCompoundFile.ts';

/** A sheet as a spreadsheet shows it; dates are numbers with the format that shows them. */
export interface ReadSheet {
  name: string;
  rows: (string | { number: number; format: string })[][];
}

interface Record {
  type: number;
  content: Buffer;
}

/** The sheets of a file of BIFF8. */
export function readWorkbook(file: Buffer): ReadSheet[] {
  const stream = readCompoundFile(file, 'Workbook');
  const globals = recordsFrom(stream, 0, 0x0005);
  const strings = readStrings(globals);
  const formats = readFormats(globals);
  return globals
    .filter(({ type }) => type === 0x0085)
    .map(({ content }) => {
      const name = content.subarray(8, 8 + content.readUInt8(6)).toString('latin1');
      const records = recordsFrom(stream, content.readUInt32LE(0), 0x0010);
      return { name, rows: readRows(records, strings, formats) };
    });
}

/** The records from a beginning of the given kind to its end. */
function recordsFrom(stream: Buffer, start: number, kind: number): Record[] {
  const records: Record[] = [];
  for (let offset = start; ; ) {
    const type = stream.readUInt16LE(offset);
    const length = stream.readUInt16LE(offset + 2);
    if (length > 8224) throw new Error(`A record holds ${length} bytes.`);
    records.push({ type, content: stream.subarray(offset + 4, offset + 4 + length) });
    offset += 4 + length;
    if (type === 0x000a) break;
  }
  const [begin] = records;
  if (begin?.type !== 0x0809 || begin.content.readUInt16LE(0) !== 0x0600) throw new Error('No BIFF8 begins.');
  if (begin.content.readUInt16LE(2) !== kind) throw new Error('Another kind of content begins.');
  return records;
}

/** The texts of the table and of the records that it goes on in. */
function readStrings(records: Record[]): string[] {
  const first = records.findIndex(({ type }) => type === 0x00fc);
  const end = records.findIndex(({ type }, index) => index > first && type !== 0x003c);
  const reader = new StringReader(records.slice(first, end).map(({ content }) => content));
  const count = records[first]?.content.readUInt32LE(4) ?? 0;
  return Array.from({ length: count }, () => reader.next());
}

/** Reads texts one after the other, from record to record. */
class StringReader {
  readonly #parts: Buffer[];
  #part: Buffer;
  /** Behind the two counts that the table begins with. */
  #offset = 8;

  constructor([first = Buffer.alloc(0), ...others]: Buffer[]) {
    this.#part = first;
    this.#parts = others;
  }

  next(): string {
    if (this.#isAtEnd) this.#turn();
    let left = this.#part.readUInt16LE(this.#offset);
    let width = this.#part.readUInt8(this.#offset + 2) + 1;
    this.#offset += 3;
    let text = '';
    while (left > 0) {
      if (this.#isAtEnd) {
        this.#turn();
        width = this.#part.readUInt8(0) + 1;
        this.#offset = 1;
      }
      const room = (this.#part.length - this.#offset) / width;
      if (left > room && !Number.isInteger(room)) throw new Error('A character is cut in two.');
      const taken = Math.min(left, Math.floor(room));
      text += this.#take(taken * width).toString(width === 2 ? 'utf16le' : 'latin1');
      left -= taken;
    }
    return text;
  }

  get #isAtEnd(): boolean {
    return this.#offset === this.#part.length;
  }

  #take(length: number): Buffer {
    const start = this.#offset;
    this.#offset += length;
    return this.#part.subarray(start, this.#offset);
  }

  #turn(): void {
    const next = this.#parts.shift();
    if (!next) throw new Error('The table of texts ends too soon.');
    this.#part = next;
    this.#offset = 0;
  }
}

/** What each cell format makes of numbers. */
function readFormats(records: Record[]): string[] {
  const named = new Map(
    records
      .filter(({ type }) => type === 0x041e)
      .map(({ content }) => [content.readUInt16LE(0), content.subarray(5).toString('latin1')]),
  );
  return records
    .filter(({ type }) => type === 0x00e0)
    .map(({ content }) => named.get(content.readUInt16LE(2)) ?? 'General');
}

function readRows(records: Record[], strings: string[], formats: string[]): ReadSheet['rows'] {
  const dimensions = records.find(({ type }) => type === 0x0200)?.content;
  const rows: ReadSheet['rows'] = Array.from({ length: dimensions?.readUInt32LE(4) ?? 0 }, () => []);
  for (const { type, content } of records) {
    if (type !== 0x00fd && type !== 0x0203) continue;
    const format = formats[content.readUInt16LE(4)];
    if (format === undefined) throw new Error('A cell has a format that is not there.');
    const text = type === 0x00fd ? strings[content.readUInt32LE(6)] : null;
    if (text === undefined) throw new Error('A cell has a text that is not there.');
    const row = rows[content.readUInt16LE(0)];
    if (!row) throw new Error('A cell is outside of its sheet.');
    row[content.readUInt16LE(2)] = text ?? { number: content.readDoubleLE(6), format };
  }
  return rows;
}
