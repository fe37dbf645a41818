import type { JsonObject } from '../store/JsonObject.ts';
import type { Position } from './Position.ts';
import { shorten } from './shorten.ts';

/** How many parts are reported. */
const keptParts = 1000;
/** Of a part. */
const keptFaults = 5;

/** What is wrong somewhere in a part. */
interface PartFault {
  message: string;
  /** Null when no place in the file is to blame. */
  position: Position | null;
}

/** A part of a file that was refused. */
export interface RefusedPart {
  /** The document's name, as far as it is known. */
  name: string | null;
  /** What could be read of the document, which may have no shape of its kind; null when nothing could, or it is none. */
  doc: JsonObject | null;
  /** The first few, in the order in which they were found. */
  faults: PartFault[];
  /** How many there are in all. */
  faultCount: number;
}

/**
 * Parts of a file that were refused, each once whatever is wrong with it: a document, something in a section in place of
 * one, or what the file holds besides. The faults of a part are added one after the other, but for those of the file itself.
 */
export class RefusedParts {
  readonly #parts = new Map<object | null, RefusedPart>();
  #count = 0;
  /** Counted, and not reported. */
  #passed: object | null = null;

  get count(): number {
    return this.#count;
  }

  /** The first 1,000 in the order of the file, and what is wrong with the file itself. */
  get first(): RefusedPart[] {
    return [...this.#parts.values()];
  }

  /** @param of tells the part from others: an object of its own; null for the file itself */
  add(of: object | null, faults: readonly PartFault[]): void {
    const part = this.#partOf(of);
    if (part === null) return;
    const room = Math.max(0, keptFaults - part.faults.length);
    const kept = faults.slice(0, room);
    part.faults.push(...kept.map(({ message, position }) => ({ message: shorten(message), position })));
    part.faultCount += faults.length;
  }

  /** Tells more of a part that was added. */
  describe(of: object, name: string | null, doc: JsonObject): void {
    const part = this.#parts.get(of);
    if (part) Object.assign(part, { name: name === null ? null : shorten(name), doc });
  }

  #partOf(of: object | null): RefusedPart | null {
    const known = this.#parts.get(of);
    if (known) return known;
    if (of !== null && of === this.#passed) return null;
    this.#count += 1;
    if (of !== null && this.#parts.size >= keptParts) {
      this.#passed = of;
      return null;
    }
    const part = { name: null, doc: null, faults: [], faultCount: 0 };
    this.#parts.set(of, part);
    return part;
  }
}
