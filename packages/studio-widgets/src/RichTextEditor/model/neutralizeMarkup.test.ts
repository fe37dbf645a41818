import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neutralizeMarkup, restoreNames } from './neutralizeMarkup.ts';

const piece = fc.constantFrom(
  '<p ',
  'STYLE',
  'style',
  '=',
  ' ',
  'onClick',
  '>',
  '</style>',
  'xq0z',
  '<?',
  '"',
  'a',
);

describe('neutralizeMarkup', () => {
  it('marks style attributes, handlers and style elements, however they are written', () => {
    expect(neutralizeMarkup('<p STYLE =\n"color:red" onclick=x>').html).toBe(
      '<p STYLExq0z =\n"color:red" onclickxq0z=x>',
    );
    expect(neutralizeMarkup('<style>a</Style>').html).toBe('<stylexq0z>a</Stylexq0z>');
    expect(neutralizeMarkup('<p/style=a"onload=b>').html).toBe('<p/stylexq0z=a"onloadxq0z=b>');
  });

  it('leaves other markup alone', () => {
    const html = '<p class="once">style and button</p><a href="?a=on">x</a>';
    expect(neutralizeMarkup(html).html).toBe(html);
  });

  it('takes a mark that is not in the text', () => {
    expect(neutralizeMarkup('xq0z XQ1Z style=').mark).toBe('xq2z');
  });

  it('is undone by restoreNames, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((parts) => parts.join('')),
        ),
        (text) => {
          const neutral = neutralizeMarkup(text);
          expect(restoreNames(neutral.html, neutral.mark)).toBe(text);
          expect(neutral.html).not.toMatch(/style\s*=/i);
          expect(neutral.html).not.toMatch(/<\/?style(?!xq)/i);
        },
      ),
    );
  });
});

it('a processing instruction becomes a comment, and is itself again in texts and values', () => {
  const { html, mark } = neutralizeMarkup('<?xml version="1.0"?><p title="a<?b">');
  expect(html).toBe(`<!${mark}?xml version="1.0"?><p title="a<!${mark}?b">`);
  expect(restoreNames(`a<!${mark}?b`, mark)).toBe('a<?b');
});
