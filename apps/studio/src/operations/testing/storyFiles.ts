/** A file of so many bytes, whatever they are. */
export function fileOf(name: string, bytes = 2048): File {
  return new File([new Uint8Array(bytes)], name, { lastModified: 1_790_000_000_000 });
}

/** Where a story looks for dialogs. */
interface Screen {
  findByRole(role: 'dialog', options: { name: string }, wait: { timeout: number }): Promise<HTMLElement>;
}

/** An open dialog by its title, once it has come to rest. */
export async function openDialog(screen: Screen, name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name }, { timeout: 5000 });
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
  return dialog;
}

/** Drops files where a dialog takes them. */
export function dropFiles(dialog: HTMLElement, ...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  dialog.querySelector('[data-part="zone"]')?.dispatchEvent(drop);
}

/** Escape and a press on the ground around a dialog, neither of which closes a static one. */
export async function pressAround(userEvent: {
  keyboard: (keys: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
}): Promise<void> {
  await userEvent.keyboard('{Escape}');
  const ground = document.querySelector('[data-part="backdrop"]');
  if (ground) await userEvent.click(ground);
}
