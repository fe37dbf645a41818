/** A document of `bytes` bytes. */
export function documentOf(name: string, bytes = 2048, type = 'application/pdf'): File {
  return new File([new Uint8Array(bytes)], name, { type, lastModified: 1_790_000_000_000 });
}

/** Drops files on the place for them. */
function dropFiles(zone: Element, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

function partOf<E extends HTMLElement = HTMLElement>(dialog: HTMLElement, selector: string): E {
  const part = dialog.querySelector<E>(selector);
  if (!part) throw new Error(`There is no ${selector}.`);
  return part;
}

/** What a user does with an open modal. */
export function modalOf(dialog: HTMLElement) {
  return {
    dialog,
    drop: (...files: File[]) => dropFiles(partOf(dialog, '[data-part="zone"]'), files),
    choose: (...files: File[]) => {
      const input = partOf<HTMLInputElement>(dialog, 'input[type="file"]');
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    upload: partOf(dialog, '[data-part="upload"]'),
    cancel: partOf(dialog, '[data-part="cancel"]'),
  };
}
