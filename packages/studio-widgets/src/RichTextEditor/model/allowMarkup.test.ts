import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedElements, allowMarkup } from './allowMarkup.ts';
import { isElement, type Markup } from './Markup.ts';
import { writeMarkup } from './writeMarkup.ts';

const of = (tag: string, attributes: Record<string, string> = {}, ...children: Markup[]): Markup => ({
  tag,
  attributes,
  children,
});
const clean = (...content: Markup[]) => writeMarkup(allowMarkup(content));

const name = fc.constantFrom('p', 'a', 'img', 'script', 'svg', 'table', 'x-y', 'font', 'style', '__proto__');
const attribute = fc.constantFrom(
  'href',
  'src',
  'style',
  'onclick',
  'class',
  'id',
  'title',
  'srcdoc',
  'align',
);
const value = fc.oneof(
  fc.constantFrom('javascript:x', 'https://x.example', '"><', 'color: red'),
  fc.string(),
);
const tree = fc.letrec<{ node: Markup }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.record({
      tag: name,
      attributes: fc.dictionary(attribute, value, { noNullPrototype: true }),
      children: fc.array(tie('node'), { maxLength: 3 }),
    }),
  ),
})).node;

function elementsOf(
  content: readonly Markup[],
): { tag: string; attributes: Readonly<Record<string, string>> }[] {
  return content.filter(isElement).flatMap((element) => [element, ...elementsOf(element.children)]);
}

describe('allowMarkup', () => {
  it('removes some elements whole, and of others only the tag', () => {
    expect(clean(of('script', {}, 'x'), of('main-part', {}, 'kept'), of('svg', {}, 'x'))).toBe('kept');
  });

  it('lets attributes of the allow list through, by element', () => {
    expect(clean(of('p', { class: 'a', align: 'center', onclick: 'x', title: 'T' }, 'x'))).toBe(
      '<p align="center" title="T">x</p>',
    );
    expect(clean(of('p', { href: 'https://x.example' }, 'x'))).toBe('<p>x</p>');
    expect(clean(of('td', { bgcolor: 'url(x)', colspan: '2' }))).toBe('<td colspan="2"></td>');
  });

  it('opens links that lead off the page in a new window which cannot reach back', () => {
    expect(clean(of('a', { href: 'https://x.example/a b', target: 'top', rel: 'opener' }, 'x'))).toBe(
      '<a href="https://x.example/a%20b" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(clean(of('a', { href: 'mailto:a@b.example', target: '_top' }, 'x'))).toBe(
      '<a href="mailto:a@b.example">x</a>',
    );
    expect(clean(of('a', { href: 'javascript:x' }, 'x'))).toBe('<a>x</a>');
  });

  it('drops pictures without an allowed address, and gives others a text', () => {
    expect(clean(of('img', { src: 'data:x' }))).toBe('');
    expect(clean(of('img', { src: 'https://x.example/a.png' }))).toBe(
      '<img alt="" src="https://x.example/a.png">',
    );
  });

  it('leaves nothing but what the lists name, and is settled after one time', () => {
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 4 }), (content) => {
        const once = allowMarkup(content);
        for (const { tag, attributes } of elementsOf(once)) {
          expect(allowedElements.has(tag)).toBe(true);
          expect(Object.keys(attributes).filter((key) => /^on|class|id|srcdoc/.test(key))).toEqual([]);
          expect(`${attributes['href'] ?? ''}${attributes['src'] ?? ''}`).not.toMatch(/script:|data:/i);
        }
        expect(allowMarkup(once)).toEqual(once);
      }),
    );
  });
});

describe('writeMarkup', () => {
  it('escapes everything', () => {
    expect(writeMarkup(['a < b & "c"\u00a0', of('p', { title: '"><img>' }, '<script>')])).toBe(
      'a &lt; b &amp; "c"&nbsp;<p title="&quot;&gt;&lt;img&gt;">&lt;script&gt;</p>',
    );
  });

  it('closes what has content, leaves comments out, and keeps a first line break', () => {
    expect(writeMarkup([of('br'), of('p'), { comment: 'x' }, of('pre', {}, '\na')])).toBe(
      '<br><p></p><pre>\n\na</pre>',
    );
  });
});
