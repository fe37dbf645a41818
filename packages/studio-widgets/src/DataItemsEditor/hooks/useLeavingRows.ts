import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../../shared/latest/useLatest.ts';

/**
 * Reports the rows that focus has left. While a pointer is down the report waits until its click is over: a
 * row that is dropped at once would move the button under the pointer away before the click reaches it.
 */
export function useLeavingRows(onLeave: (groupId: string, itemId: string) => void) {
  const latest = useLatest(onLeave);
  const isPointerDown = useRef(false);
  const waiting = useRef(new Map<string, string>());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      const rows = [...waiting.current];
      waiting.current.clear();
      for (const [itemId, groupId] of rows) latest.current(groupId, itemId);
    };
    const press = () => {
      isPointerDown.current = true;
    };
    const release = () => {
      if (!isPointerDown.current) return;
      isPointerDown.current = false;
      clearTimeout(timer);
      timer = setTimeout(flush);
    };
    // A pointer released outside the window is never reported: the next key shows that it is up.
    const releases = ['pointerup', 'pointercancel', 'keydown'] as const;
    document.addEventListener('pointerdown', press, true);
    for (const type of releases) document.addEventListener(type, release, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', press, true);
      for (const type of releases) document.removeEventListener(type, release, true);
    };
  }, [latest]);

  const leaveRow = useCallback(
    (groupId: string, itemId: string) => {
      if (isPointerDown.current) waiting.current.set(itemId, groupId);
      else latest.current(groupId, itemId);
    },
    [latest],
  );
  const enterRow = useCallback((itemId: string) => {
    waiting.current.delete(itemId);
  }, []);
  return { leaveRow, enterRow };
}
