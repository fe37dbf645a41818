import { ElementReader } from '../../exchange/ElementReader.ts';
import { ContentFault, type ElementRule, many, maybe, one, sequence } from '../../exchange/ElementRule.ts';
import { FileError } from '../../exchange/FileError.ts';
import type { Position } from '../../exchange/Position.ts';
import { readXml } from '../../exchange/readXml.ts';
import type { XmlElement, XmlHandler } from '../../exchange/XmlHandler.ts';
import { nameFault } from '../../store/nameFault.ts';
import {
  endsBeforeItBegins,
  isDay,
  type LetterOfAuthority,
  letterLimits,
  noDay,
} from './LetterOfAuthority.ts';

/** The namespace of files of letters of authority. */
export const lettersNamespace = 'urn:studio:loa:1';

/** Which organizations issued the letters of a file. */
export type Issuers = 'carriers' | 'mgas';

/** How many letters a file may have. */
export const mostLettersInFile = 50_000;

/** How a file names an organization. */
export interface NamedOrganization {
  id: string | null;
  code: string | null;
  name: string | null;
}

/** A letter as a file has it. */
export interface ReadLetter extends Omit<LetterOfAuthority, 'agencyId'> {
  issuer: NamedOrganization;
  agency: NamedOrganization;
}

/** A letter of a file, or what is wrong with it. */
export type LetterInFile = {
  /** Where it begins; null when no place is to blame. */
  line: number | null;
} & ({ letter: ReadLetter } | { letter: null; number: string | null; message: string });

interface ReadOptions {
  issuers: Issuers;
  /** In bytes. Default: 50 MiB. */
  limit?: number;
  /** Called with how many letters were begun after each piece of the file. What it throws ends the reading. */
  onRead?: (letters: number) => void;
}

/**
 * Reads a file of letters of authority as it comes. A letter that is not as it should be is answered with what is wrong first; reading
 * goes on behind it. Throws a `FileError` when the file cannot be read to its end, or is none of such letters.
 */
export async function readLetters(
  source: AsyncIterable<Uint8Array>,
  { issuers, onRead, ...limits }: ReadOptions,
): Promise<LetterInFile[]> {
  const handler = new LettersReader(issuers);
  await readXml(source, {
    ...{ namespace: lettersNamespace, handler },
    settle: async () => onRead?.(handler.letters.length),
    ...limits,
  });
  return handler.letters;
}

/** A text of one line, as the schema has it: blanks and line ends around it are no part of it, and several within it are one blank. @param most characters */
function textOf(most: number): ElementRule<string> {
  return {
    ...{ attributes: {}, children: () => ({}), isSequence: true, hasText: true },
    finish: ({ text }) => {
      const value = collapsed(text);
      if (value === '') throw new ContentFault('An element of a letter is empty.');
      if (lengthOf(value) > most) throw new ContentFault(`A text is longer than ${most} characters.`);
      if (/\p{Cc}/u.test(value)) throw new ContentFault('A text holds a control character.');
      return value;
    },
  };
}

/** As XML Schema makes a token of a text: blanks are those of XML alone. */
export function collapsed(text: string): string {
  return text.replaceAll(/[ \t\r\n]+/g, ' ').replaceAll(/^ | $/g, '');
}

/** As XML Schema and the store count characters. */
function lengthOf(text: string): number {
  return [...text].length;
}

