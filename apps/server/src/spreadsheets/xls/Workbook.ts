import { Readable } from 'node:stream';
import { ByteWriter } from './ByteWriter.ts';
import { writeCellFormats } from './cellFormats.ts';
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

const sectorSize = 512;
const entriesPerSector = sectorSize / 4;
/** A sector of the list of table sectors ends with the number of the next one. */
const listedPerSector = entriesPerSector - 1;
const listedInHeader = 109;
/** Streams that are shorter are kept in another way. */
const smallestStream = 4096;

const mark = { list: 0xfffffffc, table: 0xfffffffd, end: 0xfffffffe, free: 0xffffffff } as const;
const directorySectors = 1;

/**
 * A compound file (MS-CFB, version 3) with one stream, as the formats of Excel 97 to 2003 need it around them.
 * @param length of the stream in bytes
 */
async function* compoundFile(
  streamName: string,
  length: number,
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const size = Math.max(length, smallestStream);
  const dataSectors = Math.ceil(size / sectorSize);
  const { tableSectors, listSectors } = countSectors(dataSectors + directorySectors);
  const directory = dataSectors;
  const table = directory + directorySectors;
  const list = table + tableSectors;
  yield header({ directory, table, tableSectors, list, listSectors });
  yield* stream;
  yield Buffer.alloc(dataSectors * sectorSize - length);
  yield directorySector(streamName, size);
  yield allocationTable({ dataSectors, directory, table, tableSectors, list, listSectors });
  yield listOfTable({ table, tableSectors, list, listSectors });
}

/** The table says of every sector which one follows, those of the table and of its list included. */
function countSectors(content: number): { tableSectors: number; listSectors: number } {
  let tableSectors = 0;
  let listSectors = 0;
  for (;;) {
    const needed = Math.ceil((content + tableSectors + listSectors) / entriesPerSector);
    const neededList = Math.ceil(Math.max(0, needed - listedInHeader) / listedPerSector);
    if (needed === tableSectors && neededList === listSectors) return { tableSectors, listSectors };
    tableSectors = needed;
    listSectors = neededList;
  }
}

interface Layout {
  directory: number;
  table: number;
  tableSectors: number;
  list: number;
  listSectors: number;
}

function header({ directory, table, tableSectors, list, listSectors }: Layout): Buffer {
  const to = new ByteWriter();
  to.bytes(Buffer.from('d0cf11e0a1b11ae1', 'hex')).bytes(Buffer.alloc(16));
  to.u16(0x003e).u16(0x0003).u16(0xfffe).u16(9).u16(6).bytes(Buffer.alloc(6));
  to.u32(0).u32(tableSectors).u32(directory).u32(0).u32(smallestStream).u32(mark.end).u32(0);
  to.u32(listSectors > 0 ? list : mark.end).u32(listSectors);
  for (let index = 0; index < listedInHeader; index += 1) {
    to.u32(index < tableSectors ? table + index : mark.free);
  }
  return to.take();
}

function allocationTable(layout: Layout & { dataSectors: number }): Buffer {
  const { dataSectors, directory, table, tableSectors, listSectors } = layout;
  const to = new ByteWriter();
  for (let sector = 1; sector < dataSectors; sector += 1) to.u32(sector);
  to.u32(mark.end);
  for (let sector = directory; sector < table; sector += 1) to.u32(mark.end);
  for (let sector = 0; sector < tableSectors; sector += 1) to.u32(mark.table);
  for (let sector = 0; sector < listSectors; sector += 1) to.u32(mark.list);
  while (to.length < tableSectors * sectorSize) to.u32(mark.free);
  return to.take();
}

function listOfTable({ table, tableSectors, list, listSectors }: Omit<Layout, 'directory'>): Buffer {
  const to = new ByteWriter();
  for (let sector = 0; sector < listSectors; sector += 1) {
    const first = listedInHeader + sector * listedPerSector;
    for (let index = first; index < first + listedPerSector; index += 1) {
      to.u32(index < tableSectors ? table + index : mark.free);
    }
    to.u32(sector + 1 < listSectors ? list + sector + 1 : mark.end);
  }
  return to.take();
}

function directorySector(streamName: string, size: number): Buffer {
  const to = new ByteWriter();
  writeEntry(to, { name: 'Root Entry', type: 5, child: 1, start: mark.end, size: 0 });
  writeEntry(to, { name: streamName, type: 2, child: mark.free, start: 0, size });
  for (let unused = 0; unused < 2; unused += 1) {
    writeEntry(to, { name: '', type: 0, child: mark.free, start: 0, size: 0 });
  }
  return to.take();
}

interface CompoundFileEntry {
  name: string;
  type: number;
  child: number;
  start: number;
  size: number;
}

function writeEntry(to: ByteWriter, { name, type, child, start, size }: CompoundFileEntry): void {
  const nameBytes = Buffer.alloc(64);
  const length = name === '' ? 0 : (name.length + 1) * 2;
  nameBytes.write(name, 'utf16le');
  to.bytes(nameBytes)
    .u16(length)
    .u8(type)
    .u8(type === 0 ? 0 : 1);
  to.u32(mark.free).u32(mark.free).u32(child).bytes(Buffer.alloc(36)).u32(start).u32(size).u32(0);
}
