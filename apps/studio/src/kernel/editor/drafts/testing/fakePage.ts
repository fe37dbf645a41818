/**
 * Replaces a page that is about to be hidden, and its storage. Returns what fires the page's own events.
 * @param stub sets a global for the time of a test
 * @param storage an empty one
 */
export function fakePage(
  stub: (name: string, value: unknown) => void,
  storage: IDBFactory,
): { readonly fire: (type: string) => void } {
  const page = new EventTarget();
  stub('indexedDB', storage);
  stub('addEventListener', page.addEventListener.bind(page));
  stub('removeEventListener', page.removeEventListener.bind(page));
  stub('document', { visibilityState: 'hidden' });
  return { fire: (type) => page.dispatchEvent(new Event(type)) };
}
