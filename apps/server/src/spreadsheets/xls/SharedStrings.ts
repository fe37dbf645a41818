import { ByteWriter } from './ByteWriter.ts';
import { encodeCharacters } from './encodeCharacters.ts';
import { largestRecord, recordType, writeRecord } from './records.ts';

/** Length and flags, which stand together in one record. */
const stringHeader = 3;

/** The texts of a workbook, each stored once. */
export class SharedStrings {
  readonly #indexes = new Map<string, number>();
  #uses = 0;

  /** The number by which a cell names a text. */
  indexOf(text: string): number {
    this.#uses += 1;
    const known = this.#indexes.get(text);
    if (known !== undefined) return known;
    const index = this.#indexes.size;
    this.#indexes.set(text, index);
    return index;
  }

  /** Appends the table. A text that does not fit into a record goes on in the next, which begins with its flags. */
  write(to: ByteWriter): void {
    let type: number = recordType.sharedStrings;
    let record = new ByteWriter().u32(this.#uses).u32(this.#indexes.size);
    const next = () => {
      writeRecord(to, type, record.take());
      type = recordType.continuation;
      record = new ByteWriter();
    };
    for (const text of this.#indexes.keys()) {
      const { flags, bytes } = encodeCharacters(text);
      const width = flags + 1;
      if (record.length + stringHeader + width > largestRecord) next();
      record.u16(text.length).u8(flags);
      let written = 0;
      while (written < bytes.length) {
        if (record.length + width > largestRecord) {
          next();
          record.u8(flags);
        }
        const room = largestRecord - record.length;
        const some = bytes.subarray(written, written + room - (room % width));
        record.bytes(some);
        written += some.length;
      }
    }
    next();
  }
}
