import { type KeyPress, shortcutKey } from '@studio/ui/internal';
import type { KeyboardEvent } from 'react';

/** Whether keys go into a text that the browser undoes by itself; not the text of a combobox. */
export function isTextField(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type === 'text' && target.role !== 'combobox';
}

/** What a key asks of a history: Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y, or with the command key; `undefined` for any other key. */
export function historyDirection(
  event: KeyPress & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = shortcutKey(event);
  if (key === 'y') return 'redo';
  if (key !== 'z') return undefined;
  return event.shiftKey ? 'redo' : 'undo';
}

/** Whether somebody is typing in a combobox: a choice, which the browser cannot undo, closes its list. */
function isOpenCombobox(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.role === 'combobox' && target.ariaExpanded === 'true';
}

/**
 * What a key asks of the history: Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y, or with the command key. `undefined` for any other key, and
 * while a text field or an open combobox holds something else than `textAtFocus`, what it held when it received the focus: that typing is
 * undone by the browser.
 */
export function historyKeyOf(event: KeyboardEvent, textAtFocus: string): 'undo' | 'redo' | undefined {
  const { target } = event;
  if ((isTextField(target) || isOpenCombobox(target)) && target.value !== textAtFocus) return undefined;
  return historyDirection(event);
}

/** Whether a key asks the host to save: typed texts that wait have to be reported before it does. */
export function isSaveKey(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && shortcutKey(event) === 's';
}
