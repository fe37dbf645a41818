import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../shared/latest/useLatest.ts';
import type { Dragging } from '../dragging/attachDragging.ts';
import { type Drop, findGroupDrop, findItemDrop } from '../model/dropPlace.ts';
import { countRows, createLayout } from '../model/layout.ts';
import type { Handle } from '../model/selection.ts';
import { readHandle } from '../places.ts';
import type { DataItemsDraft } from '../types.ts';

/** What dragging works with. */
export interface DraggingContext {
  readonly draft: DataItemsDraft;
  readonly isReadOnly: boolean;
  /** The words that follow the pointer. */
  readonly describe: (handle: Handle) => string;
  readonly onStart: (handle: Handle) => void;
  readonly onDrop: (handle: Handle, drop: Drop) => void;
}

/** Lets handles be dragged. What that takes is loaded when the pointer first comes to the list. */
export function useDragging(listRef: RefObject<HTMLElement | null>, context: DraggingContext) {
  const latest = useLatest(context);
  const [drop, setDrop] = useState<Drop>();
  const loading = useRef<Promise<Dragging>>(undefined);

  useEffect(
    () => () => {
      loading.current?.then(({ detach }) => detach()).catch(() => undefined);
      loading.current = undefined;
    },
    [],
  );

  const findDrop = (list: HTMLElement, handle: Handle, y: number): Drop | undefined => {
    const { draft } = latest.current;
    const layout = createLayout(countRows(draft));
    const distance = y - list.getBoundingClientRect().top;
    const find = handle.kind === 'item' ? findItemDrop : findGroupDrop;
    return find(draft, layout, distance);
  };

  const load = async (list: HTMLElement): Promise<Dragging> => {
    const { attachDragging } = await import('../dragging/attachDragging.ts');
    return attachDragging(list, {
      describe: (handle) => latest.current.describe(handle),
      onStart: (handle) => latest.current.onStart(handle),
      onMove: (handle, y) => {
        const next = y === undefined ? undefined : findDrop(list, handle, y);
        setDrop((known) => (known?.top === next?.top ? known : next));
      },
      onDrop: (handle, y) => {
        const found = findDrop(list, handle, y);
        if (found !== undefined) latest.current.onDrop(handle, found);
      },
      onEnd: () => setDrop(undefined),
    });
  };

  const onPointer = (event: PointerEvent) => {
    const list = listRef.current;
    const handle = readHandle(event.target);
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-handle]') : null;
    if (list === null || latest.current.isReadOnly) return;
    loading.current ??= load(list);
    loading.current
      .then(({ arm }) => {
        if (handle !== undefined && element !== null) arm(element, handle);
      })
      .catch(() => {
        loading.current = undefined;
      });
  };

  return { drop, onPointerOver: onPointer, onPointerDown: onPointer };
}
