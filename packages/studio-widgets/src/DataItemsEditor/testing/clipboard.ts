function send(type: 'copy' | 'cut' | 'paste', data: DataTransfer): boolean {
  const target = document.activeElement ?? document.body;
  return target.dispatchEvent(
    new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }),
  );
}

/** Pastes a text where the focus is. @returns whether it was left to the browser */
export function pasteText(text: string): boolean {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  return send('paste', data);
}

/** Copies or cuts where the focus is. @returns what was put on the clipboard, empty for nothing */
export function takeText(type: 'copy' | 'cut'): string {
  const data = new DataTransfer();
  send(type, data);
  return data.getData('text/plain');
}
