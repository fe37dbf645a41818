/** What was dropped: files, and the names of folders, which cannot be taken. */
export interface DroppedFiles {
  files: File[];
  folders: string[];
}

/** Whether what is dragged are files, as opposed to text, links or elements of the page. */
export function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** The files of a drop. To be called while the event is handled: the browser empties it afterwards. */
export function droppedFiles(transfer: DataTransfer): DroppedFiles {
  const dropped: DroppedFiles = { files: [], folders: [] };
  for (const item of transfer.items) {
    const file = item.kind === 'file' ? item.getAsFile() : null;
    if (!file) continue;
    if (item.webkitGetAsEntry()?.isDirectory) dropped.folders.push(file.name);
    else dropped.files.push(file);
  }
  return dropped;
}