/** A text of several lines. Characters around it that are no part of it count, as in the schema. */
const noteRule: ElementRule<string | null> = {
  ...{ attributes: {}, children: () => ({}), isSequence: true, hasText: true },
  finish: ({ text }) => {
    const most = letterLimits.note;
    if (lengthOf(text) > most) throw new ContentFault(`A text is longer than ${most} characters.`);
    const value = text.replaceAll(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
    return value === '' ? null : value;
  },
};

const dayRule: ElementRule<string> = {
  ...{ attributes: {}, children: () => ({}), isSequence: true, hasText: true },
  finish: ({ text }) => {
    const value = collapsed(text);
    if (!isDay(value)) throw new ContentFault(noDay(value.slice(0, 100)));
    return value;
  },
};

const organizationRule = sequence({
  attributes: {},
  children: { id: maybe(textOf(1000)), code: maybe(textOf(100)), name: maybe(textOf(1000)) },
  finish: (_attributes, named): NamedOrganization => {
    if (named.id ?? named.code ?? named.name) return named;
    throw new ContentFault('An organization is named by its id, its code or its name.');
  },
});

const letterRule = sequence({
  attributes: {},
  children: {
    number: one(textOf(letterLimits.number)),
    issuer: one(organizationRule),
    agency: one(organizationRule),
    effective: one(dayRule),
    expires: maybe(dayRule),
    state: many(textOf(letterLimits.state)),
    line: many(textOf(letterLimits.line)),
    note: maybe(noteRule),
  },
  finish: (_attributes, { state: states, line: lines, ...read }): ReadLetter => {
    if (nameFault(read.number) !== null) throw new ContentFault('A letter needs a number that is a text.');
    refuseRepeated('state', states);
    refuseRepeated('line', lines);
    if (read.expires !== null && read.expires < read.effective) throw new ContentFault(endsBeforeItBegins);
    return { ...read, states, lines };
  },
});

function refuseRepeated(element: string, values: readonly string[]): void {
  if (values.length > letterLimits.entries) {
    throw new ContentFault(`A letter has more than ${letterLimits.entries} elements <${element}>.`);
  }
  const repeated = values.find((value, index) => values.indexOf(value) !== index);
  if (repeated !== undefined) throw new ContentFault(`<${element}> '${repeated}' is there more than once.`);
}

class LettersReader implements XmlHandler {
  readonly letters: LetterInFile[] = [];
  readonly #issuers: Issuers;
  #depth = 0;
  #letter: ElementReader | null = null;
  #fault: { message: string; line: number; number: string | null } | null = null;
  /** Of the letter that is being closed. */
  #number: string | null = null;

  constructor(issuers: Issuers) {
    this.#issuers = issuers;
  }

  open(element: XmlElement): void {
    this.#depth += 1;
    if (this.#depth === 1) this.#openRoot(element);
    else if (this.#letter === null) this.#openLetter(element);
    this.#letter?.open(element);
  }

  text(text: string, position: Position): void {
    if (this.#letter) this.#letter.text(text, position);
    else if (/[^ \t\r\n]/.test(text)) throw new FileError('There is text between the letters.', position);
  }

  close(): void {
    this.#depth -= 1;
    const reader = this.#letter;
    // Once the letter is read to its end, its parts are gone.
    if (this.#depth === 1) this.#number = reader?.childText('number') ?? null;
    const closed = reader?.close();
    if (!reader || closed === undefined) return;
    const place = this.letters.length - 1;
    const line = this.letters[place]?.line ?? null;
    this.letters[place] =
      this.#fault === null
        ? // The rule makes letters.
          { line, letter: closed.value as ReadLetter }
        : { letter: null, ...this.#fault };
    this.#letter = null;
  }

  #openRoot({ name, attributes, position }: XmlElement): void {
    if (name !== 'lettersOfAuthority') {
      const message = `The file holds <${name}> and not the <lettersOfAuthority> of letters of authority.`;
      throw new FileError(message, position);
    }
    const issuedBy = attributes.find((attribute) => attribute.name === 'issuedBy')?.value;
    const unknown = attributes.find((attribute) => attribute.name !== 'issuedBy');
    if (unknown) throw new FileError(`<${name}> has no attribute '${unknown.name}'.`, position);
    if (issuedBy !== 'carriers' && issuedBy !== 'mgas') {
      throw new FileError(`The attribute 'issuedBy' of <${name}> must be 'carriers' or 'mgas'.`, position);
    }
    if (issuedBy !== this.#issuers) {
      const [has, wanted] = issuedBy === 'mgas' ? ['MGAs', 'carriers'] : ['carriers', 'MGAs'];
      throw new FileError(`The file has the letters of ${has}, not those of ${wanted}.`, position);
    }
  }

  #openLetter({ name, position }: XmlElement): void {
    if (name !== 'letter') throw new FileError(`<lettersOfAuthority> holds no element <${name}>.`, position);
    if (this.letters.length === mostLettersInFile) {
      const most = mostLettersInFile.toLocaleString('en-US');
      throw new FileError(`The file has more than ${most} letters.`, position);
    }
    this.#fault = null;
    this.#number = null;
    this.letters.push({ line: position.line, letter: null, number: null, message: '' });
    this.#letter = new ElementReader({
      rule: letterRule,
      fault: (message, at) => {
        const number = this.#letter?.childText('number') ?? this.#number;
        this.#fault ??= { message, line: at.line, number };
      },
      place: () => undefined,
    });
  }
}
