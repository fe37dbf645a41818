import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { createMarkupWriter } from './createMarkupWriter.ts';
import { createExtensions } from './extensions.ts';

const schema = getSchema(createExtensions({ isAllowed: () => true, describe: (address) => address }));
const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => Node.fromJSON(schema, { type: 'doc', content });
const bold = { type: 'bold' };
const link = { type: 'link', attrs: { href: 'https://north.example/' } };
const toHtml = (document: Node) => createMarkupWriter(schema).toHtml(document);

describe('createMarkupWriter', () => {
  it('joins neighbouring texts under the marks that they share', () => {
    const html = toHtml(doc(paragraph(text('a', link), text('b', link, bold), text('c', bold), text('d'))));
    expect(html).toBe(
      '<p><a href="https://north.example/" target="_blank" rel="noopener noreferrer">a<strong>b</strong></a><strong>c</strong>d</p>',
    );
  });

  it('writes styles in one way, and leaves out what the allow lists do not let through', () => {
    const styled = { type: 'textStyle', attrs: { color: 'RGB(1, 2, 3)', fontSize: 'expression(1)' } };
    expect(toHtml(doc(paragraph(text('a', styled))))).toBe('<p><span style="color: #010203">a</span></p>');
    const harmful = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
    expect(toHtml(doc(paragraph(text('<b>', harmful))))).not.toMatch(/javascript|<b>/);
    expect(toHtml(doc(paragraph({ type: 'image', attrs: { src: 'data:x' } })))).toBe('<p><br></p>');
  });

  it('writes lists, code and empty paragraphs as they are kept', () => {
    const item = { type: 'listItem', content: [paragraph(text('one'))] };
    const list = { type: 'bulletList', content: [item] };
    const code = { type: 'codeBlock', content: [text('\ncode')] };
    expect(toHtml(doc(list, code, { type: 'paragraph' }))).toBe(
      '<ul><li>one</li></ul><pre><code>\ncode</code></pre><p><br></p>',
    );
  });

  it('leaves the content of elements that are nested too deep', () => {
    let quote: object = paragraph(text('deep'));
    for (let depth = 0; depth < 300; depth += 1) quote = { type: 'blockquote', content: [quote] };
    const html = toHtml(doc(quote));
    expect(html.match(/<blockquote>/g)).toHaveLength(256);
    expect(html).toContain('>deep<');
  });

  it('writes again only what an edit changed', () => {
    const writer = createMarkupWriter(schema);
    const before = doc(paragraph(text('a')), paragraph(text('b')));
    const after = before.copy(before.content.replaceChild(0, schema.nodeFromJSON(paragraph(text('A')))));
    const [, kept] = writer.toMarkup(before);
    const [changed, same] = writer.toMarkup(after);
    expect(same).toBe(kept);
    expect(changed).toMatchObject({ children: ['A'] });
    expect(writer.toHtml(after)).toBe('<p>A</p><p>b</p>');
  });
});
