import { type RefObject, useLayoutEffect, useState } from 'react';
import { type FitItem, fitActions, widthOf } from './model/fitActions.ts';

const menuWidth = 32;

export interface OverflowPlace {
  /** Identifies the place, so that another element at a place is measured too. */
  readonly name: string;
  /** As in `FitItem`. */
  readonly rank: number;
}

interface OverflowOptions {
  /** How many places stay at most. */
  readonly maxVisible: number;
  /** Before the places is something that is always in sight; its `data-part` is `tools`. */
  readonly hasTools: boolean;
}

/** What has no room in a row, and how much of it is left. */
export interface Overflow {
  /** The indexes of the elements that have no room, ascending. */
  readonly overflow: readonly number[];
  /** Room that nothing takes, in CSS pixels. */
  readonly free: number;
}

/**
 * The elements that have no room. Measured before the first paint and whenever a size changes.
 *
 * @param ref the row; its children with `data-place` are measured, those without room included
 * @param places one for each of those children, in their order
 */
export function useOverflow(
  ref: RefObject<HTMLElement | null>,
  places: readonly OverflowPlace[],
  { maxVisible, hasTools }: OverflowOptions,
): Overflow {
  const [overflow, setOverflow] = useState<readonly number[]>([]);
  const [free, setFree] = useState(0);
  const key = JSON.stringify(places.map(({ name, rank }) => [name, rank]));

  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const entries: [name: string, rank: number][] = JSON.parse(key);
    const elements = [...row.querySelectorAll<HTMLElement>(':scope > [data-place]')];
    const tools = hasTools && row.querySelector(':scope > [data-part="tools"]');
    const measure = () => {
      const items: FitItem[] = elements.map((element, index) => ({
        width: element.getBoundingClientRect().width,
        rank: entries[index]?.[1] ?? 0,
      }));
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
      const taken = tools ? tools.getBoundingClientRect().width + gap : 0;
      const room = row.getBoundingClientRect().width - taken;
      const next = fitActions(items, { room, gap, menuWidth, maxVisible });
      setOverflow((now) => (now.join() === next.join() ? now : next));
      setFree(Math.max(0, Math.floor(room - widthOf(items, next, { gap, menuWidth }))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [row, ...elements, ...(tools ? [tools] : [])]) observer.observe(element);
    return () => observer.disconnect();
  }, [ref, key, maxVisible, hasTools]);

  return { overflow, free };
}
