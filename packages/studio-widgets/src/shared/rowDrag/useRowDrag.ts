import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLatest } from '../latest/useLatest.ts';

interface RowDragOptions<Target> {
  readonly canDrag: boolean;
  /** The element that holds the rows. */
  readonly body: HTMLElement | null;
  /**
   * What a row is dragged by, as a selector.
   * @default '[data-part=handle]'
   */
  readonly handles?: string | undefined;
  /** The row of a handle, and its id. */
  readonly findRow: (
    handle: HTMLElement,
  ) => { readonly element: HTMLElement; readonly id: string } | undefined;
  /** Where a row would go when it is dropped at a distance from the top and the left of the window; `undefined` for nowhere. */
  readonly targetAt: (id: string, clientY: number, clientX: number) => Target | undefined;
  readonly onStart?: (() => void) | undefined;
  readonly onDrop: (id: string, target: Target) => void;
}

interface Armed {
  readonly handle: Element;
  disarm: () => void;
}

/** A drag of rows by their handles. */
export interface RowDrag<Target> {
  /** The row that is dragged. */
  readonly draggedId: string | undefined;
  /** Where it would go now. */
  readonly target: Target | undefined;
  readonly onPointerOver: (event: PointerEvent) => void;
}

/** Drags rows by their handles. What that needs is loaded when the pointer first comes to a handle. */
export function useRowDrag<Target>(options: RowDragOptions<Target>): RowDrag<Target> {
  const [draggedId, setDraggedId] = useState<string>();
  const [target, setTarget] = useState<Target>();
  const latest = useLatest(options);
  const armed = useRef<Armed>(undefined);
  const isDragging = draggedId !== undefined;

  useEffect(() => () => armed.current?.disarm(), []);

  const arm = async (handle: HTMLElement, row: HTMLElement, id: string) => {
    armed.current?.disarm();
    const own: Armed = { handle, disarm: () => undefined };
    armed.current = own;
    const { armDragging } = await import('./armDragging.ts');
    const { body } = latest.current;
    if (armed.current !== own || body === null || !row.isConnected) return;
    own.disarm = armDragging(row, handle, body, {
      onStart: () => {
        latest.current.onStart?.();
        setDraggedId(id);
      },
      onOver: (...at) => setTarget(latest.current.targetAt(id, ...at)),
      onLeave: () => setTarget(undefined),
      onDrop: (...at) => {
        const found = latest.current.targetAt(id, ...at);
        if (found !== undefined) latest.current.onDrop(id, found);
      },
      onEnd: () => {
        setDraggedId(undefined);
        setTarget(undefined);
      },
    });
  };

  const onPointerOver = ({ target: pointedAt }: PointerEvent) => {
    const handle =
      pointedAt instanceof Element
        ? pointedAt.closest<HTMLElement>(options.handles ?? '[data-part=handle]')
        : null;
    if (!options.canDrag || isDragging || handle === null || armed.current?.handle === handle) return;
    const row = options.findRow(handle);
    if (row === undefined) return;
    arm(handle, row.element, row.id).catch(() => {
      armed.current = undefined;
    });
  };

  return { draggedId, target: isDragging ? target : undefined, onPointerOver };
}
