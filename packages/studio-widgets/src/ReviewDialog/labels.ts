import { type ConditionTexts, defaultTexts } from '../ConditionTree/labels.ts';
import type { GroupOperator } from '../ConditionTree/model/nodes.ts';

/** Texts of a review. */
export interface ReviewDialogLabels extends ConditionTexts {
  readonly rulesText: string;
  readonly errors: string;
  /** Name of the tabs. */
  readonly tabs: string;
  readonly done: string;
  readonly close: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly noConditions: string;
  readonly noActions: string;
  /** Before what follows from the rule. */
  readonly outcome: string;
  /** The outermost group of a rule. */
  readonly ruleIf: (operator: GroupOperator, isNegated: boolean) => string;
  /** A group within a rule. */
  readonly group: (operator: GroupOperator, isNegated: boolean) => string;
  readonly unreadableAction: string;
  readonly actionProblems: Readonly<Record<'no-parameter' | 'no-expression', string>>;
  readonly severity: Readonly<Record<'error' | 'warning', string>>;
  readonly noErrors: string;
  readonly validating: string;
  readonly validationFailed: string;
  readonly retry: string;
}

function groupText(operator: GroupOperator, isNegated: boolean): string {
  if (operator === 'and') return isNegated ? 'not all of these are true' : 'all of these are true';
  return isNegated ? 'none of these is true' : 'any of these is true';
}

/** The English texts. */
export const defaultLabels = (locale: string): ReviewDialogLabels => ({
  ...defaultTexts(locale),
  rulesText: 'Rules Text',
  errors: 'Errors',
  tabs: 'Review',
  done: 'Done',
  close: 'Close',
  copy: 'Copy text',
  copied: 'Copied',
  copyFailed: 'The browser does not let this page write to the clipboard. Select the text and copy it.',
  noConditions: 'No conditions yet',
  noActions: 'No actions yet',
  outcome: 'Then',
  ruleIf: (operator, isNegated) => `If ${groupText(operator, isNegated)}:`,
  group: (operator, isNegated) => `${groupText(operator, isNegated)}:`,
  unreadableAction: 'An action that cannot be edited here',
  actionProblems: { 'no-parameter': 'Fill in every blank', 'no-expression': 'Enter an expression' },
  severity: { error: 'Error', warning: 'Warning' },
  noErrors: 'No errors were found.',
  validating: 'Validating rule',
  validationFailed: 'The rule could not be validated.',
  retry: 'Retry',
});
