import { type DiscardLabels, discardLabels } from '../shared/discard/useDiscardQuestion.tsx';
import type { RegexFault } from './model/expressionFault.ts';
import type { RegexForeignKind, RegexForeignSyntax } from './model/foreignSyntax.ts';

/** A line of the help. */
export interface RegexHelpItem {
  /** The notation, as it is typed. */
  readonly token: string;
  readonly meaning: string;
}

/** Texts of the regular expression modal. */
export interface RegexModalLabels extends DiscardLabels {
  readonly title: (variableName: string) => string;
  readonly expression: string;
  readonly testData: string;
  readonly test: string;
  readonly done: string;
  readonly cancel: string;
  /** Closes the modal while it can only be read. */
  readonly close: string;
  /** Text when saving failed, with the reason. */
  readonly saveFailed: (reason: string) => string;
  /** What keeps a text from being an expression. */
  readonly faults: Readonly<Record<RegexFault, string>>;
  /** Text about what other dialects write otherwise, with what to write here. */
  readonly foreign: (syntax: RegexForeignSyntax) => string;
  /** The button that writes such an expression as it is written here. */
  readonly translate: string;
  readonly success: string;
  readonly failure: string;
  /** Text instead of `failure` when the test was ended before it came to an answer. */
  readonly tooSlow: string;
  /** Text when the test itself went wrong, with the reason. */
  readonly notTested: (reason: string) => string;
  /** Text about an expression that cannot be read, with the reason. */
  readonly invalid: (reason: string) => string;
  /** Name of the test data with its matches. */
  readonly matches: string;
  readonly match: (number: number) => string;
  readonly group: (number: number, name: string | undefined) => string;
  /** Text for a match or group that holds no character. */
  readonly emptyMatch: string;
  readonly noGroup: string;
  readonly help: string;
  readonly helpItems: readonly RegexHelpItem[];
}

/** What another dialect writes otherwise, by its kind: what it is there, and what to do where nothing means the same here. */
const foreignTexts: Readonly<Record<RegexForeignKind, readonly [what: string, otherwise: string]>> = {
  delimiters: ['The slashes around the expression are those of program code', 'leave them out'],
  anchor: ['is an anchor of another dialect', 'leave it out'],
  class: ['is a class of another dialect', 'list the characters, such as [ \\t]'],
  'posix-class': ['is a class of POSIX', 'list the characters, such as [A-Za-z]'],
  property: ['is written with braces', 'write it with braces'],
  'code-point': ['is written otherwise', 'write it as \\u{…}'],
  quote: ['is a quotation of another dialect', 'escape each character'],
  flags: ['sets flags as another dialect does', 'write both letters, such as [Aa]'],
  'group-name': ['is a group name of another dialect', 'write (?<name>…)'],
  reference: ['refers to a group as another dialect does', 'write \\1 or \\k<name>'],
  comment: ['is a comment of another dialect', 'leave it out'],
  atomic: ['is an atomic group of another dialect', 'write a group'],
  possessive: ['is a possessive quantifier of another dialect', 'write it without its last +'],
  conditional: ['is a condition or recursion of another dialect', 'write the cases with |'],
  'needless-escape': ['needs no backslash', 'leave it out'],
  'class-range': ['cannot begin a range', 'write \\- for a hyphen'],
};

function describeForeign({ kind, written, instead }: RegexForeignSyntax): string {
  const [what, otherwise] = foreignTexts[kind];
  if (kind === 'delimiters') return `${what}: ${otherwise}.`;
  if (instead === '') return `${written} ${what}: leave it out.`;
  return `${written} ${what}: ${instead === null ? otherwise : `write ${instead}`}.`;
}

/** The texts by default. */
export const defaultLabels: RegexModalLabels = {
  ...discardLabels,
  title: (variableName) => `Regular Expression for ${variableName}`,
  expression: 'Regular Expression',
  testData: 'Test Data',
  test: 'Test',
  done: 'Done',
  cancel: 'Cancel',
  close: 'Close',
  saveFailed: (reason) => `The expression could not be saved. ${reason}`.trim(),
  faults: {
    'unterminated-group': 'A group is not closed.',
    'unmatched-parenthesis': 'A closing parenthesis has no opening one.',
    'unterminated-class': 'A set of characters is not closed.',
    'nothing-to-repeat': 'There is nothing to repeat.',
    'range-out-of-order': 'A range of characters runs backwards.',
    'quantifier-out-of-order': 'A number of repetitions is larger than its upper limit.',
    'lone-backslash': 'Nothing follows the last backslash.',
    'invalid-escape': 'An escape is not known.',
    'invalid-group': 'A group begins with something that is not known.',
    'duplicate-group': 'Two groups have the same name.',
    'unknown-group': 'No group has the name that is referred to.',
    'too-large': 'It is too large.',
    'lone-bracket': 'A bracket or brace stands alone. Write \\[, \\], \\{ or \\} for the character itself.',
    'unknown-property':
      'A property of characters is not known. Write it such as \\p{L} or \\p{Script=Greek}.',
    other: 'It is not well formed.',
  },
  foreign: describeForeign,
  translate: 'Rewrite the expression',
  success: 'Success! Test Data is valid for Regular Expression entered',
  failure: 'Test Failed. Test data does not match Regular Expression',
  tooSlow: 'Test Failed. The Regular Expression takes too long',
  notTested: (reason) => `The test could not be run. ${reason}`,
  invalid: (reason) => `This cannot be read as a regular expression: ${reason}`,
  matches: 'Matches in the test data',
  match: (number) => `Match ${number}`,
  group: (number, name) => (name ? `Group ${number} (${name})` : `Group ${number}`),
  emptyMatch: 'no characters',
  noGroup: 'took no part',
  help: 'Help',
  helpItems: [
    { token: '.', meaning: 'any character but a line break' },
    { token: '\\d  \\D', meaning: 'a digit; anything but a digit' },
    { token: '\\w  \\W', meaning: 'a letter, digit or underscore; anything else' },
    { token: '\\s  \\S', meaning: 'white space; anything else' },
    { token: '[abc]  [^abc]', meaning: 'one of these characters; none of them' },
    { token: '[A-Z]', meaning: 'a character of this range' },
    { token: 'a*  a+  a?', meaning: 'any number; one or more; one or none' },
    { token: 'a{3}  a{2,4}', meaning: 'exactly three; two to four' },
    { token: 'a|b', meaning: 'either' },
    { token: '(…)  (?<name>…)', meaning: 'a group; a group with a name' },
    { token: '\\p{L}  \\p{Lu}', meaning: 'a letter of any script; a capital one' },
    { token: '^  $', meaning: 'the beginning; the end' },
    { token: '\\.  \\(', meaning: 'the character itself' },
  ],
};
