import type { Parameter } from '../../shared/parameters/Parameter.ts';
import type { ConditionOperand, ConditionValue } from './valueKind.ts';

/** Properties of the payload that this model does not know; they are saved as they came. */
export type Extra = Readonly<Record<string, unknown>>;

interface NodeBase {
  /** Unique in its tree; made by the model, never saved. */
  readonly id: string;
  readonly extra?: Extra | undefined;
}

export type GroupOperator = 'and' | 'or';

/** All (`and`) or any (`or`) of the conditions below it. */
export interface CompositeNode extends NodeBase {
  readonly kind: 'CompositeCondition';
  readonly operator: GroupOperator;
  readonly subconditions: readonly ConditionNode[];
  /** Is around a rule's only condition, and is not saved while it holds that one alone. */
  readonly isImplicit?: boolean | undefined;
}

/** The opposite of a condition. */
export interface UnaryNode extends NodeBase {
  readonly kind: 'UnaryCondition';
  readonly operator: 'not';
  readonly subcondition: ConditionNode;
}

/** A comparison. */
export interface BinaryNode extends NodeBase {
  readonly kind: 'BinaryCondition';
  readonly lhs: ConditionValue;
  readonly operatorName: string;
  /** Absent with an operator without operands; a list with one that compares with many. */
  readonly rhs?: ConditionOperand | undefined;
}

/** A sentence with blanks to fill. */
export interface ParameterizedNode extends NodeBase {
  readonly kind: 'ParameterizedCondition';
  readonly parameters: readonly Parameter[];
  /** What is shown; a blank is written `{name}`. Without one the blanks alone are shown. */
  readonly expression?: string | undefined;
}

/** An expression as text. */
export interface RawNode extends NodeBase {
  readonly kind: 'RawCondition';
  readonly rawExpression: string;
}

/** A condition that this model cannot read: it can be moved and deleted, and is saved as it came. */
export interface OpaqueNode extends NodeBase {
  readonly kind: 'OpaqueCondition';
  readonly payload: unknown;
}

export type LeafNode = BinaryNode | ParameterizedNode | RawNode | OpaqueNode;

/** What remains of a condition without its negations. */
export type CoreNode = CompositeNode | LeafNode;

export type ConditionNode = CoreNode | UnaryNode;

/**
 * A rule's condition while it is edited: the outermost node, whose core is a group. Nothing in it ever changes; an edit
 * gives another draft that shares all that it did not touch.
 */
export type ConditionDraft = CompositeNode | UnaryNode;

/** A condition without its negations. */
export function coreOf(node: ConditionNode): CoreNode {
  let core = node;
  while (core.kind === 'UnaryCondition') core = core.subcondition;
  return core;
}

/** How often a condition is negated. */
export function negationsOf(node: ConditionNode): number {
  let count = 0;
  for (let at = node; at.kind === 'UnaryCondition'; at = at.subcondition) count += 1;
  return count;
}

/** The same negations around another core. */
export function withCore(node: ConditionNode, core: CoreNode): ConditionNode {
  return node.kind === 'UnaryCondition' ? { ...node, subcondition: withCore(node.subcondition, core) } : core;
}

/** The conditions of a group; none for anything else. */
export function childrenOf(node: ConditionNode): readonly ConditionNode[] {
  const core = coreOf(node);
  return core.kind === 'CompositeCondition' ? core.subconditions : [];
}

/** Whether a node can be the outermost one. */
export function isDraft(node: ConditionNode): node is ConditionDraft {
  return coreOf(node).kind === 'CompositeCondition';
}
