import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** The callbacks of a drag. */
export interface DragListeners {
  readonly onStart: () => void;
  /** Where the pointer is, in pixels from the top and the left of the window. */
  readonly onOver: (clientY: number, clientX: number) => void;
  readonly onLeave: () => void;
  readonly onDrop: (clientY: number, clientX: number) => void;
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
      // With the pointer a text in it is selected, while it has the focus.
      canDrag: () =>
        !(document.activeElement instanceof HTMLInputElement && handle.contains(document.activeElement)),
      onDragStart: listeners.onStart,
      onDrop: listeners.onEnd,
    }),
    dropTargetForElements({
      element: body,
      canDrop: ({ source }) => source.data['body'] === body,
      onDrag: ({ location: { current } }) => listeners.onOver(current.input.clientY, current.input.clientX),
      onDragLeave: listeners.onLeave,
      onDrop: ({ location: { current } }) => listeners.onDrop(current.input.clientY, current.input.clientX),
    }),
  );
}
