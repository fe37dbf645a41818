import { Readable } from 'node:stream';
import { ByteWriter } from './ByteWriter.ts';
import { writeCellFormats } from './cellFormats.ts';
import { compoundFile } from './compoundFile.ts';
import { recordHeader, recordType, textBytes, writeBegin, writeNumbers, writeRecord } from './records.ts';
import { SharedStrings } from './SharedStrings.ts';
import { type Cell, type Column, Sheet } from './Sheet.ts';
import { Spool } from './Spool.ts';

interface Spools {
  texts: Spool;
  cells: Spool;
}

/** A sheet as it is in the file. */
interface SheetPart {
  head: Buffer;
  tail: Buffer;
  /** Where its cells are in their spool. */
  start: number;
  end: number;
}

/**
 * A workbook in the format of Excel 97 to 2003 (BIFF8). A table that is longer than a sheet goes on in another, under the
 * same headers. It is kept on the disk until it is sent: the file begins with what is known in the end.
 */
export class Workbook {
  readonly #name: string;
  readonly #columns: readonly Column[];
  readonly #spools: Spools;
  readonly #strings: SharedStrings;
  readonly #sheets: Sheet[] = [];

  private constructor(name: string, columns: readonly Column[], spools: Spools) {
    this.#name = name;
    this.#columns = columns;
    this.#spools = spools;
    this.#strings = new SharedStrings(spools.texts);
    this.#addSheet();
  }

  /** Close the workbook, or read it to its end. @param name of the first sheet; at most 25 characters, none of `\/?*[]:` */
  static async open(name: string, columns: readonly Column[]): Promise<Workbook> {
    return new Workbook(name, columns, { texts: await Spool.open(), cells: await Spool.open() });
  }

  /** The rows are in memory until they are flushed. */
  addRow(cells: readonly Cell[]): void {
    const last = this.#sheets.at(-1);
    const sheet = last && !last.isFull ? last : this.#addSheet();
    sheet.addRow(cells);
  }

  async flush(): Promise<void> {
    await this.#spools.texts.flush();
    await this.#spools.cells.flush();
  }

  /** The whole file. No row may come after it; when the stream ends or is destroyed, the workbook is closed. */
  async read(): Promise<Readable> {
    await this.#strings.finish();
    await this.flush();
    const parts = this.#sheets.map((sheet, index): SheetPart => {
      const end = this.#sheets[index + 1]?.start ?? this.#spools.cells.length;
      return { head: sheet.head(), tail: sheet.tail(index === 0), start: sheet.start, end };
    });
    const sizes = parts.map(({ head, tail, start, end }) => head.length + end - start + tail.length);
    const globals = this.#globals(sizes);
    const length = sizes.reduce(
      (sum, size) => sum + size,
      globals.length + this.#spools.texts.length + recordHeader,
    );
    const file = Readable.from(compoundFile('Workbook', length, this.#content(globals, parts)), {
      objectMode: false,
    });
    return file.once('close', () => this.close().catch(() => undefined));
  }

  async close(): Promise<void> {
    await Promise.all([this.#spools.texts.close(), this.#spools.cells.close()]);
  }

  async *#content(globals: Buffer, parts: readonly SheetPart[]): AsyncGenerator<Buffer> {
    const { texts, cells } = this.#spools;
    yield globals;
    yield* texts.read(0, texts.length);
    yield endOfPart();
    for (const { head, tail, start, end } of parts) {
      yield head;
      yield* cells.read(start, end);
      yield tail;
    }
  }

  /** The records before the texts. @param sizes of the sheets, in bytes */
  #globals(sizes: readonly number[]): Buffer {
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
    let begin = to.length + this.#spools.texts.length + recordHeader;
    for (const [index, place] of places.entries()) {
      to.patchU32(place, begin);
      begin += sizes[index] ?? 0;
    }
    return to.take();
  }

  #addSheet(): Sheet {
    const number = this.#sheets.length + 1;
    const name = number === 1 ? this.#name : `${this.#name} ${number}`;
    const { cells } = this.#spools;
    const sheet = new Sheet(name, this.#columns, { strings: this.#strings, cells });
    this.#sheets.push(sheet);
    return sheet;
  }
}

function endOfPart(): Buffer {
  const to = new ByteWriter();
  writeRecord(to, recordType.endOfFile, Buffer.alloc(0));
  return to.take();
}
