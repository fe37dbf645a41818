import type { ConditionDraft, ConditionNode, OpaqueNode } from './nodes.ts';

const written = new WeakMap<ConditionNode, unknown>();

function writeNode(node: Exclude<ConditionNode, OpaqueNode>): unknown {
  const { id: _, extra, ...known } = node;
  if (known.kind === 'UnaryCondition')
    return { ...extra, ...known, subcondition: serializeBranch(known.subcondition) };
  if (known.kind !== 'CompositeCondition') return { ...extra, ...known };
  const { isImplicit, ...group } = known;
  const [only, ...others] = group.subconditions;
  if (isImplicit && only !== undefined && others.length === 0) return serializeBranch(only);
  return { ...extra, ...group, subconditions: group.subconditions.map(serializeBranch) };
}

/** One condition as it is saved. Asked again for the same node it gives the same object. */
export function serializeBranch(node: ConditionNode): unknown {
  if (node.kind === 'OpaqueCondition') return node.payload;
  const known = written.get(node);
  if (known !== undefined) return known;
  const payload = writeNode(node);
  written.set(node, payload);
  return payload;
}

/** A rule's condition as it is saved: what `parseCondition` reads. After an edit only what changed is written anew. */
export function serializeCondition(draft: ConditionDraft): unknown {
  return serializeBranch(draft);
}
