import type { SelectOption } from '@studio/ui';
import type { GivenLabels } from '@studio/ui/internal';
import type { ComponentPropsWithRef, Ref } from 'react';
import type { Parameter } from '../shared/parameters/Parameter.ts';
import type { ConditionTreeLabels } from './labels.ts';
import type { ConditionDraft } from './model/nodes.ts';
import type { ConditionOperators } from './model/operators.ts';
import type { ConditionValue, ConditionValueKind } from './model/valueKind.ts';
import type { ConditionChange, ConditionOutcome, ConditionTreeActions } from './types.ts';

/**
 * Props of `ConditionTree`; what is not named here goes to its root element. Objects and functions should stay the same
 * from render to render: what is drawn is drawn again when they change.
 */
export interface ConditionTreeProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** What is edited, when the host holds it; made by `parseCondition`, saved by `serializeCondition`. */
  readonly value?: ConditionDraft | undefined;
  /** What is edited at first, when the tree holds it. Default: an 'and' without conditions. */
  readonly defaultValue?: ConditionDraft | undefined;
  /** The draft after an edit, and which edit it was. Typed texts come `debounceMs` after the last key. */
  readonly onValueChange?: ((next: ConditionDraft, change: ConditionChange) => void) | undefined;
  /** Accessible name of the tree. */
  readonly label: string;
  /** The operators to choose from; `undefined` while they are loading. */
  readonly operators: ConditionOperators | undefined;
  /** The kinds of value that the sides of a comparison can have, and how they are entered. */
  readonly valueKinds: readonly ConditionValueKind[];
  /**
   * What is wrong with the text of a custom condition, as a text to show at it; `undefined` when nothing is. Another function checks all of them
   * again.
   * @default any text is right
   */
  readonly checkExpression?: ((expression: string) => string | undefined) | undefined;
  /**
   * What a value is called where the host knows it better than the kind: an item of a data set by its name. Another function shows the values
   * that are on screen again.
   * @param left the left side, for a value on the right
   * @default as its kind describes it
   */
  readonly getValueText?:
    | ((value: ConditionValue, left: ConditionValue | undefined) => string | undefined)
    | undefined;
  /**
   * Which conditions can be added, by words that begin with `regular` or `binary` (comparisons), and with `custom` or `raw` (texts in a
   * language of the host). Groups can always be added.
   * @default both
   */
  readonly conditionTypes?: readonly string[] | undefined;
  /** Options for a blank of a parameterized condition; `undefined` for one that is entered. */
  readonly getParameterOptions?:
    | ((parameter: Parameter) => readonly SelectOption<string>[] | undefined)
    | undefined;
  /** Shows everything, can be walked through and copied, changes nothing. Default false. */
  readonly isReadOnly?: boolean | undefined;
  /** Which permission or state keeps it from being edited; shown above it. */
  readonly readOnlyReason?: string | undefined;
  /** As read-only, and out of the tab order. Default false. */
  readonly isDisabled?: boolean | undefined;
  /**
   * Takes over undo and redo from the tree's own history, for a host that keeps one for the whole screen, and has its own buttons. Give both.
   */
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
  /**
   * Milliseconds that a typed text waits for the next key before `onValueChange` is called; leaving the field, Enter and every
   * other edit do not wait.
   * @default 250
   */
  readonly debounceMs?: number | undefined;
  /** What the host can do with the tree, such as moving the focus to a condition. */
  readonly actionsRef?: Ref<ConditionTreeActions> | undefined;
  /**
   * What became of conditions and groups when the rule was tried, by their ids, in a column at the end. A negated condition has the result
   * of its negation. Default: no column.
   */
  readonly outcomes?: ReadonlyMap<string, ConditionOutcome> | undefined;
  /** What the right sides of comparisons were before they were edited, by the ids of the comparisons; shown beside what they are. Default: nothing. */
  readonly formerValues?: ReadonlyMap<string, string> | undefined;
  /** What scrolls the tree. Default: the nearest ancestor that scrolls, else the page. */
  readonly scrollElement?: 'window' | HTMLElement | null | undefined;
  /** Texts to replace the English ones. */
  readonly labels?: GivenLabels<ConditionTreeLabels> | undefined;
}
