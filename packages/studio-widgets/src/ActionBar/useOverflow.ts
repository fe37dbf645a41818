import { type RefObject, useLayoutEffect, useState } from 'react';
import { type FitItem, fitActions } from './model/fitActions.ts';

const menuWidth = 32;

/**
 * The indexes of the elements that have no room. Measured before the first paint and whenever a size changes.
 *
 * @param ref the row; its children with `data-place` are measured, those without room included
 * @param ranks one for each place, as in `FitItem`
 */
export function useOverflow(
  ref: RefObject<HTMLElement | null>,
  ranks: readonly number[],
  maxVisible: number,
): readonly number[] {
  const [overflow, setOverflow] = useState<readonly number[]>([]);
  const key = ranks.join();

  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const rankList = key === '' ? [] : key.split(',').map(Number);
    const places = [...row.querySelectorAll<HTMLElement>(':scope > [data-place]')];
    const measure = () => {
      const items: FitItem[] = places.map((place, index) => ({
        width: place.getBoundingClientRect().width,
        rank: rankList[index] ?? 0,
      }));
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
      const room = row.getBoundingClientRect().width;
      const next = fitActions(items, { room, gap, menuWidth, maxVisible });
      setOverflow((now) => (now.join() === next.join() ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [row, ...places]) observer.observe(element);
    return () => observer.disconnect();
  }, [ref, key, maxVisible]);

  return overflow;
}
