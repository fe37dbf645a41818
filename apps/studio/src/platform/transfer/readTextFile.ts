/** What no text has: control characters, apart from blanks and line ends. */
const noText = /[^\P{Cc}\t\n\v\f\r\u0085]/u;

/**
 * The text of a file as spreadsheets and text editors save it: UTF-8, UTF-16 with its mark, and Windows-1252 where it is no
 * UTF-8. The mark is no part of it.
 * @returns null where it is no text, such as a workbook, an image or a PDF
 * @throws DOMException `NotReadableError` where it was removed or changed since it was chosen
 */
export async function readTextFile(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  return noText.test(text) ? null : text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
