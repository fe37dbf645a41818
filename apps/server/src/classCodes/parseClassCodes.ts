import { decodeUtf8 } from '../exchange/decodeUtf8.ts';
import { largestUpload } from '../http/receiveUpload.ts';
import type { ParsedClassCodes } from './ClassCode.ts';
import { ClassCodeReader } from './ClassCodeReader.ts';
import { splitLines } from './splitLines.ts';

/**
 * Reads a file of class codes, UTF-8 with or without a byte order mark, as it comes: a code, a tab, a description, and
 * further columns. The first line may name the columns. Stops at the first bad line.
 */
export async function parseClassCodes(source: AsyncIterable<Uint8Array>): Promise<ParsedClassCodes> {
  const reader = new ClassCodeReader();
  for await (const line of splitLines(decodeUtf8(source, { limit: largestUpload }))) {
    const fault = 'fault' in line ? line.fault : reader.read(line.text, line.number);
    if (fault !== null) return { fault: line.number === null ? fault : `Line ${line.number}: ${fault}` };
  }
  return reader.codes.length === 0 ? { fault: 'The file holds no class codes.' } : { codes: reader.codes };
}
