import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOfHtml } from './textOfHtml.ts';

test.each([
  ['<p><strong>A</strong>lfaword</p>', 'Alfaword'],
  ['<p>one</p><p>two</p>', 'one two'],
  ['one<br>two<br/>three', 'one two three'],
  ['<ul><li>a</li><li>b</li></ul><table><tr><td>c</td><td>d</td></tr></table>', 'a b c d'],
  ['<SPAN style="a>b">x</SPAN>y<a title=\'>\' href="z">z</a>', 'xyz'],
  ['M&uuml;ller &amp; S&#246;hne &#x2013; caf&eacute;', 'Müller & Söhne – café'],
  ['a&nbsp;b&shy;c', 'a b\u00adc'],
  ['&constructor; &nothing; &#0; &#55296; 1 < 2 & 3', '&constructor; &nothing; &#0; &#55296; 1 < 2 & 3'],
  ['wo<!-- not > read -->rd<style>p { }</style>end', 'word end'],
  ['<p title="never closed>text</p>', 'text'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
])('%j reads %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

const tags = fc.constantFrom(
  '<b>',
  '</b>',
  '<span style="color: red">',
  '</span>',
  "<a href='x>y'>",
  '</A>',
  '<wbr>',
  '<!-- - -->',
);

test('a word stays one, whatever elements of a line it is cut by, and blocks part words', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(tags, fc.constantFrom('a', 'é', '&eacute;', '1'))), (parts) => {
      const word = parts.map(([, letter]) => textOfHtml(letter)).join('');
      const html = parts.map((part) => part.join('')).join('');
      expect(textOfHtml(html)).toBe(word);
      expect(textOfHtml(`<div>${html}</div><div>x</div>`)).toBe(`${word} x`.trim());
    }),
  );
});

test('what never ends is read in time', () => {
  for (const part of ['<a "', '<', '<!--', '<style>', "<p '"]) {
    expect(textOfHtml(part.repeat(100_000))).toBeDefined();
  }
});
