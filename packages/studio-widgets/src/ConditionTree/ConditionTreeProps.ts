import type { SelectOption } from '@studio/ui';
import type { GivenLabels } from '@studio/ui/internal';
import type { ComponentPropsWithRef } from 'react';
import type { LiteralType } from '../shared/literal/literalType.ts';
import type { Parameter } from '../shared/parameters/Parameter.ts';
import type { ConditionTreeLabels } from './labels.ts';
import type { ConditionDraft } from './model/nodes.ts';
import type { OperatorSource } from './model/operators.ts';
import type { ConditionValue, ValueKind } from './model/values.ts';
import type {
  ConditionChange,
  RenderValueEditor,
  ValueChoice,
  ValueSearch,
  Variable,
  VariableMethod,
} from './types.ts';

/**
 * Props of `ConditionTree`; what is not named here goes to its root element. Objects and functions should stay the same
 * from render to render: what is drawn is drawn again when they change.
 */
export interface ConditionTreeProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** What is edited, when the host holds it; made by `parseCondition`, saved by `serialiseCondition`. */
  readonly value?: ConditionDraft | undefined;
  /** What is edited at first, when the tree holds it. Default: an 'and' without conditions. */
  readonly defaultValue?: ConditionDraft | undefined;
  /** The draft after an edit, and which edit it was. Typed texts come 250 ms after the last key. */
  readonly onValueChange?: ((next: ConditionDraft, change: ConditionChange) => void) | undefined;
  /** The operators to choose from, by what stands on the left. */
  readonly operators: OperatorSource;
  /** Looks for fields, properties, forms, entities, data set items and values of the left side's field. */
  readonly searchValues?:
    | ((search: ValueSearch, signal: AbortSignal) => Promise<readonly ValueChoice[]>)
    | undefined;
  /** The name of a value where its own properties do not say it: of an entity, for instance. */
  readonly getValueText?: ((value: ConditionValue) => string | undefined) | undefined;
  /** Draws the caller's own editor for a value, for instance a two-step selector for fields. */
  readonly renderValueEditor?: RenderValueEditor | undefined;
  /** The variables of the rule set. Default: none. */
  readonly variables?: readonly Variable[] | undefined;
  /** How variables of each type can be read. Default: one method a type, named after it. */
  readonly variableMethods?: Readonly<Record<string, readonly VariableMethod[]>> | undefined;
  /** What the left side can be. Default: a field, a property, a variable or a literal. */
  readonly leftKinds?: readonly ValueKind[] | undefined;
  /**
   * What the right side can be. Values of the left side's field are offered only while there is such a field, and are left
   * out else. Default: every kind.
   */
  readonly rightKinds?: readonly ValueKind[] | undefined;
  /** Whether a field of a type finds class codes. Default: types whose name starts with 'ClassCode'. */
  readonly isClassCodeType?: ((typeName: string) => boolean) | undefined;
  /** The condition types that the server knows; of them only regular and custom can be added. Default: both. */
  readonly conditionTypes?: readonly string[] | undefined;
  /** Options for a blank of a parameterized condition; `undefined` for one that is entered. */
  readonly getParameterOptions?:
    | ((parameter: Parameter) => readonly SelectOption<string>[] | undefined)
    | undefined;
  /** How a type is entered. Default: by its name. */
  readonly getLiteralType?: ((typeName: string) => LiteralType) | undefined;
  /** Shows everything, can be walked through and copied, changes nothing. Default false. */
  readonly isReadOnly?: boolean | undefined;
  /** Which permission or state keeps it from being edited; shown above it. */
  readonly readOnlyReason?: string | undefined;
  /** As read-only, and out of the tab order. Default false. */
  readonly isDisabled?: boolean | undefined;
  /**
   * Takes over undo and redo from the tree's own history, for a host that keeps one for the whole screen. Give both.
   */
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
  /** What scrolls the tree. Default: the nearest ancestor that scrolls, else the page. */
  readonly scrollElement?: 'window' | HTMLElement | null | undefined;
  /** Texts to replace the English ones. */
  readonly labels?: GivenLabels<ConditionTreeLabels> | undefined;
}
