function textNodesOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) nodes.push(node);
  }
  return nodes;
}

/** The next time that the browser draws, after which the editor has taken over the selection. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Selects a piece of text inside an editor, as the pointer or the keyboard would. */
export async function selectText(editor: HTMLElement, wanted: string): Promise<void> {
  const node = textNodesOf(editor).find(({ data }) => data.includes(wanted));
  if (!node) throw new Error(`There is no text "${wanted}".`);
  editor.focus();
  const start = node.data.indexOf(wanted);
  document.getSelection()?.setBaseAndExtent(node, start, node, start + wanted.length);
  await nextFrame();
}

/** Puts the caret behind the last letter. */
export async function caretAtEnd(editor: HTMLElement): Promise<void> {
  editor.focus();
  const last = textNodesOf(editor).at(-1);
  if (last) document.getSelection()?.collapse(last, last.length);
  await nextFrame();
}

/** Types into an editor as the browser does. */
export async function typeText(editor: HTMLElement, text: string): Promise<void> {
  editor.focus();
  document.execCommand('insertText', false, text);
  await nextFrame();
}

/** Presses a key in an editor. @returns whether the editor took it */
export function pressKey(editor: HTMLElement, key: string, held: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  return !editor.dispatchEvent(event);
}

/** Pastes HTML, files or plain text into an editor. */
export async function paste(editor: HTMLElement, html: string, file?: File, text = ''): Promise<void> {
  const clipboardData = new DataTransfer();
  if (html) clipboardData.setData('text/html', html);
  if (text) clipboardData.setData('text/plain', text);
  if (file) clipboardData.items.add(file);
  editor.focus();
  editor.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  await nextFrame();
}
