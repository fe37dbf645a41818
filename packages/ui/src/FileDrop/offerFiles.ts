/** A file of `bytes` bytes for stories and tests. */
export function textFile(name: string, bytes = 3, type = 'text/plain'): File {
  return new File([new Uint8Array(bytes)], name, { type, lastModified: 1_790_000_000_000 });
}

/** Gives files to the native input under `root` as its dialog would, also such as the dialog would not offer. */
export async function offerFiles(root: HTMLElement, files: readonly File[]): Promise<void> {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input here.');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await Promise.resolve();
}

/** Sends a drag event with files to an element; the event shows whether the page would be left. */
export function dragFiles(
  target: Element,
  type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  files: readonly File[],
  relatedTarget: Element | null = null,
): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, relatedTarget });
  target.dispatchEvent(event);
  return event;
}
