import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../shared/latest/useLatest.ts';
import type { ChangeLine } from './model/groupChanges.ts';
import { nextTo } from './model/nextTo.ts';
import { withShortNames } from './model/withShortNames.ts';
import type { ChangeListItem } from './types.ts';

interface RevertOptions {
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly lines: readonly ChangeLine[];
  readonly onRevert: ((id: string) => void) | undefined;
  readonly announce: (change: ChangeListItem, rest: number) => string;
}

interface Pending {
  readonly change: ChangeListItem;
  /** Of the lines at the time of the request. */
  readonly ids: readonly string[];
}

/**
 * Asks for a change to be taken back. When it has left the list, that is announced, and the focus that was on its button
 * goes to the button of the next line that is still there, or to the list when none is.
 */
export function useRevert({ rootRef, lines, onRevert, announce }: RevertOptions) {
  const pending = useRef<Pending | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const latest = useLatest({ lines, onRevert, announce });

  useLayoutEffect(() => {
    const asked = pending.current;
    const root = rootRef.current;
    if (!asked || !root || lines.some(({ change }) => change.id === asked.change.id)) return;
    pending.current = null;
    setAnnouncement(latest.current.announce(withShortNames(asked.change), lines.length));
    const holder = document.activeElement;
    const isElsewhere = holder && holder !== document.body && !root.contains(holder);
    if (isElsewhere) return;
    const next = nextTo(asked.ids, asked.change.id, new Set(lines.map(({ change }) => change.id)));
    const line = next === undefined ? null : root.querySelector(`[data-id="${CSS.escape(next)}"]`);
    (line?.querySelector<HTMLElement>('[data-part~="revert"]') ?? root).focus();
  }, [lines, rootRef, latest]);

  const revert = useCallback(
    (change: ChangeListItem) => {
      pending.current = { change, ids: latest.current.lines.map((line) => line.change.id) };
      latest.current.onRevert?.(change.id);
    },
    [latest],
  );
  return { revert: onRevert && revert, announcement };
}
