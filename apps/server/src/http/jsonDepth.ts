const quote = 0x22;
const backslash = 0x5c;
const openings = new Set([0x5b, 0x7b]);
const closings = new Set([0x5d, 0x7d]);

/**
 * Whether a JSON text nests arrays and objects deeper than a limit, without parsing it: parsing what is nested a million deep
 * takes seconds, and whatever walks the result overflows the stack. Takes time by the length of the text, and one level of it.
 * Of a text that is not JSON the answer says nothing.
 */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === quote) index = endOfString(text, index);
    else if (openings.has(code)) {
      depth += 1;
      if (depth > limit) return true;
    } else if (closings.has(code)) depth -= 1;
  }
  return false;
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
