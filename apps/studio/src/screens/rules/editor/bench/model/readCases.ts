import type { ExpectedOutcome, KeptCase } from '@studio/api';
import type { RuleExpectation } from '@studio/rules';
import { type CaseTable, type CellValue, type LeftOut, leave, type Scalar, toCell } from './caseTable.ts';
import { isKnownAction } from './expectation.ts';

/** What a column is taken as: a value under a key, the name of the case, what is expected, or nothing. */
export type ColumnUse =
  | { readonly as: 'expected' | 'name' | 'nothing' }
  | { readonly as: 'value'; readonly key: string };

/** A case as it would be kept. */
export interface ReadCase {
  readonly name: string;
  readonly values: Readonly<Record<string, CellValue>>;
  /** Null where nothing is expected of the rule. */
  readonly wanted: RuleExpectation | null;
  /** What else is expected, rule by rule. */
  readonly expected: readonly ExpectedOutcome[];
}

/** What a table comes to. */
export interface ReadCases {
  readonly cases: readonly ReadCase[];
  /** What of the table, and of the text that it was read from, no case has. */
  readonly leftOut: readonly LeftOut[];
}

/** The words of tables of cases as they are exported: headings, and what is expected. */
export interface CaseWords {
  readonly name: string;
  readonly expected: string;
  readonly yes: string;
  readonly no: string;
}

/** Headings of names and of expectations, those first that mean it most. */
const names = ['case', 'name', 'title'] as const;
const expectations = ['expected', 'expect', 'holds', 'outcome', 'result'] as const;
const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * What each column is taken as, unless somebody says otherwise: by its heading, or by the end of a key of the rule. One column at most holds names,
 * and one what is expected.
 */
export function guessUses(
  { columns, expected }: CaseTable,
  keys: readonly string[],
  words?: CaseWords,
): readonly ColumnUse[] {
  const headings = columns.map(({ heading, isValue }) =>
    isValue || keys.includes(heading) ? '' : plain(heading),
  );
  const placeOf = (wanted: readonly string[], find: (word: string) => number) =>
    wanted.map(find).find((at) => at !== -1) ?? -1;
  // An export begins with the names, and ends with what is expected.
  const ofNames = placeOf([...(words ? [plain(words.name)] : []), ...names], (word) =>
    headings.indexOf(word),
  );
  const ofExpectations = placeOf([...(words ? [plain(words.expected)] : []), ...expectations], (word) =>
    headings.lastIndexOf(word),
  );
  // In JSON as the server has cases; elsewhere they may be values like others.
  const hasMarks = expected.length > 0 && headings.includes('id') && headings.includes('version');
  return columns.map(({ heading, isValue }, at) => {
    if (isValue) return { as: 'value', key: heading };
    if (at === ofNames) return { as: 'name' };
    if (at === ofExpectations) return { as: 'expected' };
    if (heading === '' || (hasMarks && ['id', 'version'].includes(plain(heading)))) return { as: 'nothing' };
    const word = plain(heading);
    const exact = keys.find((key) => key === heading) ?? keys.find((key) => plain(key) === word);
    const short = keys.find((key) => plain(key.split(/::|\./).at(-1) ?? '') === word);
    return { as: 'value', key: exact ?? short ?? heading };
  });
}

const yes = ['true', 'yes', 'y', 'holds', '1', 'x'] as const;
const no = ['false', 'no', 'n', 'does not hold', 'no action', '0'] as const;
const longestName = 255;

/** How a table is read. */
export interface ReadOptions {
  readonly uses: readonly ColumnUse[];
  /** Names a case that has none, by its row from 1. */
  readonly nameOf: (row: number) => string;
  /** Further words for yes and no, as they are exported. */
  readonly words?: CaseWords | undefined;
  /** What can follow from the rule, in words: the beginning of one of them is an expectation. Default: nothing. */
  readonly actions?: readonly string[] | undefined;
}

