import { ByteWriter } from './ByteWriter.ts';
import { encodeCharacters } from './encodeCharacters.ts';

/** The records of BIFF8 that a plain workbook needs, by the numbers of [MS-XLS]. */
export const recordType = {
  endOfFile: 0x000a,
  dateMode: 0x0022,
  selection: 0x001d,
  font: 0x0031,
  continuation: 0x003c,
  window1: 0x003d,
  pane: 0x0041,
  codePage: 0x0042,
  defaultColumnWidth: 0x0055,
  columnInfo: 0x007d,
  sheetOptions: 0x0081,
  boundSheet: 0x0085,
  extendedFormat: 0x00e0,
  sharedStrings: 0x00fc,
  sharedStringCell: 0x00fd,
  dimensions: 0x0200,
  numberCell: 0x0203,
  defaultRowHeight: 0x0225,
  window2: 0x023e,
  style: 0x0293,
  format: 0x041e,
  beginOfFile: 0x0809,
} as const;

/** Type and length, before the content of a record, in bytes. */
export const recordHeader = 4;

/** The most that one record holds, in bytes. */
export const largestRecord = 8224;

/** Appends a record. Throws when its content is too long for one. */
export function writeRecord(to: ByteWriter, type: number, content: Uint8Array): void {
  if (content.length > largestRecord)
    throw new RangeError(`A record of ${content.length} bytes is too long.`);
  to.u16(type).u16(content.length).bytes(content);
}

/** Appends a record of 16-bit numbers. */
export function writeNumbers(to: ByteWriter, type: number, numbers: readonly number[]): void {
  to.u16(type).u16(numbers.length * 2);
  for (const number of numbers) to.u16(number);
}

/** Appends the beginning of a workbook or of a sheet. */
export function writeBegin(to: ByteWriter, part: 'workbook' | 'sheet'): void {
  const content = new ByteWriter().u16(0x0600).u16(part === 'workbook' ? 0x0005 : 0x0010);
  content.u16(0x0dbb).u16(0x07cc).u32(0x000100d1).u32(0x00000406);
  writeRecord(to, recordType.beginOfFile, content.take());
}

/** A text of at most 255 characters with its length in one byte; with two it may be longer. */
export function textBytes(text: string, lengthBytes: 1 | 2): Buffer {
  const { flags, bytes } = encodeCharacters(text);
  const writer = new ByteWriter();
  if (lengthBytes === 1) writer.u8(text.length);
  else writer.u16(text.length);
  return writer.u8(flags).bytes(bytes).take();
}
