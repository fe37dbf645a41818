import { ByteWriter } from './ByteWriter.ts';
import { encodeCharacters } from './encodeCharacters.ts';
import { largestRecord, recordHeader, recordType, writeRecord } from './records.ts';
import type { Spool } from './Spool.ts';

/** Length and flags, which are in one record. */
const stringHeader = 3;

/** Texts that are used again are short and few: names of people and of types. Others are stored each time. */
const longestKnown = 100;
const mostKnown = 10_000;

/** The texts of a workbook, written to the disk as they come. */
export class SharedStrings {
  readonly #known = new Map<string, number>();
  readonly #spool: Spool;
  #uses = 0;
  #count = 0;
  #type: number = recordType.sharedStrings;
  /** How often texts are used and how many there are come first, and are known in the end. */
  #record = new ByteWriter().u32(0).u32(0);

  constructor(spool: Spool) {
    this.#spool = spool;
  }

  /** The number by which a cell names a text. */
  indexOf(text: string): number {
    this.#uses += 1;
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const index = this.#count;
    this.#count += 1;
    if (text.length <= longestKnown && this.#known.size < mostKnown) this.#known.set(text, index);
    this.#append(text);
    return index;
  }

  /** Writes what is left, and the numbers at the beginning. No text may come after it. */
  async finish(): Promise<void> {
    this.#next();
    await this.#spool.flush();
    await this.#spool.patch(recordHeader, new ByteWriter().u32(this.#uses).u32(this.#count).take());
  }

  /** A text that does not fit into a record goes on in the next, which begins with its flags. */
  #append(text: string): void {
    const { flags, bytes } = encodeCharacters(text);
    const width = flags + 1;
    if (this.#record.length + stringHeader + width > largestRecord) this.#next();
    this.#record.u16(text.length).u8(flags);
    let written = 0;
    while (written < bytes.length) {
      if (this.#record.length + width > largestRecord) {
        this.#next();
        this.#record.u8(flags);
      }
      const room = largestRecord - this.#record.length;
      const some = bytes.subarray(written, written + room - (room % width));
      this.#record.bytes(some);
      written += some.length;
    }
  }

  #next(): void {
    writeRecord(this.#spool.pending, this.#type, this.#record.take());
    this.#type = recordType.continuation;
    this.#record.clear();
  }
}
