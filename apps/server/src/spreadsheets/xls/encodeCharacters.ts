/** Characters as BIFF8 stores them: one byte each where that is enough, else UTF-16. */
export interface EncodedCharacters {
  /** 1 for UTF-16, as the flags byte before the characters says it. */
  flags: 0 | 1;
  bytes: Buffer;
}

/** Encodes characters the short way where every one of them is below U+0100. */
export function encodeCharacters(text: string): EncodedCharacters {
  const isShort = !/[\u0100-\uFFFF]/.test(text);
  return isShort
    ? { flags: 0, bytes: Buffer.from(text, 'latin1') }
    : { flags: 1, bytes: Buffer.from(text, 'utf16le') };
}
