import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What a table of cells does with the clipboard while the focus is in it. */
export interface CellClipboard {
  /** @returns whether the text was taken; the browser pastes it otherwise */
  readonly paste: (text: string, focused: Element) => boolean;
  /** @returns what is selected, as tab-separated text; undefined leaves it to the browser */
  readonly copy: (focused: Element, isCut: boolean) => string | undefined;
  /** Takes away what was copied. */
  readonly cut: (focused: Element) => void;
}

/** Whether a text is that of one cell; spreadsheets end it with a line end. */
export function isOneCell(text: string): boolean {
  return !/[\t\r\n]/.test(text.replace(/(\r\n|\r|\n)$/, ''));
}

/** Copies, cuts and pastes while the focus is inside of an element. */
export function useCellClipboard(rootRef: RefObject<HTMLElement | null>, cells: CellClipboard): void {
  const onClipboard = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, type } = event;
    const focused = document.activeElement;
    const isInside = focused !== null && rootRef.current?.contains(focused) === true;
    if (!isInside || clipboardData === null || event.defaultPrevented) return;
    if (type === 'paste') {
      if (!clipboardData.types.includes('text/plain')) return;
      if (cells.paste(clipboardData.getData('text/plain'), focused)) event.preventDefault();
      return;
    }
    const text = cells.copy(focused, type === 'cut');
    if (text === undefined) return;
    clipboardData.setData('text/plain', text);
    event.preventDefault();
    if (type === 'cut') cells.cut(focused);
  });

  useEffect(() => {
    const listen = (event: ClipboardEvent) => onClipboard(event);
    const types = ['copy', 'cut', 'paste'] as const;
    for (const type of types) document.addEventListener(type, listen);
    return () => {
      for (const type of types) document.removeEventListener(type, listen);
    };
  }, []);
}
