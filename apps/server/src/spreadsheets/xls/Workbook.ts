import { ByteWriter } from './ByteWriter.ts';
import { writeCellFormats } from './cellFormats.ts';
import { compoundFile } from './compoundFile.ts';
import { recordType, textBytes, writeBegin, writeNumbers, writeRecord } from './records.ts';
import { SharedStrings } from './SharedStrings.ts';
import { type Cell, type Column, Sheet } from './Sheet.ts';

/** Where a record's content begins. */
const recordHeader = 4;

/**
 * A workbook in the format of Excel 97 to 2003 (BIFF8). A table that is longer than a sheet goes on in another, under the
 * same headers.
 */
export class Workbook {
  readonly #name: string;
  readonly #columns: readonly Column[];
  readonly #strings = new SharedStrings();
  readonly #sheets: Sheet[] = [];

  /** @param name of the first sheet; at most 25 characters, none of which is one of `\/?*[]:` */
  constructor(name: string, columns: readonly Column[]) {
    this.#name = name;
    this.#columns = columns;
    this.#addSheet();
  }

  addRow(cells: readonly Cell[]): void {
    const last = this.#sheets.at(-1);
    const sheet = last && !last.isFull ? last : this.#addSheet();
    sheet.addRow(cells);
  }

  /** The whole file. */
  toBytes(): Buffer {
    const to = new ByteWriter();
    writeBegin(to, 'workbook');
    writeNumbers(to, recordType.codePage, [0x04b0]);
    writeNumbers(to, recordType.window1, [0, 0, 0x25bc, 0x1572, 0x0038, 0, 0, 1, 0x0258]);
    writeNumbers(to, recordType.dateMode, [0]);
    writeCellFormats(to);
    const places = this.#sheets.map(({ name }) => {
      const place = to.length + recordHeader;
      const content = new ByteWriter().u32(0).u16(0).bytes(textBytes(name, 1));
      writeRecord(to, recordType.boundSheet, content.take());
      return place;
    });
    this.#strings.write(to);
    writeRecord(to, recordType.endOfFile, Buffer.alloc(0));
    for (const [index, sheet] of this.#sheets.entries()) {
      to.patchU32(places[index] ?? 0, to.length);
      sheet.write(to, index === 0);
    }
    return compoundFile('Workbook', to.take());
  }

  #addSheet(): Sheet {
    const number = this.#sheets.length + 1;
    const name = number === 1 ? this.#name : `${this.#name} ${number}`;
    const sheet = new Sheet(name, this.#columns, this.#strings);
    this.#sheets.push(sheet);
    return sheet;
  }
}
