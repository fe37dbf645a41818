import { crc32, zstdDecompressSync } from 'node:zlib';
import type { JsonObject } from '../../apps/server/src/store/JsonObject.ts';

/** A row of history as the database has it. */
export interface EncodedRow {
  document_id: string;
  kind: string;
  name: string;
  action: string;
  version: number;
  revision: number;
  after: string | null;
  delta: Uint8Array | null;
  position: number;
  checksum: number | null;
}

/** A row of history with what the document was. */
export interface HistoryRow extends Omit<EncodedRow, 'after' | 'delta' | 'position' | 'checksum'> {
  /** Null after a deletion. */
  after: JsonObject | null;
}

/** Reads versions that are deltas, without the server's own code. Throws when one is not what its checksum says. */
export function decodeHistory(rows: readonly EncodedRow[]): HistoryRow[] {
  const texts = new Map<string, Buffer>();
  return rows.map(({ after, delta, position, checksum, ...row }) => {
    const text = delta
      ? decompress(delta, texts.get(keyOf(row, spanOf(position))))
      : after && Buffer.from(after);
    if (!text) return { ...row, after: null };
    if (checksum !== null && crc32(text) !== checksum)
      throw new Error(`${row.name}, version ${row.version}, is not what was written.`);
    texts.set(keyOf(row, 0), text);
    return { ...row, after: JSON.parse(text.toString()) as JsonObject };
  });
}

function decompress(delta: Uint8Array, base: Buffer | undefined): Buffer {
  if (!base) throw new Error('A version is a delta of one that is not there.');
  return zstdDecompressSync(delta, { dictionary: base });
}

/** The version that lies so many before the row's own. */
function keyOf(
  { document_id: id, version }: Pick<EncodedRow, 'document_id' | 'version'>,
  span: number,
): string {
  return `${version - span} ${id}`;
}

/** The largest power of four that divides the position. */
function spanOf(position: number): number {
  return position % 4 === 0 ? 4 * spanOf(position / 4) : 1;
}
