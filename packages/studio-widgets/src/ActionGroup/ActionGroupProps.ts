import type { SelectOption } from '@studio/ui';
import type { GivenLabels } from '@studio/ui/internal';
import type { ComponentPropsWithRef, Ref } from 'react';
import type { Parameter } from '../shared/parameters/Parameter.ts';
import type { ActionGroupLabels } from './labels.ts';
import type { ActionsDraft } from './model/actionNodes.ts';

/** An action that can be added. */
export interface AvailableAction {
  /** Unique among them. */
  readonly name: string;
  readonly label: string;
  /**
   * The action as it is saved, with empty blanks: `{ kind: 'RawAction', rawExpression, transformVariables }`, or `{ kind:
   * 'ParameterizedAction', expression, parameters: [{ name, value, typeName }] }`. Anything else is added, and cannot be edited.
   */
  readonly template: unknown;
}

/** Which edit changed the draft. */
export interface ActionsChange {
  readonly reason: 'add' | 'delete' | 'move' | 'set-parameter' | 'set-expression' | 'undo' | 'redo';
  /** Of the action; absent for undo and redo. */
  readonly id?: string | undefined;
}

/** What a host can do with a group of actions. */
export interface ActionGroupActions {
  /** Moves the focus to an action and scrolls to it. `false` when there is none of that id. */
  readonly focusAction: (id: string) => boolean;
}

/** Props of `ActionGroup`; what is not named here goes to its root element. */
export interface ActionGroupProps
  extends Omit<ComponentPropsWithRef<'section'>, 'onChange' | 'children' | 'defaultValue'> {
  /** What is edited, when the host holds it; made by `parseActions`, saved by `serializeActions`. */
  readonly value?: ActionsDraft | undefined;
  /** What is edited at first, when the group holds it. Default: no actions. */
  readonly defaultValue?: ActionsDraft | undefined;
  /** The draft after an edit, and which edit it was. Typed texts come `debounceMs` after the last key. */
  readonly onValueChange?: ((next: ActionsDraft, change: ActionsChange) => void) | undefined;
  /** What the server offers to add, in this order; `undefined` while it is loading. */
  readonly availableActions: readonly AvailableAction[] | undefined;
  /** Options for a parameter; `undefined` for one that is entered. */
  readonly getParameterOptions?:
    | ((parameter: Parameter) => readonly SelectOption<string>[] | undefined)
    | undefined;
  /** Shows everything, changes nothing. Default false. */
  readonly isReadOnly?: boolean | undefined;
  /** Which permission or state keeps it from being edited; shown above it. */
  readonly readOnlyReason?: string | undefined;
  /** As read-only. Default false. */
  readonly isDisabled?: boolean | undefined;
  /** Takes over undo and redo from the group's own history, for a host that has its own buttons. Give both. */
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
  /**
   * Milliseconds that a typed text waits for the next key before `onValueChange` is called; leaving the field, Enter and every
   * other edit do not wait.
   * @default 250
   */
  readonly debounceMs?: number | undefined;
  /** What the host can do with the group, such as moving the focus to an action. */
  readonly actionsRef?: Ref<ActionGroupActions> | undefined;
  /** What became of the actions when the rule was tried, in a column at the end, beside that of `ConditionTree`. Default: no column. */
  readonly outcome?: string | undefined;
  /** Texts to replace the English ones. */
  readonly labels?: GivenLabels<ActionGroupLabels> | undefined;
}
