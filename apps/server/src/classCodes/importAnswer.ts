import { element } from '../exchange/element.ts';
import { encodeText } from '../exchange/encodeText.ts';
import { plainText } from '../store/log/plainText.ts';

/** Longer than any sentence that an import says. */
const longestMessage = 4000;

/** The XML document that tells how an import ended: 0 for success, -1 for failure. */
export function importAnswer(status: 0 | -1, message: string): string {
  const content = encodeText(printable(message)).content;
  const inner = element('status', {}, String(status)) + element('message', {}, content);
  return `<?xml version="1.0" encoding="UTF-8"?>${element('response', {}, inner)}`;
}

/** XML holds neither control characters nor the two last characters of the basic plane. */
function printable(message: string): string {
  return plainText(message, longestMessage).replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD');
}
