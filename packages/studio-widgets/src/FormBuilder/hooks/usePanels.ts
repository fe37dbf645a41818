import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is beside the canvas, and can be collapsed. */
export const panelIds = { insert: 'insert', settings: 'settings' } as const;

/** As in the styles: the outline is below, and takes a part of the column. */
const narrowWidth = 920;

/**
 * Which of the palette and the settings is expanded. Both are where there is room for both, and either in a narrow builder, where the palette would push
 * the settings out of sight.
 * @param isEmpty there is nothing yet to set
 */
export function usePanels(isEmpty: boolean) {
  const [both, setBoth] = useState<readonly string[]>(Object.values(panelIds));
  const [either, setEither] = useState<readonly string[]>([isEmpty ? panelIds.insert : panelIds.settings]);
  const [isNarrow, setNarrow] = useState(false);
  const measureRef = useCallback((root: HTMLDivElement | null) => {
    if (root === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setNarrow(entry.contentRect.width <= narrowWidth);
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, []);

  const openPanels = isNarrow ? either : both;
  const setOpenPanels = (next: readonly string[]) => {
    const opened = next.filter((id) => !openPanels.includes(id));
    if (isNarrow) setEither(opened.length > 0 ? opened : next);
    else setBoth(next);
  };
  /** Expands what is beside the canvas, so that the focus can go there. */
  const openPanel = (id: string) => {
    if (!openPanels.includes(id)) flushSync(() => setOpenPanels([...openPanels, id]));
  };
  return { measureRef, openPanels, setOpenPanels, openPanel };
}
