import { type DiscardLabels, discardLabels } from '../shared/discard/useDiscardQuestion.tsx';
import type { RegexFault } from './model/expressionFault.ts';

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
  /** Said when saving failed, with the reason. */
  readonly saveFailed: (reason: string) => string;
  /** What keeps a text from being an expression. */
  readonly faults: Readonly<Record<RegexFault, string>>;
  readonly success: string;
  readonly failure: string;
  /** Said instead of `failure` when the test was ended before it came to an answer. */
  readonly tooSlow: string;
  /** Said when the test itself went wrong, with the reason. */
  readonly notTested: (reason: string) => string;
  /** Said of an expression that cannot be read, with the reason. */
  readonly invalid: (reason: string) => string;
  /** Name of the test data with its matches. */
  readonly matches: string;
  readonly match: (number: number) => string;
  readonly group: (number: number, name: string | undefined) => string;
  /** Said of a match or group that holds no character. */
  readonly emptyMatch: string;
  readonly noGroup: string;
  readonly help: string;
  readonly helpItems: readonly RegexHelpItem[];
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
    other: 'It is not well formed.',
  },
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
    { token: '\\.  \\(', meaning: 'the character itself' },
  ],
};
