import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../DataItemsEditor/hooks/useLatest.ts';
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

/** Where what is dragged would go, in pixels from the tree's own edges. */
export interface DropMarkPlace {
  readonly top: number;
  readonly start: number;
  /** Into the group whose head is there, instead of between two rows. */
  readonly isInto: boolean;
}

interface Target {
  readonly place: Place;
  readonly mark: DropMarkPlace;
}

function targetAt(
  { draft, rows, layout, body }: TreeDragOptions,
  id: string,
  clientY: number,
): Target | undefined {
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
  const start = insetOf(level).start + 4;
  return {
    place,
    mark: { top: place.position === 'after' ? bottom - 1 : top + (isInto ? 2 : 0), start, isInto },
  };
}

const loadDragging = () => import('../dragging.ts');

/** Drags rows by their handles. What that needs is loaded when the pointer first comes to a handle. */
export function useTreeDrag(options: TreeDragOptions) {
  const [draggedId, setDraggedId] = useState<string>();
  const [mark, setMark] = useState<DropMarkPlace>();
  const latest = useLatest(options);
  const armed = useRef<{ readonly handle: Element; disarm: () => void }>(undefined);
  const isDragging = draggedId !== undefined;

  useEffect(() => () => armed.current?.disarm(), []);

  const arm = async (handle: HTMLElement, row: HTMLElement, id: string) => {
    armed.current?.disarm();
    const own: { readonly handle: Element; disarm: () => void } = { handle, disarm: () => undefined };
    armed.current = own;
    const { armDragging } = await loadDragging();
    const { body } = latest.current;
    if (armed.current !== own || body === null || !row.isConnected) return;
    const over = (clientY: number) => targetAt(latest.current, id, clientY);
    own.disarm = armDragging(row, handle, body, {
      onStart: () => {
        latest.current.actions.flush();
        setDraggedId(id);
      },
      onOver: (clientY) => setMark(over(clientY)?.mark),
      onLeave: () => setMark(undefined),
      onDrop: (clientY) => {
        const target = over(clientY);
        if (target !== undefined) latest.current.actions.moveTo(id, target.place);
      },
      onEnd: () => {
        setDraggedId(undefined);
        setMark(undefined);
      },
    });
  };

  const onPointerOver = ({ target }: PointerEvent) => {
    const handle = target instanceof Element ? target.closest<HTMLElement>('[data-part=handle]') : null;
    const element = handle?.closest<HTMLElement>('[data-row]');
    const row = options.rows[rowIndexOf(handle)];
    if (!options.canEdit || isDragging || !handle || !element || !row || armed.current?.handle === handle)
      return;
    arm(handle, element, row.id).catch(() => {
      armed.current = undefined;
    });
  };

  return { draggedId, mark: isDragging ? mark : undefined, onPointerOver };
}
