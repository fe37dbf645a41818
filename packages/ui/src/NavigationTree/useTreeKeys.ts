import { type KeyboardEvent, useEffect, useRef } from 'react';
import { moveInTree, type TreeMove, type TreeRow, typedItem } from './treeNavigation.ts';

const typingPause = 600;

/** Letters typed one after the other, forgotten after a pause. */
function useTyped(): (letter: string) => string {
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (letter) => {
    clearTimeout(timer.current);
    typed.current = typed.current === letter ? letter : typed.current + letter;
    timer.current = setTimeout(() => {
      typed.current = '';
    }, typingPause);
    return typed.current;
  };
}

interface TreeKeysOptions {
  rows: readonly TreeRow[];
  apply: (move: TreeMove) => void;
  /** Enter or Space on an item without an address. */
  toggle: (id: string) => void;
}

/** The keys of a tree. */
export function useTreeKeys({ rows, apply, toggle }: TreeKeysOptions) {
  const type = useTyped();

  const press = (event: KeyboardEvent<HTMLElement>, target: HTMLElement, id: string): boolean => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = moveInTree(rows, id, event.key, isRtl);
    if (move) {
      apply(move);
      return true;
    }
    if (event.key === ' ' || event.key === 'Enter') {
      if (!target.hasAttribute('href')) toggle(id);
      else if (event.key === ' ') target.click();
      else return false;
      return true;
    }
    if (event.key.trim() === '' || [...event.key].length !== 1) return false;
    const found = typedItem(rows, id, type(event.key));
    if (found !== undefined) apply({ activeId: found });
    return true;
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    const id = event.target.dataset['itemId'];
    if (id !== undefined && press(event, event.target, id)) event.preventDefault();
  };
}
