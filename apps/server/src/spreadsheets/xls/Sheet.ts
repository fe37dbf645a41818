import { ByteWriter } from './ByteWriter.ts';
import { cellFormat } from './cellFormats.ts';
import { recordType, writeBegin, writeNumbers, writeRecord } from './records.ts';
import type { SharedStrings } from './SharedStrings.ts';
import type { Spool } from './Spool.ts';

/** What a cell holds; a date is shown in UTC. */
export type Cell = string | Date;

/** A column of a sheet. */
export interface Column {
  header: string;
  /** In characters. */
  width: number;
}

/** The most rows that a sheet of BIFF8 has, the header included. */
export const mostRows = 65_536;

const millisecondsPerDay = 86_400_000;
/** 1970-01-01 as spreadsheets count days. */
const epochDay = 25_569;

/** One sheet: a row of headers that stays in sight, and the rows under it. Its cells are in a spool, which all sheets share. */
export class Sheet {
  readonly name: string;
  /** Where its cells begin in the spool. */
  readonly start: number;
  readonly #columns: readonly Column[];
  readonly #strings: SharedStrings;
  readonly #spool: Spool;
  #rows = 0;

  constructor(
    name: string,
    columns: readonly Column[],
    { strings, cells }: { strings: SharedStrings; cells: Spool },
  ) {
    this.name = name;
    this.start = cells.length;
    this.#columns = columns;
    this.#strings = strings;
    this.#spool = cells;
    this.#addRow(
      columns.map(({ header }) => header),
      cellFormat.header,
    );
  }

  get isFull(): boolean {
    return this.#rows === mostRows;
  }

  addRow(cells: readonly Cell[]): void {
    this.#addRow(cells, cellFormat.text);
  }

  /** The records before the cells. */
  head(): Buffer {
    const to = new ByteWriter();
    writeBegin(to, 'sheet');
    writeNumbers(to, recordType.defaultRowHeight, [0, 255]);
    writeNumbers(to, recordType.sheetOptions, [0x04c1]);
    writeNumbers(to, recordType.defaultColumnWidth, [8]);
    for (const [index, { width }] of this.#columns.entries()) {
      writeNumbers(to, recordType.columnInfo, [index, index, width * 256, cellFormat.text, 0, 0]);
    }
    const size = new ByteWriter().u32(0).u32(this.#rows).u16(0).u16(this.#columns.length).u16(0);
    writeRecord(to, recordType.dimensions, size.take());
    return to.take();
  }

  /** The records after the cells. @param isActive whether the sheet is the one that opens */
  tail(isActive: boolean): Buffer {
    const to = new ByteWriter();
    writeView(to, isActive);
    writeRecord(to, recordType.endOfFile, Buffer.alloc(0));
    return to.take();
  }

  #addRow(cells: readonly Cell[], textFormat: number): void {
    const to = this.#spool.pending;
    for (const [column, cell] of cells.entries()) {
      if (cell instanceof Date) {
        to.u16(recordType.numberCell).u16(14).u16(this.#rows).u16(column).u16(cellFormat.date);
        to.f64(cell.getTime() / millisecondsPerDay + epochDay);
      } else {
        to.u16(recordType.sharedStringCell).u16(10).u16(this.#rows).u16(column).u16(textFormat);
        to.u32(this.#strings.indexOf(cell));
      }
    }
    this.#rows += 1;
  }
}

/** The window on the sheet, its first row held fast. */
function writeView(to: ByteWriter, isActive: boolean): void {
  const frozen = 0x01be;
  const active = 0x0600;
  writeNumbers(to, recordType.window2, [isActive ? frozen | active : frozen, 0, 0, 0x40, 0, 0, 0, 0, 0]);
  writeNumbers(to, recordType.pane, [0, 1, 1, 0, 2]);
  for (const [pane, row] of [
    [3, 0],
    [2, 1],
  ] as const) {
    const selection = new ByteWriter().u8(pane).u16(row).u16(0).u16(0).u16(1);
    writeRecord(to, recordType.selection, selection.u16(row).u16(row).u8(0).u8(0).take());
  }
}
