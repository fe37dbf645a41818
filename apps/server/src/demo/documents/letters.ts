/** A document of headings and paragraphs, of which files of several types are made. */
export interface Letter {
  title: string;
  paragraphs: readonly string[];
}

/** The letter as Rich Text. */
export function rtfOf({ title, paragraphs }: Letter): Buffer {
  const lines = [
    `{\\b\\fs32 ${rtfText(title)}}\\par\\par`,
    ...paragraphs.map((text) => `${rtfText(text)}\\par\\par`),
  ];
  return Buffer.from(
    `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\\f0\\fs22\n${lines.join('\n')}\n}`,
    'latin1',
  );
}

function rtfText(text: string): string {
  return text
    .replaceAll(/[\\{}]/g, '\\$&')
    .replaceAll(/[^\x20-\x7E]/g, (character) => `\\u${character.charCodeAt(0)}?`);
}

/** The letter as a page. */
export function htmlOf({ title, paragraphs }: Letter): Buffer {
  const body = paragraphs.map((text) => `<p>${htmlText(text)}</p>`).join('\n');
  const head = `<meta charset="utf-8"><title>${htmlText(title)}</title>`;
  return Buffer.from(
    `<!doctype html>\n<html lang="en"><head>${head}</head><body>\n<h1>${htmlText(title)}</h1>\n${body}\n</body></html>\n`,
  );
}

function htmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const lineLength = 84;

/** The letter as one page of a PDF, in one of the fonts that every reader has. */
export function pdfOf({ title, paragraphs }: Letter): Buffer {
  const lines = paragraphs.flatMap((text) => [...wrapped(text), '']);
  const shown = lines.map((line) => `(${pdfText(line)}) Tj T*`).join('\n');
  const page = `BT /F1 18 Tf 72 720 Td 16 TL (${pdfText(title)}) Tj T* T* /F1 11 Tf\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}${table}${trailer}`, 'latin1');
}

function pdfText(text: string): string {
  return text.replaceAll(/[\\()]/g, '\\$&').replaceAll(/[^\x20-\x7E]/g, '?');
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > lineLength) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
