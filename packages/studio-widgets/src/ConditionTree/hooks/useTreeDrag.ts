import { type RowDrag, useRowDrag } from '../../shared/rowDrag/useRowDrag.ts';
import { canDrop, placeOfDrop } from '../model/moves.ts';
import type { ConditionDraft } from '../model/nodes.ts';
import { type RowLayout, rowAt } from '../model/rowLayout.ts';
import type { Place } from '../model/structure.ts';
import type { TreeRow } from '../model/visibleRows.ts';
import { insetOf } from '../RowFrames.tsx';
import type { TreeActions } from '../types.ts';
import { rowIndexOf } from './useTreeFocus.ts';

interface TreeDragOptions {
  readonly draft: ConditionDraft;
  readonly rows: readonly TreeRow[];
  readonly layout: RowLayout;
  readonly body: HTMLElement | null;
  readonly canEdit: boolean;
  readonly actions: TreeActions;
}

/** Where what is dragged would go, and what shows that, in pixels from the tree's own edges. */
export interface DropTarget {
  readonly place: Place;
  readonly top: number;
  readonly start: number;
  /** Into the group whose head is there, instead of between two rows. */
  readonly isInto: boolean;
}

function targetAt(
  { draft, rows, layout, body }: TreeDragOptions,
  id: string,
  clientY: number,
): DropTarget | undefined {
  if (body === null) return undefined;
  const y = clientY - body.getBoundingClientRect().top;
  const index = rowAt(layout, y);
  const row = rows[index];
  if (row === undefined) return undefined;
  const top = layout.tops[index] ?? 0;
  const bottom = layout.tops[index + 1] ?? top;
  const place = placeOfDrop(row, (y - top) / Math.max(1, bottom - top));
  if (!canDrop(draft, id, place)) return undefined;
  const isInto = row.kind === 'group' && place.position !== 'before';
  const level = row.kind === 'foot' ? row.level + 1 : row.level;
  const markTop = place.position === 'after' ? bottom - 1 : top;
  return { place, top: isInto ? top + 2 : markTop, start: insetOf(level).start + 4, isInto };
}

/** Drags conditions and groups by their handles. */
export function useTreeDrag(options: TreeDragOptions): RowDrag<DropTarget> {
  const { rows, body, canEdit, actions } = options;
  return useRowDrag<DropTarget>({
    canDrag: canEdit,
    body,
    findRow: (handle) => {
      const row = rows[rowIndexOf(handle)];
      const element = handle.closest<HTMLElement>('[data-row]');
      return row && element ? { element, id: row.id } : undefined;
    },
    targetAt: (id, clientY) => targetAt(options, id, clientY),
    onStart: actions.flush,
    onDrop: (id, { place }) => actions.moveTo(id, place),
  });
}
