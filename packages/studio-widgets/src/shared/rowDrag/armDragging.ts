import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** What is told of a drag. */
export interface DragListeners {
  readonly onStart: () => void;
  /** Where the pointer is, in pixels from the top of the window. */
  readonly onOver: (clientY: number) => void;
  readonly onLeave: () => void;
  readonly onDrop: (clientY: number) => void;
  readonly onEnd: () => void;
}

/**
 * Lets a row be dragged by its handle, over the rows of its own tree.
 * @returns takes that away again
 */
export function armDragging(
  row: HTMLElement,
  handle: HTMLElement,
  body: HTMLElement,
  listeners: DragListeners,
): () => void {
  return combine(
    draggable({
      element: row,
      dragHandle: handle,
      getInitialData: () => ({ body }),
      onDragStart: listeners.onStart,
      onDrop: listeners.onEnd,
    }),
    dropTargetForElements({
      element: body,
      canDrop: ({ source }) => source.data['body'] === body,
      onDrag: ({ location }) => listeners.onOver(location.current.input.clientY),
      onDragLeave: listeners.onLeave,
      onDrop: ({ location }) => listeners.onDrop(location.current.input.clientY),
    }),
  );
}
