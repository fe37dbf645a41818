/** A character of an address; what RFC 5322 gives a meaning of its own, and what cannot be seen, is none. */
const character = String.raw`[^\s\p{Cc}\p{Cf}@,;:<>()[\]"\\]`;
const address = new RegExp(`^${character}+@(?!\\.)${character}+(?<!\\.)$`, 'u');

/** Whether a text is one e-mail address with nothing around it. Whether it exists, only its mail server knows. */
export function isEmailAddress(text: string): boolean {
  return address.test(text);
}

/** A part of a list between two separators. */
interface Part {
  /** As it was written. */
  text: string;
  /** What is outside of quotation marks and brackets. */
  bare: string;
  /** What is in them, in their order. */
  readonly quoted: string[];
  readonly angled: string[];
  readonly bracketed: string[];
  /** Parted from the next by a comma, which the name of a person can hold, too. */
  endsInComma: boolean;
}

const closings: Readonly<Record<string, string>> = { '"': '"', '<': '>', '(': ')' };

function newPart(): Part {
  return { text: '', bare: '', quoted: [], angled: [], bracketed: [], endsInComma: false };
}

/** Longer than any name or address, in UTF-16 code units. */
const longestInside = 1000;

/** Where what opens here is closed, on the same line; -1 when it is not. */
function closingAt(text: string, start: number): number {
  const closing = closings[text[start] ?? ''];
  if (closing === undefined) return -1;
  const last = Math.min(text.length, start + longestInside);
  for (let at = start + 1; at < last; at += 1) {
    const next = text[at];
    if (next === '\\' && closing !== '>') at += 1;
    else if (next === closing) return at;
    else if (next === '\n' || (next === '<' && closing === '>')) return -1;
  }
  return -1;
}

/** Whether a list is at a place where a separator parts it: outside of quotation marks and brackets, also such as are still open. */
export function isBetweenAddresses(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (closings[text[at] ?? ''] === undefined) continue;
    const end = closingAt(text, at);
    if (end < 0) return false;
    at = end;
  }
  return true;
}

/** The parts of a list: commas, semicolons and line ends part it, and so does an address in angle brackets by its end. */
function partsOf(text: string): Part[] {
  const parts = [newPart()];
  for (let at = 0; at < text.length; at += 1) {
    const part = parts.at(-1) ?? newPart();
    const next = text[at] ?? '';
    const end = closingAt(text, at);
    if (end >= 0) {
      const inside = text.slice(at + 1, end);
      part.text += text.slice(at, end + 1);
      if (next === '"') part.quoted.push(inside.replaceAll(/\\(.)/g, '$1'));
      else (next === '<' ? part.angled : part.bracketed).push(inside);
      at = end;
      if (next === '<' && addressesInside(inside).length > 0) parts.push(newPart());
    } else if (/[,;\n，；、]/.test(next)) {
      part.endsInComma = next === ',';
      parts.push(newPart());
    } else {
      part.text += next;
      part.bare += next;
    }
  }
  return parts.filter((part) => part.text.trim() !== '');
}

/** The addresses in brackets or behind `mailto:`: all of them, or none. */
function addressesInside(text: string): string[] {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  return words.every(isEmailAddress) ? words : [];
}

/** A word without what a sentence or a table puts around it. */
function bareWord(word: string): string {
  return word.replace(/^[\s'"‘“[]+/, '').replace(/[\s'"’”\].]+$/, '');
}

/** The addresses of a part; none when it cannot be read as one. */
function addressesOf(part: Part): string[] {
  const enclosed = (part.angled.length > 0 ? part.angled : part.bracketed).flatMap(addressesInside);
  const written = part.bare.replace(/^[^@:]*:/, '');
  const words = written.split(/\s+/).map(bareWord).filter(Boolean);
  if (part.angled.length > 0) return enclosed;
  const found = words.filter(isEmailAddress);
  const isName = words.every((word) => isEmailAddress(word) || !word.includes('@'));
  if (found.length > 0) return isName && (found.length === 1 || found.length === words.length) ? found : [];
  if (enclosed.length > 0) return isName ? enclosed : [];
  return words.length === 0 ? part.quoted.flatMap(addressesInside) : [];
}

/** A link as the addresses that it writes to. */
function addressesOfLink(link: string): string {
  const [path = '', query = ''] = link.split('?', 2);
  const named = [...new URLSearchParams(query)].filter(([name]) => /^(?:to|b?cc)$/i.test(name));
  const all = [path, ...named.map(([, value]) => value)].join(',').replaceAll(/mailto:/gi, '');
  try {
    return decodeURIComponent(all);
  } catch {
    return all;
  }
}

/** What can be seen of a list, with one kind of line end; a line that begins with an address in angle brackets belongs to the name above. */
function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]|\p{Cf}/gu, '')
    .replaceAll(/mailto:(?<link>[^\s<>"()]+)/gi, (_all, link: string) => addressesOfLink(link))
    .replaceAll(/(?<=^|\n)(?<name>[^@\n]*)\n[\t ]*(?=<)/g, '$<name> ');
}

/**
 * The addresses in a list as mail programs, address books and tables write it: parted by commas, semicolons, line ends or blanks; with names
 * before, after or around them (`Kent, Maria <maria@x.com>`, `"Kent, Maria" <maria@x.com>`, `Maria Kent (maria@x.com)`), of which only the
 * address is kept; in groups (`Team: a@x.com, b@x.com;`), behind a header's name (`To:`) and in `mailto:` links. What cannot be read as an
 * address comes as it is, at its place.
 * @param isKnown whether a text without an address means something here, and is not a surname before a comma. Default: none does
 */
export function splitAddresses(text: string, isKnown: (text: string) => boolean = () => false): string[] {
  const found: string[] = [];
  // The beginning of a name with commas in it, as Outlook writes names, or else texts of their own.
  let pending: string[] = [];
  for (const part of partsOf(tidy(text))) {
    const written = part.text.trim().replaceAll(/\s+/g, ' ');
    const addresses = addressesOf(part);
    const isWords = part.endsInComma && part.angled.length === 0 && !written.includes('@');
    if (addresses.length === 0 && isWords && !isKnown(written)) {
      pending.push(written);
      continue;
    }
    const hasName = part.bare.trim() !== '' && part.angled.length + part.bracketed.length > 0;
    if (addresses.length === 0 || !hasName) found.push(...pending);
    pending = [];
    found.push(...(addresses.length === 0 ? [written] : addresses));
  }
  return [...found, ...pending];
}
