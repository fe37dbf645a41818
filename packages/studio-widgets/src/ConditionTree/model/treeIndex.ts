import { type CompositeNode, type ConditionDraft, type ConditionNode, childrenOf, coreOf } from './nodes.ts';

/**
 * Which group each condition is in, by their cores' ids. Drafts of the same structure share one index, so that
 * another index means another structure.
 */
export interface TreeIndex {
  /** The root's parent is `undefined`. */
  readonly parents: ReadonlyMap<string, string | undefined>;
}

const indexes = new WeakMap<ConditionNode, TreeIndex>();

function build(draft: ConditionDraft): TreeIndex {
  const parents = new Map<string, string | undefined>([[coreOf(draft).id, undefined]]);
  const waiting: ConditionNode[] = [draft];
  for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
    const { id } = coreOf(group);
    for (const child of childrenOf(group)) {
      const core = coreOf(child);
      parents.set(core.id, id);
      if (core.kind === 'CompositeCondition') waiting.push(child);
    }
  }
  return { parents };
}

/** A draft's index. The first call for a structure walks the tree; later ones do not. */
export function indexOf(draft: ConditionDraft): TreeIndex {
  const known = indexes.get(draft);
  if (known !== undefined) return known;
  const index = build(draft);
  indexes.set(draft, index);
  return index;
}

/** Says that a draft has the structure of another, so that it needs no index of its own. */
export function shareIndex<Draft extends ConditionDraft>(next: Draft, of: ConditionDraft): Draft {
  if (next !== of) indexes.set(next, indexOf(of));
  return next;
}

/** The groups around a condition, outermost first, and the condition itself; `undefined` when there is none of that id. */
export function pathTo(draft: ConditionDraft, id: string): readonly string[] | undefined {
  const { parents } = indexOf(draft);
  if (!parents.has(id)) return undefined;
  const path: string[] = [];
  for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) path.unshift(at);
  return path;
}

/** The position of a condition. */
export interface Position {
  readonly group: CompositeNode;
  readonly index: number;
  /** With its negations. */
  readonly node: ConditionNode;
}

/** A condition of a group, by the id of its core; -1 for none. */
export function childIndex(group: CompositeNode, id: string): number {
  return group.subconditions.findIndex((child) => coreOf(child).id === id);
}

/** A condition with its negations; `undefined` when there is none of that id. */
export function findNode(draft: ConditionDraft, id: string): ConditionNode | undefined {
  const path = pathTo(draft, id);
  let node: ConditionNode | undefined = path && draft;
  for (const step of path?.slice(1) ?? []) {
    const core: ConditionNode | undefined = node && coreOf(node);
    node = core?.kind === 'CompositeCondition' ? core.subconditions[childIndex(core, step)] : undefined;
  }
  return node;
}

/** The position of a condition; `undefined` for the root, and when there is none of that id. */
export function findPosition(draft: ConditionDraft, id: string): Position | undefined {
  const parentId = indexOf(draft).parents.get(id);
  const parent = parentId === undefined ? undefined : findNode(draft, parentId);
  const group = parent && coreOf(parent);
  if (group?.kind !== 'CompositeCondition') return undefined;
  const index = childIndex(group, id);
  const node = group.subconditions[index];
  return node && { group, index, node };
}

/** Whether a condition is, or is anywhere in, a branch. */
export function isWithin(draft: ConditionDraft, id: string, branchId: string): boolean {
  return pathTo(draft, id)?.includes(branchId) ?? false;
}
