import type { ClassCode } from './ClassCode.ts';
import { labelOf } from './labelOf.ts';

const descriptions = new Set(['description', 'title', 'name', 'class description', 'industry']);

/** Whether a file's first line names its columns: something that ends in 'code', or a description called so. */
function isHeader([first = '', second = '']: readonly string[]): boolean {
  return /(?:^|[\s_-]|class)codes?$/i.test(first) || descriptions.has(second.toLowerCase());
}

/** The names of attributes by column; a column without a name of its own is called by its number. */
function attributeNames(header: readonly string[]): (column: number) => string {
  const names = header.map((name, column) => {
    const isFirst = header.indexOf(name) === column;
    return name !== '' && isFirst ? name : columnName(column);
  });
  return (column) => names[column] ?? columnName(column);
}

function columnName(column: number): string {
  return `Column ${column + 1}`;
}

/** How many codes a file may have. */
export const mostCodes = 100_000;

const longest = { code: 100, description: 1000, attribute: 1000 };
const mostColumns = 50;

/** Takes the rows of a file one by one, and says what is wrong with the first bad one. */
export class ClassCodeReader {
  readonly codes: ClassCode[] = [];
  readonly #linesByCode = new Map<string, number>();
  readonly #linesByLabel = new Map<string, number>();
  #nameOf = attributeNames([]);
  #isFirst = true;

  /** Answers why the row that begins in a line is bad, as the rest of a sentence; null when it is not. Blank rows are skipped. */
  read(cells: string[], line: number): string | null {
    if (cells.some((cell) => /\p{Cc}/u.test(cell)))
      return 'there is a character that is no text, so the file may be of another type.';
    if (cells.every((cell) => cell === '')) return null;
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    if (isFirst && isHeader(cells)) {
      this.#nameOf = attributeNames(cells);
      return null;
    }
    return findFault(cells) ?? this.#add(cells, line);
  }

  #add([code = '', description = '', ...further]: string[], line: number): string | null {
    const known = this.#linesByCode.get(code);
    if (known !== undefined) return `the code '${code}' is there already, in line ${known}.`;
    const label = labelOf(code, description);
    const alike = this.#linesByLabel.get(label);
    if (alike !== undefined) return `code and description read like those of line ${alike}.`;
    if (this.codes.length === mostCodes)
      return `there are more than ${mostCodes.toLocaleString('en')} codes.`;
    this.#linesByCode.set(code, line);
    this.#linesByLabel.set(label, line);
    const attributes = Object.fromEntries(
      further.map((value, index) => [this.#nameOf(index + 2), value]).filter(([, value]) => value !== ''),
    );
    this.codes.push({ code, description, attributes });
    return null;
  }
}

function findFault(cells: readonly string[]): string | null {
  const [code = '', description = '', ...further] = cells;
  if (code === '') return 'there is no code.';
  if (cells.length === 1 && /[,;|]/.test(code))
    return 'there is no tab, which parts the columns. Save the sheet as tab-delimited text.';
  if (code.length > longest.code) return `the code is longer than ${longest.code} characters.`;
  if (description === '') return `the code '${code}' has no description.`;
  if (description.length > longest.description) {
    return `the description of the code '${code}' is longer than ${longest.description} characters.`;
  }
  if (cells.length > mostColumns) return `there are more than ${mostColumns} columns.`;
  const column = further.findIndex((value) => value.length > longest.attribute);
  return column === -1 ? null : `column ${column + 3} is longer than ${longest.attribute} characters.`;
}
