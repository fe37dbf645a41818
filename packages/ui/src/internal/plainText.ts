const foreignDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A text with the digits of the Latin script, and full-width characters and blanks that do not break as the usual ones. */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replace(foreignDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/**
 * A number or a day as it was meant, from what sheets, mails and pages put around and into it: invisible marks, blanks, one kind of dash, the
 * apostrophe or the quotation marks that make a text of it in a sheet, and full-width or Arabic digits.
 */
export function plainText(text: string): string {
  const plain = latinDigits(text)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
  return plain
    .replace(/^="(?<inside>[^"]*)"$|^"(?<quoted>[^"]*)"$/, '$<inside>$<quoted>')
    .replace(/^['’](?=\S)/, '')
    .trim();
}
