import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { createEdgeScroller } from './edgeScroller.ts';

/** The callbacks of a drag. */
export interface DragListeners {
  /** The text that follows the pointer. Default: the row does. */
  readonly describe?: (() => string) | undefined;
  /** What stays at the upper edge of the body, as a selector: around the body it is scrolled near its edges. Default: it is not. */
  readonly stuckHead?: string | undefined;
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
  const { describe, stuckHead } = listeners;
  const scroller = stuckHead === undefined ? undefined : createEdgeScroller(body, stuckHead);
  return combine(
    draggable({
      element: row,
      dragHandle: handle,
      getInitialData: () => ({ body }),
      // With the pointer a text in it is selected, while it has the focus.
      canDrag: () =>
        !(document.activeElement instanceof HTMLInputElement && handle.contains(document.activeElement)),
      onGenerateDragPreview: ({ nativeSetDragImage }) => {
        if (describe === undefined) return;
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: pointerOutsideOfPreview({ x: '12px', y: '8px' }),
          render: ({ container }) => drawPreview(container, describe()),
        });
      },
      onDragStart: listeners.onStart,
      onDrag: ({ location: { current } }) => {
        const { clientX, clientY } = current.input;
        scroller?.follow(clientY, () => {
          if (current.dropTargets.length > 0) listeners.onOver(clientY, clientX);
        });
      },
      onDrop: () => {
        scroller?.stop();
        listeners.onEnd();
      },
    }),
    dropTargetForElements({
      element: body,
      canDrop: ({ source }) => source.data['body'] === body,
      onDrag: ({ location: { current } }) => listeners.onOver(current.input.clientY, current.input.clientX),
      onDragLeave: listeners.onLeave,
      onDrop: ({ location: { current } }) => listeners.onDrop(current.input.clientY, current.input.clientX),
    }),
    () => scroller?.stop(),
  );
}

function drawPreview(container: HTMLElement, text: string): void {
  const preview = document.createElement('div');
  preview.textContent = text;
  preview.dataset['part'] = 'drag-preview';
  Object.assign(preview.style, {
    padding: '6px 10px',
    borderRadius: '7px',
    border: '1px solid var(--st-line-strong)',
    background: 'var(--st-surface)',
    color: 'var(--st-text)',
    font: '14px/20px var(--st-font-sans)',
    whiteSpace: 'nowrap',
    maxWidth: '320px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  });
  container.append(preview);
}
