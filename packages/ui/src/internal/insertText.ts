/**
 * Puts text in place of the selection of a focused input, as if it had been typed: the input's own undo still takes it
 * back, which no newer interface offers.
 */
export function insertText(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (document.activeElement === input && document.execCommand('insertText', false, text)) return;
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
