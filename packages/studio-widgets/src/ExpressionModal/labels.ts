import { type DiscardLabels, discardLabels } from '../shared/discard/useDiscardQuestion.tsx';
import type { AddObstacle } from './model/rules.ts';
import type { ScriptFault } from './model/scriptProblem.ts';

/** Texts of the expression modal. */
export interface ExpressionModalLabels extends DiscardLabels {
  readonly title: string;
  /** The line under the title. */
  readonly subtitle: (variableName: string, kind: string) => string;
  readonly function: string;
  readonly chooseFunction: string;
  readonly searchFunctions: string;
  readonly noFunctions: string;
  /** Announced when the list of functions changed. */
  readonly functionsFound: (count: number) => string;
  /** How many fields an entry takes, from its operand count. */
  readonly operands: (operandCount: string) => string;
  /** The kinds of expression that an entry is for. */
  readonly applicability: (kinds: readonly string[]) => string;
  /** The heading of the field rows; `limit` is 0 for a constant. */
  readonly fields: (count: number, limit: number) => string;
  readonly field: (number: number) => string;
  readonly addToScript: string;
  /** Announced when it was. */
  readonly added: (name: string) => string;
  /** Why an entry cannot be added yet. */
  readonly obstacle: (obstacle: AddObstacle) => string;
  readonly script: string;
  /** The keys of the editor. */
  readonly scriptHint: string;
  readonly loadingEditor: string;
  /** Name of the list that the editor offers while a name is typed. */
  readonly completions: string;
  readonly problems: string;
  /** A problem, its line and the label of the form that it names. Default: English, which comes with the editor. */
  readonly problem?: (fault: ScriptFault, line: number, formLabel: string) => string;
  /** Announced when the numbers change. */
  readonly problemCount: (errors: number, warnings: number) => string;
  readonly moreProblems: (count: number) => string;
  readonly checkAgain: string;
  readonly valueFormat: string;
  readonly valueFormatExample: string;
  readonly valueFormatHelp: string;
  /** In front of what a value format makes of some numbers. */
  readonly formatExamples: string;
  /** The heading of the sample values and of what the script comes to. */
  readonly trial: string;
  /** In front of what the script comes to. */
  readonly trialResult: string;
  /** What is shown where it comes to no value. */
  readonly trialEmpty: string;
  /** Why it cannot be saved yet. */
  readonly checking: string;
  readonly save: string;
  readonly saveAndClose: string;
  readonly cancel: string;
  /** Closes the modal while it can only be read. */
  readonly close: string;
  readonly saveFailed: (reason: string) => string;
}

const isOne = (operandCount: string) => /^(?:exactly )?1$/i.test(operandCount.trim());
const some = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function obstacleText(obstacle: AddObstacle): string {
  if (obstacle.kind === 'no-function') return 'Choose a function, an operator or a constant first';
  const fields = some(obstacle.needed, 'field');
  return obstacle.kind === 'too-few-fields' ? `Choose at least ${fields}` : `Choose exactly ${fields}`;
}

/** The texts by default. */
export const defaultLabels: ExpressionModalLabels = {
  ...discardLabels,
  title: 'JavaScript Expression',
  subtitle: (variableName, kind) => `${variableName} · ${kind}`,
  function: 'Function',
  chooseFunction: 'Choose a function',
  searchFunctions: 'Search functions',
  noFunctions: 'No function has this name',
  functionsFound: (count) => some(count, 'entry').replace('entrys', 'entries'),
  operands: (operandCount) => {
    if (operandCount === '') return 'No fields';
    return `${operandCount} ${isOne(operandCount) ? 'field' : 'fields'}`;
  },
  applicability: (kinds) => `For ${kinds.map((kind) => kind.toLowerCase()).join(', ')}`,
  fields: (count, limit) =>
    limit === 0 ? 'Fields (a constant takes none)' : `Fields (${count} of ${limit})`,
  field: (number) => `Field ${number}`,
  addToScript: 'Add to Script',
  added: (name) => `${name} was added to the script`,
  obstacle: obstacleText,
  script: 'Script',
  scriptHint: 'Ctrl+Space offers functions and fields, F8 goes to the next problem, Tab leaves the editor.',
  loadingEditor: 'Loading the editor',
  completions: 'Functions and fields',
  problems: 'Problems',
  problemCount: (errors, warnings) =>
    errors + warnings === 0 ? 'No problems' : `${some(errors, 'error')}, ${some(warnings, 'warning')}`,
  moreProblems: (count) => `and ${count} more`,
  checkAgain: 'Retry',
  valueFormat: 'Value Format',
  valueFormatExample: 'Example: $#,###.##',
  valueFormatHelp: 'Help on value formats',
  formatExamples: 'Shown as',
  trial: 'Try it with sample values',
  trialResult: 'Result:',
  trialEmpty: 'empty',
  checking: 'The fields that the script names are being looked up',
  save: 'Save',
  saveAndClose: 'Save and Close',
  cancel: 'Cancel',
  close: 'Close',
  saveFailed: (reason) => `The expression could not be saved. ${reason}`,
};
