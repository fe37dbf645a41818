import type { MouseEvent } from 'react';
import { clickRow, findRowLink, getClickedPart, hasSelectedText } from './gridElements.ts';
import { getRowIntent, type RowIntent } from './model/pointer.ts';
import { getPosition } from './useGridFocus.ts';

export interface GridPointerOptions {
  readonly isSelecting: boolean;
  /** The host opens rows itself, in place of their links. */
  readonly onOpen: ((index: number, event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly onToggle: (index: number, hasShift: boolean) => void;
}

export interface GridPointer {
  readonly onMouseDown: (event: MouseEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onAuxClick: (event: MouseEvent<HTMLElement>) => void;
}

/** What a click anywhere in the rows does. One set of handlers serves every row. */
export function useGridPointer(options: GridPointerOptions): GridPointer {
  const { isSelecting, onOpen, onToggle } = options;

  const getIntent = (event: MouseEvent<HTMLElement>, target: Element): RowIntent =>
    getRowIntent({
      button: event.button,
      hasShift: event.shiftKey,
      hasControl: event.ctrlKey || event.metaKey,
      target: getClickedPart(target),
      isSelecting,
      hasTextSelection: hasSelectedText(event.currentTarget),
    });

  const act = (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    const index = target instanceof Element ? getPosition(target)?.row : undefined;
    if (!(target instanceof Element) || index === undefined || index < 0) return;
    const intent = getIntent(event, target);
    if (intent === 'toggle' || intent === 'extend') {
      event.preventDefault();
      onToggle(index, intent === 'extend');
    } else if (intent === 'open' && !findRowLink(target)) onOpen?.(index, event);
    else if (intent === 'open' || intent === 'openAside') clickRow(target, intent === 'openAside');
    else if (intent === 'follow' && onOpen && isPlain(event)) {
      event.preventDefault();
      onOpen(index, event);
    }
  };

  return {
    onMouseDown(event) {
      const isDrawingRange = isSelecting && event.shiftKey;
      const isMiddleOnRow =
        event.button === 1 && event.target instanceof Element && !event.target.closest('a');
      if (isDrawingRange || isMiddleOnRow) event.preventDefault();
    },
    onClick: act,
    onAuxClick: act,
  };
}

function isPlain(event: MouseEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !hasModifier;
}
