import type { ConditionDraft, ConditionNode, OpaqueNode } from './nodes.ts';
import type { ConditionIds } from './parseCondition.ts';

const written = new WeakMap<ConditionNode, unknown>();
const writtenWithIds = new WeakMap<ConditionNode, unknown>();

function writeNode(node: Exclude<ConditionNode, OpaqueNode>, isKeepingIds: boolean): unknown {
  const { id, extra, ...known } = node;
  const write = (inner: ConditionNode) => serializeBranch(inner, { isKeepingIds });
  if (known.kind === 'UnaryCondition') return { ...extra, ...known, subcondition: write(known.subcondition) };
  const own = isKeepingIds ? { ...extra, id } : extra;
  if (known.kind !== 'CompositeCondition') return { ...own, ...known };
  const { isImplicit, ...group } = known;
  const [only, ...others] = group.subconditions;
  if (isImplicit && only !== undefined && others.length === 0) return write(only);
  return { ...own, ...group, subconditions: group.subconditions.map(write) };
}

/** One condition as it is saved. Asked again for the same node it gives the same object. */
export function serializeBranch(node: ConditionNode, { isKeepingIds = false }: ConditionIds = {}): unknown {
  if (node.kind === 'OpaqueCondition') return node.payload;
  const kept = isKeepingIds ? writtenWithIds : written;
  const known = kept.get(node);
  if (known !== undefined) return known;
  const payload = writeNode(node, isKeepingIds);
  kept.set(node, payload);
  return payload;
}

/**
 * A rule's condition as it is saved: what `parseCondition` reads, with the ids of its nodes where they are kept. After an edit only what changed
 * is written anew.
 */
export function serializeCondition(draft: ConditionDraft, ids?: ConditionIds): unknown {
  return serializeBranch(draft, ids);
}
