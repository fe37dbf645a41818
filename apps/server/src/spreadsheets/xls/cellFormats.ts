import { ByteWriter } from './ByteWriter.ts';
import { recordType, textBytes, writeNumbers, writeRecord } from './records.ts';

/** How cells look, by the number of their format. The first fifteen belong to the program that reads the file. */
export const cellFormat = { text: 15, header: 16, date: 17 } as const;

const styleFormats = 15;
const dateNumberFormat = 164;
const boldFont = 1;
const isStyle = 0xfff5;
const isLocked = 0x0001;

/** Appends fonts and formats, in the order of `cellFormat`. */
export function writeCellFormats(to: ByteWriter): void {
  for (const isBold of [false, true, false, false]) writeFont(to, isBold);
  const dateFormat = new ByteWriter().u16(dateNumberFormat).bytes(textBytes('yyyy\\-mm\\-dd hh:mm:ss', 2));
  writeRecord(to, recordType.format, dateFormat.take());
  for (let index = 0; index < styleFormats; index += 1) writeFormat(to, 0, 0, isStyle);
  writeFormat(to, 0, 0, isLocked);
  writeFormat(to, boldFont, 0, isLocked);
  writeFormat(to, 0, dateNumberFormat, isLocked);
  writeNumbers(to, recordType.style, [0x8000, 0xff00]);
}

function writeFont(to: ByteWriter, isBold: boolean): void {
  const font = new ByteWriter()
    .u16(200)
    .u16(0)
    .u16(0x7fff)
    .u16(isBold ? 700 : 400)
    .u16(0)
    .u32(0);
  writeRecord(to, recordType.font, font.bytes(textBytes('Arial', 1)).take());
}

function writeFormat(to: ByteWriter, font: number, numberFormat: number, kind: number): void {
  const format = new ByteWriter().u16(font).u16(numberFormat).u16(kind).u8(0x20).u8(0).u8(0);
  const used = kind === isStyle ? 0 : 0x3c;
  writeRecord(to, recordType.extendedFormat, format.u8(used).u32(0).u32(0).u16(0x20c0).take());
}
