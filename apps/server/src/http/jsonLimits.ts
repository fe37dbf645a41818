const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const space = 0x20;

/** What a JSON text may hold. */
export interface JsonLimits {
  /** How deep arrays and objects may nest. */
  maxDepth: number;
  /** How many values there may be, arrays and objects counted with what they hold. */
  maxValues: number;
}

/**
 * Which limit a JSON text exceeds, without parsing it: parsing what is nested a million deep takes seconds, and whatever walks
 * the result overflows the stack; a value of two characters becomes one of a hundred bytes, which takes as much longer to
 * make and to walk. Takes time by the length of the text, and one level of it. Of a text that is not JSON the answer says
 * nothing.
 */
export function excessOf(text: string, { maxDepth, maxValues }: JsonLimits): keyof JsonLimits | null {
  let depth = 0;
  // Every array and object holds a value more than it has commas, unless nothing stands between its brackets.
  let values = 1;
  let isEmpty = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === quote) {
      index = endOfString(text, index);
      isEmpty = false;
    } else if (code === comma) {
      values += 1;
      if (values > maxValues) return 'maxValues';
    } else if (code === openArray || code === openObject) {
      depth += 1;
      values += 1;
      isEmpty = true;
      if (depth > maxDepth) return 'maxDepth';
    } else if (code === closeArray || code === closeObject) {
      depth -= 1;
      if (isEmpty) values -= 1;
      isEmpty = false;
    } else if (code > space) isEmpty = false;
  }
  return values > maxValues ? 'maxValues' : null;
}

/** Where the string that begins at an index ends. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}
