import { type ChangeEvent, type MouseEvent as ReactMouseEvent, useRef } from 'react';
import { clickRow, findRowLink, getClickedPart, hasSelectedText } from './gridElements.ts';
import { getRowIntent, type RowIntent } from './model/pointer.ts';
import { getPosition } from './useGridFocus.ts';

export interface GridPointerOptions {
  readonly isSelecting: boolean;
  /** The host opens rows itself, in place of their links. */
  readonly onOpen: ((index: number, event: ReactMouseEvent<HTMLElement>) => void) | undefined;
  readonly onToggle: (index: number, hasShift: boolean) => void;
  readonly onToggleAll: () => void;
  /** The head of a column that sorts was pressed. */
  readonly onSort: (key: string) => void;
}

export interface GridPointer {
  readonly onMouseDown: (event: ReactMouseEvent<HTMLElement>) => void;
  /** A link must not receive the click that selects its row. */
  readonly onClickCapture: (event: ReactMouseEvent<HTMLElement>) => void;
  readonly onClick: (event: ReactMouseEvent<HTMLElement>) => void;
  readonly onAuxClick: (event: ReactMouseEvent<HTMLElement>) => void;
  readonly onChange: (event: ChangeEvent<HTMLElement>) => void;
}

/** What a click anywhere in the rows does. One set of handlers serves every row. */
export function useGridPointer(options: GridPointerOptions): GridPointer {
  const { isSelecting, onOpen, onToggle } = options;
  const pressed = useRef<EventTarget>(null);

  const getIntent = (event: ReactMouseEvent<HTMLElement>, target: Element): RowIntent =>
    getRowIntent({
      button: event.button,
      hasShift: event.shiftKey,
      hasControl: event.ctrlKey || event.metaKey,
      target: getClickedPart(target),
      isSelecting,
      hasTextSelection: hasSelectedText(event.currentTarget),
    });

  const act = (event: ReactMouseEvent<HTMLElement>) => {
    const { target } = event;
    const from = pressed.current;
    pressed.current = null;
    if (event.detail > 0 && isTakenBack(from, target)) return;
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
      pressed.current = event.target;
      const isDrawingRange = isSelecting && event.shiftKey;
      const isMiddleOnRow =
        event.button === 1 && event.target instanceof Element && !event.target.closest('a');
      if (isDrawingRange || isMiddleOnRow) event.preventDefault();
    },
    onClickCapture(event) {
      const { target } = event;
      if (!isSelecting || !(target instanceof Element) || getClickedPart(target) !== 'link') return;
      const intent = getIntent(event, target);
      if (intent !== 'toggle' && intent !== 'extend') return;
      act(event);
      event.stopPropagation();
    },
    onClick(event) {
      const key = getSortKey(event.target);
      if (key === null) act(event);
      else options.onSort(key);
    },
    onAuxClick: act,
    onChange({ target, nativeEvent }) {
      const part = target.dataset['part'];
      const index = getPosition(target)?.row;
      const hasShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
      if (part === 'all-select') options.onToggleAll();
      else if (part === 'row-select' && index !== undefined) onToggle(index, hasShift);
    },
  };
}

/**
 * Whether a press that began on a control, a link or the checkbox was released beside it: browsers then dispatch a click on what is around
 * both.
 */
function isTakenBack(from: EventTarget | null, target: EventTarget): boolean {
  if (!(from instanceof Element) || !(target instanceof Element)) return false;
  return from.isConnected && getClickedPart(from) !== getClickedPart(target);
}

function isPlain(event: ReactMouseEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !hasModifier;
}

/** Key of the column whose sorting button was pressed. */
function getSortKey(target: EventTarget): string | null {
  const button = target instanceof Element ? target.closest('[data-part="sort"]') : null;
  return button?.parentElement?.dataset['key'] ?? null;
}
