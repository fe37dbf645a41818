import { afterEach, expect, test, vi } from 'vitest';
import { keepThePage } from './keepThePage.ts';

afterEach(() => vi.unstubAllGlobals());

/** Whether the page stays when this is dropped beside every place for files. */
function staysAfter(type: string, types: readonly string[]): boolean {
  const event = new Event(type, { cancelable: true });
  window.dispatchEvent(Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } }));
  return event.defaultPrevented;
}

test('the page stays when a file misses its place, until no caller keeps it any more', () => {
  vi.stubGlobal('window', new EventTarget());
  expect(staysAfter('drop', ['Files'])).toBe(false);
  const [one, other] = [keepThePage(), keepThePage()];
  expect(staysAfter('dragover', ['Files'])).toBe(true);
  expect(staysAfter('drop', ['Files'])).toBe(true);
  expect(staysAfter('drop', ['text/plain'])).toBe(false);
  one();
  expect(staysAfter('drop', ['Files'])).toBe(true);
  other();
  expect(staysAfter('drop', ['Files'])).toBe(false);
});
