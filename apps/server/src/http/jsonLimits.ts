const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const space = 0x20;
const bracket = { open: 0x5b, close: 0x5d };
const brace = { open: 0x7b, close: 0x7d };

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
  let values = 1;
  let isOpened = false;
  for (let index = 0; index < text.length && values <= maxValues; index += 1) {
    const code = text.charCodeAt(index);
    if (code <= space) continue;
    const isClosing = code === bracket.close || code === brace.close;
    // A further value follows each comma, and each bracket but before its end.
    if (code === comma || (isOpened && !isClosing)) values += 1;
    isOpened = code === bracket.open || code === brace.open;
    if (isOpened) {
      depth += 1;
      if (depth > maxDepth) return 'maxDepth';
    } else if (isClosing) depth -= 1;
    else if (code === quote) index = endOfString(text, index);
  }
  return values > maxValues ? 'maxValues' : null;
}

/**
 * Where the string that begins at an index ends. Most strings of a document are so short that looking at each character is
 * faster than searching for the quote.
 */
function endOfString(text: string, start: number): number {
  for (let end = start + 1; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code === quote) return end;
    if (code === backslash) end += 1;
  }
  return text.length;
}