/** The cases that a table comes to, and what it has besides. Empty cells are no values. */
export function toCases(table: CaseTable, { uses, nameOf, words, actions = [] }: ReadOptions): ReadCases {
  const leftOut = [...table.leftOut];
  const wantedIn = readExpectations(words, actions);
  const cases = table.rows.map((row, index): ReadCase => {
    const found = readRow(row, uses, (why, place) =>
      leftOut.push(leave(why, index + 1, table.columns[place]?.heading ?? '', row[place])),
    );
    const { name, expectation } = found;
    const wanted = expectation === null ? null : wantedIn(expectation.cell);
    if (expectation !== null && wanted === null)
      leftOut.push(
        leave('expectation', index + 1, table.columns[expectation.place]?.heading ?? '', expectation.cell),
      );
    const known = name.slice(0, longestName).trim();
    return {
      ...{ name: known || nameOf(index + 1), values: found.values, wanted },
      expected: table.expected[index] ?? [],
    };
  });
  return { cases, leftOut: leftOut.toSorted((one, other) => one.row - other.row) };
}

interface ReadRow {
  readonly name: string;
  readonly values: Readonly<Record<string, CellValue>>;
  /** Null for an empty cell, and where no column has it. */
  readonly expectation: { readonly cell: CellValue; readonly place: number } | null;
}

/** The cells of a row by their uses; of two that are taken as the same the first one counts. */
function readRow(
  row: readonly CellValue[],
  uses: readonly ColumnUse[],
  onLeftOut: (why: LeftOut['why'], place: number) => void,
): ReadRow {
  const values: Record<string, CellValue> = {};
  const texts = new Map<'expected' | 'name', { cell: CellValue; text: string; place: number }>();
  for (const [place, use] of uses.entries()) {
    const cell = row[place] ?? null;
    if (cell === null || cell === '' || use.as === 'nothing') continue;
    const isTaken = use.as === 'value' ? Object.hasOwn(values, use.key) : texts.has(use.as);
    if (isTaken) onLeftOut('column', place);
    else if (use.as === 'value') values[use.key] = cell;
    else
      texts.set(use.as, {
        ...{ place, cell },
        text: typeof cell === 'object' ? JSON.stringify(cell) : String(cell).trim(),
      });
  }
  const name = texts.get('name');
  if (name !== undefined && name.text.length > longestName) onLeftOut('name', name.place);
  return { name: name?.text ?? '', values, expectation: texts.get('expected') ?? null };
}

function readExpectations(
  words: CaseWords | undefined,
  actions: readonly string[],
): (cell: CellValue) => RuleExpectation | null {
  const isYes = new Set<string>([...yes, ...(words ? [words.yes.toLowerCase()] : [])]);
  const isNo = new Set<string>([...no, ...(words ? [words.no.toLowerCase()] : [])]);
  return (cell) => {
    // Actions are exported as a list.
    const list = typeof cell === 'object' && cell !== null ? cell : [];
    if (list.length > 0) return areTexts(list) ? { holds: true, actions: list } : null;
    const text = String(cell).trim();
    const word = text.toLowerCase();
    if (isYes.has(word)) return { holds: true };
    if (isNo.has(word)) return { holds: false };
    return isKnownAction(text, actions) ? { holds: true, actions: [text] } : null;
  };
}

function areTexts(list: readonly Scalar[]): list is readonly string[] {
  return list.every((each) => typeof each === 'string');
}

/** Cases as JSON that is imported again with all that is expected of rules. Ids and versions are those of their set. */
export function casesToJson(cases: readonly KeptCase[]): string {
  return `${JSON.stringify(
    cases.map(({ name, values, expected }) => ({ name, values, expected })),
    null,
    2,
  )}\n`;
}

/** Cases as rows of cells below their headings, with what is expected of one rule, or of none. Lists, such as of expected actions, are one cell, as JSON. */
export function casesToRows(
  cases: readonly KeptCase[],
  ruleId: string | null,
  words: CaseWords,
): readonly (readonly string[])[] {
  const keys = [...new Set(cases.flatMap(({ values }) => Object.keys(values)))];
  const rows = cases.map(({ name, values, expected }) => {
    const outcome = expected.find((each) => each.ruleId === ruleId);
    const own = [toCell(name), ...keys.map((key) => toCell(values[key]))];
    if (ruleId === null) return own;
    return [...own, outcome === undefined ? '' : cellOf(outcome, words)];
  });
  const columns = [words.name, ...keys.map(toCell)];
  return [ruleId === null ? columns : [...columns, words.expected], ...rows];
}

function cellOf({ holds, actions = [] }: ExpectedOutcome, words: CaseWords): string {
  if (!holds) return words.no;
  return actions.length > 0 ? toCell(actions) : words.yes;
}
