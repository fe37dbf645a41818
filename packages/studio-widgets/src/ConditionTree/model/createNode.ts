import type {
  BinaryNode,
  CompositeNode,
  ConditionDraft,
  ConditionNode,
  RawNode,
  UnaryNode,
} from './nodes.ts';
import type { ConditionRules } from './rules.ts';

let lastId = 0;
let prefix = 'c';

/** An id that no other node of this page has. */
export function newNodeId(): string {
  lastId += 1;
  return `${prefix}${lastId.toString(36)}`;
}

/** From now on ids are random: stored conditions have ids that new ones must not meet. */
export function makeIdsRandom(): void {
  if (prefix === 'c') prefix = `c-${Math.random().toString(36).slice(2, 10)}-`;
}

/** A comparison with nothing chosen: the first kind of the left side, no operator, an empty value on the right. */
export function createBinary(rules: ConditionRules): BinaryNode {
  const lhs = rules.createLeft();
  return {
    id: newNodeId(),
    kind: 'BinaryCondition',
    lhs,
    operatorName: '',
    rhs: rules.createRight(lhs),
  };
}

/** A custom condition without text. */
export function createRaw(): RawNode {
  return { id: newNodeId(), kind: 'RawCondition', rawExpression: '' };
}

/** A group around conditions, none by default. */
export function createGroup(subconditions: readonly ConditionNode[] = []): CompositeNode {
  return { id: newNodeId(), kind: 'CompositeCondition', operator: 'and', subconditions };
}

/** The condition of a new rule: an 'and' without subconditions. */
export function createDraft(): ConditionDraft {
  return createGroup();
}

/** The opposite of a condition. */
export function createNot(subcondition: ConditionNode): UnaryNode {
  return { id: newNodeId(), kind: 'UnaryCondition', operator: 'not', subcondition };
}

/** The same branch with ids of its own. */
export function copyBranch(node: ConditionNode): ConditionNode {
  const id = newNodeId();
  if (node.kind === 'UnaryCondition') return { ...node, id, subcondition: copyBranch(node.subcondition) };
  if (node.kind === 'CompositeCondition')
    return { ...node, id, isImplicit: undefined, subconditions: node.subconditions.map(copyBranch) };
  return { ...node, id };
}
