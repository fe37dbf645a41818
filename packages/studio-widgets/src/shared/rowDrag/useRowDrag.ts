import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../latest/useLatest.ts';

interface RowDragOptions<Target, Id> {
  readonly canDrag: boolean;
  /** The element that holds the rows. */
  readonly body: HTMLElement | RefObject<HTMLElement | null> | null;
  /**
   * What a row is dragged by, as a selector.
   * @default '[data-part=handle]'
   */
  readonly handles?: string | undefined;
  /** The row of a handle, and its id. */
  readonly findRow: (handle: HTMLElement) => { readonly element: HTMLElement; readonly id: Id } | undefined;
  /** The text that follows the pointer. Default: the row does. */
  readonly describe?: ((id: Id) => string) | undefined;
  /** What stays at the upper edge of the body, as a selector: around the body it is scrolled near its edges. Default: it is not. */
  readonly stuckHead?: string | undefined;
  /** Where a row would go when it is dropped at a distance from the top and the left of the window; `undefined` for nowhere. */
  readonly targetAt: (id: Id, clientY: number, clientX: number) => Target | undefined;
  /** Two that are drawn alike: the rows are not drawn again. Default: each draws them. */
  readonly isSameTarget?: ((a: Target, b: Target) => boolean) | undefined;
  readonly onStart?: ((id: Id) => void) | undefined;
  readonly onDrop: (id: Id, target: Target) => void;
}

interface Armed {
  readonly handle: Element;
  disarm: () => void;
}

/** A drag of rows by their handles. */
export interface RowDrag<Target, Id = string> {
  /** The row that is dragged. */
  readonly draggedId: Id | undefined;
  /** Where it would go now. */
  readonly target: Target | undefined;
  readonly onPointerOver: (event: PointerEvent) => void;
}

/** Drags rows by their handles. What that needs is loaded when the pointer first comes to the rows. */
export function useRowDrag<Target, Id = string>(options: RowDragOptions<Target, Id>): RowDrag<Target, Id> {
  const [draggedId, setDraggedId] = useState<Id>();
  const [target, setTarget] = useState<Target>();
  const latest = useLatest(options);
  const armed = useRef<Armed>(undefined);
  const isAsked = useRef(false);
  const isDragging = draggedId !== undefined;

  useEffect(() => () => armed.current?.disarm(), []);

  const arm = async (handle: HTMLElement, row: HTMLElement, id: Id) => {
    armed.current?.disarm();
    const own: Armed = { handle, disarm: () => undefined };
    armed.current = own;
    const { armDragging } = await import('./armDragging.ts');
    const { body: given, describe, stuckHead } = latest.current;
    const body = given !== null && 'current' in given ? given.current : given;
    if (armed.current !== own || body === null || !row.isConnected) return;
    own.disarm = armDragging(row, handle, body, {
      stuckHead,
      describe: describe && (() => latest.current.describe?.(id) ?? ''),
      onStart: () => {
        latest.current.onStart?.(id);
        setDraggedId(() => id);
      },
      onOver: (...at) => {
        const { targetAt, isSameTarget } = latest.current;
        const next = targetAt(id, ...at);
        setTarget((known) => {
          const isSame = known !== undefined && next !== undefined && isSameTarget?.(known, next) === true;
          return isSame ? known : next;
        });
      },
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
    if (!options.canDrag || isDragging) return;
    if (!isAsked.current) {
      isAsked.current = true;
      import('./armDragging.ts').catch(() => {
        isAsked.current = false;
      });
    }
    const handle =
      pointedAt instanceof Element
        ? pointedAt.closest<HTMLElement>(options.handles ?? '[data-part=handle]')
        : null;
    if (handle === null || armed.current?.handle === handle) return;
    const row = options.findRow(handle);
    if (row === undefined) return;
    arm(handle, row.element, row.id).catch(() => {
      armed.current = undefined;
    });
  };

  return { draggedId, target: isDragging ? target : undefined, onPointerOver };
}
