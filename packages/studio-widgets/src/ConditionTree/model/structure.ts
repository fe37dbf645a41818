import { createGroup, createNot } from './createNode.ts';
import { type CompositeNode, type ConditionDraft, type ConditionNode, coreOf, withCore } from './nodes.ts';
import { deepestLevel } from './parseCondition.ts';
import { findPosition, isWithin, shareIndex } from './treeIndex.ts';
import { replaceNode, updateCore } from './updateNode.ts';
import { summarize } from './validate.ts';

/** Where something goes: beside a condition, or into a group at its start or end. */
export interface Place {
  readonly position: 'before' | 'after' | 'start' | 'end';
  /** The condition, or the group. */
  readonly targetId: string;
}

/** The next draft, or the one before where the next would be deeper than `parseCondition` reads. */
function withinDepth(before: ConditionDraft, next: ConditionDraft): ConditionDraft {
  const { levels } = summarize(next);
  return levels > deepestLevel && levels > summarize(before).levels ? before : next;
}

function changeChildren(
  draft: ConditionDraft,
  groupId: string,
  change: (children: readonly ConditionNode[]) => readonly ConditionNode[],
): ConditionDraft {
  return replaceNode(draft, groupId, (node) => {
    const core = coreOf(node);
    if (core.kind !== 'CompositeCondition') return node;
    return withCore(node, { ...core, subconditions: change(core.subconditions) });
  });
}

/**
 * Adds conditions at a place; their ids must be new to the draft. Nothing happens where there is no such place, and where
 * the draft would become deeper than `deepestLevel`; so it is with every operation that makes it deeper.
 */
export function insertNodes(
  draft: ConditionDraft,
  nodes: readonly ConditionNode[],
  { position, targetId }: Place,
): ConditionDraft {
  const add = (groupId: string, change: (children: readonly ConditionNode[]) => readonly ConditionNode[]) =>
    withinDepth(draft, changeChildren(draft, groupId, change));
  if (position === 'start') return add(targetId, (children) => [...nodes, ...children]);
  if (position === 'end') return add(targetId, (children) => [...children, ...nodes]);
  const at = findPosition(draft, targetId);
  if (at === undefined) return draft;
  const index = position === 'before' ? at.index : at.index + 1;
  return add(at.group.id, (children) => children.toSpliced(index, 0, ...nodes));
}

/** Takes a condition or a whole group out; the root stays. */
export function removeNode(draft: ConditionDraft, id: string): ConditionDraft {
  const at = findPosition(draft, id);
  return at ? changeChildren(draft, at.group.id, (children) => children.toSpliced(at.index, 1)) : draft;
}

function isSamePlace(draft: ConditionDraft, id: string, place: Place): boolean {
  const at = findPosition(draft, id);
  if (at === undefined) return true;
  const { position, targetId } = place;
  if (position === 'start') return targetId === at.group.id && at.index === 0;
  if (position === 'end') return targetId === at.group.id && at.index === at.group.subconditions.length - 1;
  const neighbour = at.group.subconditions[position === 'before' ? at.index + 1 : at.index - 1];
  return neighbour !== undefined && coreOf(neighbour).id === targetId;
}

/**
 * Moves a condition or a group. Nothing happens when it is there already, and a group never goes into itself.
 */
export function moveNode(draft: ConditionDraft, id: string, place: Place): ConditionDraft {
  const at = findPosition(draft, id);
  if (at === undefined || isWithin(draft, place.targetId, id) || isSamePlace(draft, id, place)) return draft;
  const without = removeNode(draft, id);
  const moved = insertNodes(without, [at.node], place);
  return moved === without ? draft : moved;
}

/** Negates a condition or a group, or takes its outermost negation away. */
export function toggleNegation(draft: ConditionDraft, id: string): ConditionDraft {
  const next = replaceNode(draft, id, (node) =>
    node.kind === 'UnaryCondition' ? node.subcondition : createNot(node),
  );
  return withinDepth(draft, shareIndex(next, draft));
}

/** Makes all (`and`) or any (`or`) of a group's conditions count. */
export function setGroupOperator(
  draft: ConditionDraft,
  id: string,
  operator: CompositeNode['operator'],
): ConditionDraft {
  return updateCore(draft, id, (core) =>
    core.kind === 'CompositeCondition' && core.operator !== operator ? { ...core, operator } : core,
  );
}

/** Puts a new group around a condition. Answers with the group's id; the root cannot be wrapped, and nothing at the deepest level. */
export function wrapInGroup(
  draft: ConditionDraft,
  id: string,
): { readonly draft: ConditionDraft; readonly groupId: string } | undefined {
  const at = findPosition(draft, id);
  if (at === undefined) return undefined;
  const group = createGroup([at.node]);
  const next = withinDepth(
    draft,
    replaceNode(draft, id, () => group),
  );
  return next === draft ? undefined : { draft: next, groupId: group.id };
}

/** Puts a group's conditions in its place. The root stays, and a negated group, whose conditions would mean something else. */
export function ungroup(draft: ConditionDraft, id: string): ConditionDraft {
  const at = findPosition(draft, id);
  if (at?.node.kind !== 'CompositeCondition') return draft;
  const { subconditions } = at.node;
  return changeChildren(draft, at.group.id, (children) => children.toSpliced(at.index, 1, ...subconditions));
}
