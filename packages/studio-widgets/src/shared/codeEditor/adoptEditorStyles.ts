import { EditorView } from '@codemirror/view';

const prepared = new WeakSet<Document>();

/** A document as the editor's style writer has to see it so that it constructs a style sheet. */
function withoutHead(page: Document): Document {
  return new Proxy(page, {
    get: (target, key) => {
      if (key === 'head') return null;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value),
  });
}

/**
 * Makes every editor of a page put its styles into a constructed style sheet. Left to itself, CodeMirror does so only in
 * a shadow root and writes a `<style>` with text into a document, which a strict policy forbids. It decides once for each
 * root, by whether that has a head: a first editor, gone at once, is given a root without one.
 */
export function adoptEditorStyles(page: Document): void {
  if (prepared.has(page)) return;
  prepared.add(page);
  new EditorView({ root: withoutHead(page) }).destroy();
}
