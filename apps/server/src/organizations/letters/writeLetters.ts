import { Readable } from 'node:stream';
import { element, startTag, textElement } from '../../exchange/element.ts';
import type { LetterOfAuthority } from './LetterOfAuthority.ts';
import { type Issuers, lettersNamespace, type NamedOrganization } from './readLetters.ts';

/** The letters that an organization issued. */
export interface IssuedLetters {
  issuer: NamedOrganization;
  letters: readonly LetterOfAuthority[];
}

interface LettersFile {
  issuers: Issuers;
  issued: AsyncIterable<readonly IssuedLetters[]>;
  /** What an organization is called besides its id. */
  organizationOf: (id: string) => NamedOrganization;
}

/** A file of letters of authority, written as it is read by its receiver. */
export function writeLetters(file: LettersFile): Readable {
  return Readable.from(piecesOf(file), { objectMode: false });
}

async function* piecesOf({ issuers, issued, organizationOf }: LettersFile): AsyncGenerator<string> {
  const root = startTag('lettersOfAuthority', { xmlns: lettersNamespace, issuedBy: issuers });
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
  for await (const some of issued) {
    for (const { issuer, letters } of some) {
      for (const letter of letters) {
        yield `${letterXml(letter, organizationXml('issuer', issuer), organizationOf)}\n`;
      }
    }
  }
  yield '</lettersOfAuthority>\n';
}

function letterXml(
  { number, agencyId, effective, expires, states, lines, note }: LetterOfAuthority,
  issuer: string,
  organizationOf: LettersFile['organizationOf'],
): string {
  const content = [
    textElement('number', number),
    issuer,
    organizationXml('agency', organizationOf(agencyId)),
    textElement('effective', effective),
    textElement('expires', expires),
    ...states.map((state) => textElement('state', state)),
    ...lines.map((line) => textElement('line', line)),
    textElement('note', note),
  ];
  return element('letter', {}, content.join(''));
}

function organizationXml(name: string, organization: NamedOrganization): string {
  const { id, code, name: called } = organization;
  const content = [
    textElement('id', id),
    textElement('code', plain(code)),
    textElement('name', plain(called)),
  ];
  return element(name, {}, content.join(''));
}

/** A text that files have; null for an empty one, and for one with control characters: the organization is known by its id. */
function plain(text: string | null): string | null {
  return text === null || text.trim() === '' || /\p{Cc}/u.test(text) || !text.isWellFormed() ? null : text;
}
