import type { DataItemsDraft } from '../types.ts';
import { findItem } from './findItem.ts';
import { isBlankItem } from './isBlankItem.ts';
import type { Handle } from './selection.ts';

/** Every handle in display order; blank rows have none. */
export function* handlesOf(draft: DataItemsDraft): Generator<Handle> {
  for (const { id: groupId, items } of draft.groups) {
    yield { kind: 'group', groupId };
    for (const item of items) if (!isBlankItem(item)) yield { kind: 'item', groupId, itemId: item.id };
  }
}

/** Whether two handles are the same. */
export function isSameHandle(a: Handle, b: Handle): boolean {
  const row = a.kind === 'item' ? a.itemId : undefined;
  return a.groupId === b.groupId && row === (b.kind === 'item' ? b.itemId : undefined);
}

/** The handle below (1) or above (-1) another; `kind` keeps to groups or rows. `undefined` at the ends. */
export function nextHandle(
  draft: DataItemsDraft,
  handle: Handle,
  delta: 1 | -1,
  kind?: Handle['kind'],
): Handle | undefined {
  let previous: Handle | undefined;
  let isBehind = false;
  for (const candidate of handlesOf(draft)) {
    if (isSameHandle(candidate, handle)) {
      if (delta === -1) return previous;
      isBehind = true;
    } else if (kind === undefined || candidate.kind === kind) {
      if (isBehind) return candidate;
      previous = candidate;
    }
  }
  return undefined;
}

/** The handle of a row; `undefined` when the row is blank or gone. */
export function handleOfRow(draft: DataItemsDraft, itemId: string): Handle | undefined {
  const position = findItem(draft, itemId);
  const group = position && draft.groups[position.groupIndex];
  const item = group?.items[position?.itemIndex ?? -1];
  if (group === undefined || item === undefined || isBlankItem(item)) return undefined;
  return { kind: 'item', groupId: group.id, itemId };
}
