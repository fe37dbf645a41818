import { hasFiles } from './droppedFiles.ts';

/** Files that are dropped anywhere in the page where no target takes them are ignored: the browser does not leave it to show them. Ends with the returned function. */
export function keepThePage(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // One of its own each time: two that listen are not one, which would end with either.
  const ignore = (event: DragEvent) => {
    if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', ignore, { signal });
  window.addEventListener('drop', ignore, { signal });
  return () => listening.abort();
}
