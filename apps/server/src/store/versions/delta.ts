import { promisify } from 'node:util';
import {
  constants,
  type ZstdOptions,
  zstdCompress,
  zstdCompressSync,
  zstdDecompress,
  zstdDecompressSync,
} from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Bytes that are done in less time at once (a quarter of a millisecond) than a thread takes to be asked. */
const doneAtOnce = 64 * 1024;

/** Logarithms to the base of 2 that the format allows, and that every reader takes without being configured. */
const window = { least: 10, most: 27 };
const smallestTable = 6;

/** What turns one text into another: the other one, compressed with the first as its dictionary (Zstandard, RFC 8878). */
export async function makeDelta(base: Buffer, target: Buffer): Promise<Buffer> {
  const options = { params: paramsFor(base.length + target.length), dictionary: base };
  return target.length + base.length < doneAtOnce
    ? zstdCompressSync(target, options)
    : compress(target, options);
}

/** The text that the delta was made for. Throws when it was made against another base. */
export async function applyDelta(base: Buffer, delta: Buffer): Promise<Buffer> {
  // Most texts are about as long as their base, and then come in one piece.
  const options = { dictionary: base, chunkSize: base.length + 1024 };
  return base.length < doneAtOnce ? zstdDecompressSync(delta, options) : decompress(delta, options);
}

/**
 * Window and tables must hold base and target both: the presets lose sight of the base of a large document, whose deltas then
 * are as large as the document compressed by itself.
 */
function paramsFor(size: number): NonNullable<ZstdOptions['params']> {
  const log = Math.min(window.most, Math.max(window.least, Math.ceil(Math.log2(size))));
  const table = Math.max(smallestTable, log - 2);
  return {
    [constants.ZSTD_c_windowLog]: log,
    [constants.ZSTD_c_strategy]: constants.ZSTD_greedy,
    [constants.ZSTD_c_hashLog]: table,
    [constants.ZSTD_c_chainLog]: table,
    [constants.ZSTD_c_searchLog]: 2,
  };
}
