import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { isComposing } from '../internal/isComposing.ts';
import { keepFromDownshift } from '../internal/options/keepFromDownshift.ts';
import { movesCaret } from '../internal/options/movesCaret.ts';
import { isEntryDisabled, optionValue } from '../internal/options/types.ts';
import { shortcutKey } from '../internal/shortcutKey.ts';
import { extensionOf } from './model/extension.ts';
import type { useMultiSelectState } from './useMultiSelectState.ts';

const moving = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown']);

type State<T extends string> = ReturnType<typeof useMultiSelectState<T>>;
type Taken =
  | 'combobox'
  | 'items'
  | 'add'
  | 'choose'
  | 'chooseMatches'
  | 'unsetMatches'
  | 'matches'
  | 'chosen';

interface Input<T extends string> extends Pick<State<T>, Taken> {
  frameRef: RefObject<HTMLElement | null>;
  /** Takes the last choice away. */
  removeLast: () => void;
}

/**
 * The keys of the input beyond downshift's: Enter, and Space once the arrows have moved into the list, choose and leave the
 * list open; Ctrl+A there chooses all that fits, or none of it when all is chosen; Shift with an arrow chooses what it moves
 * to, and with Ctrl+Home or Ctrl+End everything up to that end; Backspace in the empty input takes the last choice away; the
 * arrow towards the chips goes to the last of them.
 */
export function useMultiSelectKeys<T extends string>(input: Input<T>) {
  const { combobox, items, choose, frameRef } = input;
  const { isOpen, highlightedIndex, inputValue } = combobox;
  const isInList = useRef(false);

  const toggleMatches = () => {
    const open = input.matches.filter((option) => !isEntryDisabled(option));
    if (open.every((option) => input.chosen.has(optionValue(option)))) input.unsetMatches();
    else input.chooseMatches();
  };

  const focusLastChip = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (event.key !== (isRtl ? 'ArrowRight' : 'ArrowLeft') || selectionStart !== 0 || selectionEnd !== 0)
      return;
    const chips = frameRef.current?.querySelectorAll<HTMLElement>('[data-part="remove"]');
    const last = chips?.[chips.length - 1];
    if (!last) return;
    event.preventDefault();
    last.focus();
  };

  const isActing = (event: KeyboardEvent): boolean => {
    if (event.key === 'Enter') return true;
    return event.key === ' ' && isInList.current && highlightedIndex >= 0;
  };

  const extendAndMove = (event: KeyboardEvent) => {
    const isArrow = event.key.startsWith('Arrow');
    // In the text, Shift with Home or End is about what is typed.
    const added = isArrow || isInList.current ? extensionOf(event, items, highlightedIndex) : [];
    if (added.length > 0) input.add(added);
    isInList.current = true;
  };

  const handleOpenKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') event.stopPropagation();
    if (movesCaret(event)) {
      isInList.current = false;
      combobox.setHighlightedIndex(-1);
    }
    const isAll = shortcutKey(event) === 'a' && (event.ctrlKey || event.metaKey);
    const isClosing = event.altKey && event.key === 'ArrowUp';
    const isSelectingAll = isAll && isInList.current;
    if (!isActing(event) && !isClosing && !isSelectingAll) {
      if (moving.has(event.key)) extendAndMove(event);
      return;
    }
    keepFromDownshift(event);
    event.preventDefault();
    if (isClosing) combobox.closeMenu();
    else if (isSelectingAll) toggleMatches();
    else if (items[highlightedIndex] !== undefined) choose(highlightedIndex);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return keepFromDownshift(event);
    if (event.key === 'Backspace' && inputValue === '') input.removeLast();
    focusLastChip(event);
    if (isOpen) handleOpenKey(event);
    else isInList.current = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  };

  const handleType = () => {
    isInList.current = false;
  };

  return { handleKeyDown, handleType };
}
