import { isElement, type Markup, type MarkupElement } from './Markup.ts';

const voids = new Set(['br', 'hr', 'img', 'col']);

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
}

function escapeValue(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/**
 * Markup as HTML. Everything is escaped, which is right because no element whose content is not parsed is ever let
 * through. Comments are left out.
 * @param known the elements that were written before, which are not written again
 */
export function writeMarkup(content: readonly Markup[], known?: WeakMap<object, string>): string {
  return content
    .map((markup) => {
      if (typeof markup === 'string') return escapeText(markup);
      if (!isElement(markup)) return '';
      const written = known?.get(markup);
      if (written !== undefined) return written;
      const html = writeElement(markup, known);
      known?.set(markup, html);
      return html;
    })
    .join('');
}

function writeElement({ tag, attributes, children }: MarkupElement, known?: WeakMap<object, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeValue(value)}"`);
  const start = `<${tag}${written.join('')}>`;
  if (voids.has(tag)) return start;
  const inside = writeMarkup(children, known);
  return `${start}${tag === 'pre' && inside.startsWith('\n') ? '\n' : ''}${inside}</${tag}>`;
}
