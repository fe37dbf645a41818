import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withLayout, withoutLayout } from './sourceLayout.ts';

describe('withLayout', () => {
  it('gives each block a line, indented by those around it', () => {
    const html =
      '<h2>Terms</h2><p>Dear <b>Ana</b>,<br>hello</p><ul><li>one<ul><li>two</li></ul></li></ul><hr>after<blockquote><p>q</p></blockquote><p></p>';
    expect(withLayout(html)).toBe(
      [
        '<h2>Terms</h2>',
        '<p>Dear <b>Ana</b>,<br>hello</p>',
        '<ul>',
        '  <li>one',
        '    <ul>',
        '      <li>two</li>',
        '    </ul>',
        '  </li>',
        '</ul>',
        '<hr>',
        'after',
        '<blockquote>',
        '  <p>q</p>',
        '</blockquote>',
        '<p></p>',
      ].join('\n'),
    );
  });

  it('leaves every letter where each counts, and comments', () => {
    const html =
      '<pre>a\n  <b>b</b>\n</pre><!-- <p>x</p> --><script>if (a<p) {\n}</script><p title="a>b">c</p>';
    expect(withLayout(html)).toBe(
      '<pre>a\n  <b>b</b>\n</pre>\n<!-- <p>x</p> --><script>if (a<p) {\n}</script>\n<p title="a>b">c</p>',
    );
  });

  it('goes on where ends are missing', () => {
    expect(withLayout('<ul><li>a<li>b</ul><p>c<p>d')).toBe('<ul>\n  <li>a\n  <li>b\n</ul>\n<p>c\n<p>d');
  });
});

describe('withoutLayout', () => {
  it('takes back nothing but the layout', () => {
    expect(withoutLayout('<p>\n  a  b\n</p>\n\n<p> &nbsp;c</p>')).toBe('<p>a  b</p><p>&nbsp;c</p>');
    const bits = ['<p>', '</p>', '<li>', '<ul>', '</ul>', '<b>', '</b>', '<pre>', '</pre>', '<!-- ', ' -->'];
    const html = fc
      .array(fc.constantFrom(...bits, ...['<td>', '<hr>', '<br>', ' ', '\n', 'a', '<', '>', '"', '<script>']))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(html, (text) => {
        const compact = withoutLayout(text);
        expect(withoutLayout(compact)).toBe(compact);
        expect(withoutLayout(withLayout(text))).toBe(compact);
        expect(compact.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});
