import { writeCount } from '@studio/ui/internal';
import type { PasteRefusal } from './model/clipboard.ts';
import type { MoveDirection } from './model/moves.ts';
import type { GroupOperator } from './model/nodes.ts';
import type { ConditionProblemCode } from './model/validate.ts';
import type { ConditionOutcome } from './types.ts';

/** The texts that conditions are described with. A `condition` is the text that names a condition or group. */
export interface ConditionTexts {
  /** Several values. `texts` may be the first ones alone; `count` is the number of all. */
  readonly values: (texts: readonly string[], count: number) => string;
  readonly unreadable: string;
  readonly emptyExpression: string;
  /** Text for what is not chosen yet. */
  readonly blank: string;
  readonly groupName: (operator: GroupOperator, count: number) => string;
  readonly negatedName: (condition: string) => string;
  readonly problems: Readonly<Record<ConditionProblemCode, string>>;
}

/**
 * Every text of the tree. Functions get names and numbers and give a whole sentence, so that a language can order it.
 */
export interface ConditionTreeLabels extends ConditionTexts {
  readonly if: string;
  readonly any: string;
  readonly all: string;
  readonly ofTheseAreTrue: string;
  readonly operatorOfGroup: string;
  readonly not: string;
  readonly addCondition: string;
  readonly addCustom: string;
  readonly addGroup: string;
  readonly delete: string;
  readonly negate: string;
  readonly removeNegation: string;
  readonly more: string;
  readonly wrap: string;
  readonly ungroup: string;
  readonly duplicate: string;
  readonly copy: string;
  readonly cut: string;
  readonly paste: string;
  readonly move: Readonly<Record<MoveDirection, string>>;
  readonly undo: string;
  readonly redo: string;
  readonly collapse: string;
  readonly expand: string;
  readonly conditionCount: (count: number) => string;
  readonly incompleteCount: (count: number) => string;
  readonly noConditions: string;
  readonly leftSide: string;
  readonly operator: string;
  readonly value: string;
  readonly rawExpression: string;
  readonly leftSideKind: string;
  readonly valueKind: string;
  readonly chooseOperator: string;
  readonly loadingOperators: string;
  readonly outcomes: Readonly<Record<ConditionOutcome['result'], string>>;
  readonly noValueNeeded: string;
  readonly formerValue: (value: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly yesOrNo: string;
  readonly pasteRefused: Readonly<Record<PasteRefusal, string>>;
  readonly clipboardClosed: string;
  /** Announced by assistive technology after a change. */
  readonly announcements: {
    readonly added: (condition: string) => string;
    readonly deleted: (condition: string) => string;
    readonly moved: (condition: string, position: number, count: number, level: number) => string;
    readonly cannotMove: Readonly<Record<MoveDirection, string>>;
    readonly tooDeep: string;
    readonly copied: (condition: string) => string;
    readonly cut: (condition: string) => string;
    readonly pasted: (count: number) => string;
    readonly undone: string;
    readonly redone: string;
    readonly nothingToUndo: string;
    readonly nothingToRedo: string;
    readonly negated: string;
    readonly negationRemoved: string;
    readonly wrapped: string;
    readonly ungrouped: string;
  };
}

function conditions(count: number, locale: string): string {
  return `${writeCount(count, locale)} ${count === 1 ? 'condition' : 'conditions'}`;
}

const mostShownCharacters = 200;

/** One value among others: in quotation marks when it holds the comma that separates them. */
function quoted(text: string): string {
  const short = text.length > mostShownCharacters ? `${text.slice(0, mostShownCharacters)}…` : text;
  return short.includes(',') ? `“${short}”` : short;
}

/** The English texts that conditions are described with. */
export const defaultTexts = (locale: string): ConditionTexts => ({
  values: (texts, count) => {
    const rest = count - texts.length;
    const more = rest > 0 ? [`${writeCount(rest, locale)} more`] : [];
    return [...texts.map(quoted), ...more].join(', ');
  },
  unreadable: 'A condition that cannot be edited here',
  emptyExpression: 'empty expression',
  blank: 'nothing chosen',
  groupName: (operator, count) => `If ${operator === 'or' ? 'any' : 'all'} of ${conditions(count, locale)}`,
  negatedName: (condition) => `not ${condition}`,
  problems: {
    'no-left': 'Choose what to compare',
    'invalid-left': 'Choose something else to compare',
    'no-operator': 'Choose an operator',
    'no-right': 'Enter or choose a value',
    'invalid-right': 'Enter or choose another value',
    'no-range': 'Enter two values, the lower one first',
    'backward-range': 'The first value must not be above the second one',
    'no-expression': 'Enter an expression',
    'invalid-expression': 'Correct the expression',
    'no-parameter': 'Fill in every blank',
    'empty-group': 'Add a condition, or delete the group',
  },
});

/** The English texts. */
export const defaultLabels = (locale: string): ConditionTreeLabels => ({
  ...defaultTexts(locale),
  if: 'If',
  any: 'Any',
  all: 'All',
  ofTheseAreTrue: 'of these are true',
  operatorOfGroup: 'Any or all',
  not: 'NOT',
  addCondition: 'Condition',
  addCustom: 'Custom',
  addGroup: 'Group',
  delete: 'Delete',
  negate: 'Negate',
  removeNegation: 'Remove negation',
  more: 'More',
  wrap: 'Put in a group',
  ungroup: 'Dissolve group',
  duplicate: 'Duplicate',
  copy: 'Copy',
  cut: 'Cut',
  paste: 'Paste',
  move: { up: 'Move up', down: 'Move down', out: 'Move out of the group', in: 'Move into the next group' },
  undo: 'Undo',
  redo: 'Redo',
  collapse: 'Collapse',
  expand: 'Expand',
  conditionCount: (count) => conditions(count, locale),
  incompleteCount: (count) => `${writeCount(count, locale)} incomplete`,
  noConditions: 'No conditions yet',
  leftSide: 'Left side',
  operator: 'Operator',
  value: 'Value',
  rawExpression: 'Expression',
  leftSideKind: 'Left side is',
  valueKind: 'Value is',
  chooseOperator: 'Operator',
  outcomes: { true: 'True', false: 'False', error: 'Error' },
  loadingOperators: 'Loading operators',
  noValueNeeded: 'no value needed',
  formerValue: (value) => `was ${value}`,
  yes: 'Yes',
  no: 'No',
  yesOrNo: 'Choose yes or no',
  pasteRefused: {
    'no-conditions': 'The clipboard holds no conditions.',
    'too-large': 'What the clipboard holds is too large to paste.',
    damaged: 'The conditions in the clipboard are damaged; nothing was pasted.',
  },
  clipboardClosed: 'The browser does not let this page read the clipboard. Press Ctrl+V instead.',
  announcements: {
    added: (condition) => `Added: ${condition}`,
    deleted: (condition) => `Deleted: ${condition}`,
    moved: (condition, position, count, level) =>
      `Moved: ${condition}. Now ${position} of ${count}, level ${level}`,
    cannotMove: {
      up: 'Already the first of its group',
      down: 'Already the last of its group',
      out: 'Already in the outermost group',
      in: 'There is no group beside it to move into',
    },
    tooDeep: 'Conditions cannot be nested deeper than this',
    copied: (condition) => `Copied: ${condition}`,
    cut: (condition) => `Cut: ${condition}`,
    pasted: (count) => `Pasted ${conditions(count, locale)}`,
    undone: 'Undone',
    redone: 'Redone',
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
    negated: 'Negated',
    negationRemoved: 'Negation removed',
    wrapped: 'Put in a group',
    ungrouped: 'Group dissolved',
  },
});
