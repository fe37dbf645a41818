import { type DragEvent, useEffect, useState } from 'react';
import { type DroppedFiles, droppedFiles, hasFiles } from './droppedFiles.ts';
import { keepThePage } from './keepThePage.ts';

/**
 * Files that are dragged over a place and dropped on it. While it is mounted, files dropped anywhere else in the page are
 * ignored: the browser does not leave the page to show them.
 */
export function useFileDrag(isEnabled: boolean, onDrop: (dropped: DroppedFiles) => void) {
  const [isOver, setOver] = useState(false);

  useEffect(keepThePage, []);

  const take = (event: DragEvent<HTMLElement>) => {
    if (!isEnabled || !hasFiles(event.dataTransfer)) return false;
    event.preventDefault();
    return true;
  };

  return {
    isOver: isOver && isEnabled,
    dragHandlers: {
      onDragEnter: (event: DragEvent<HTMLElement>) => {
        if (take(event)) setOver(true);
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!take(event)) return;
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const { relatedTarget } = event;
        if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        setOver(false);
        if (take(event)) onDrop(droppedFiles(event.dataTransfer));
      },
    },
  };
}
