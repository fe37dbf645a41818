import type { DecodedText } from '../exchange/decodeUtf8.ts';

/** A line of a file without its end, or why reading stops. */
export type Line = { number: number; text: string } | { number: number | null; fault: string };

/** More than any line of a table has, in UTF-16 code units. */
const longestLine = 100_000;

/** Lines as they come, numbered from 1; they may end as on any system. A fault is the last that comes. */
export async function* splitLines(source: AsyncIterable<DecodedText>): AsyncGenerator<Line> {
  let number = 1;
  let pending = '';
  for await (const part of source) {
    if ('fault' in part) return yield { number: part.isHere ? number : null, fault: part.fault };
    // A carriage return at the end may be half of a line's end.
    const lines = `${pending}${part.text}`.split(/\r\n|\n|\r(?!$)/);
    pending = lines.pop() ?? '';
    for (const text of lines) {
      yield { number, text };
      number += 1;
    }
    if (pending.length > longestLine) return yield { number, fault: 'the line does not end.' };
  }
  yield { number, text: pending.replace(/\r$/, '') };
}
