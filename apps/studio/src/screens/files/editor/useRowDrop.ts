import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Takes a file that is dropped anywhere on the row that an element is in. While one is over it, the element has `data-drop-target`.
 * @param onDrop null while nothing is taken
 */
export function useRowDrop(onDrop: ((file: File) => void) | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const drop = useEffectEvent((file: File) => onDrop?.(file));
  const isTaking = onDrop !== null;
  useEffect(() => {
    const element = ref.current;
    const row = element?.closest<HTMLElement>('[data-row]');
    if (!isTaking || !element || !row) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const leave = () => delete element.dataset['dropTarget'];
    const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const handleOver = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      element.dataset['dropTarget'] = '';
    };
    const handleDrop = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      leave();
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) drop(file);
    };
    row.addEventListener('dragover', handleOver, { signal });
    row.addEventListener('dragleave', leave, { signal });
    row.addEventListener('drop', handleDrop, { signal });
    return () => {
      leave();
      listening.abort();
    };
  }, [isTaking]);
  return ref;
}
