import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armMarkup, disarm } from './armMarkup.ts';

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

describe('armMarkup', () => {
  it('marks style attributes, handlers and style elements, however they are written', () => {
    expect(armMarkup('<p STYLE =\n"color:red" onclick=x>').html).toBe(
      '<p STYLExq0z =\n"color:red" onclickxq0z=x>',
    );
    expect(armMarkup('<style>a</Style>').html).toBe('<stylexq0z>a</Stylexq0z>');
    expect(armMarkup('<p/style=a"onload=b>').html).toBe('<p/stylexq0z=a"onloadxq0z=b>');
  });

  it('leaves other markup alone', () => {
    const html = '<p class="once">style and button</p><a href="?a=on">x</a>';
    expect(armMarkup(html).html).toBe(html);
  });

  it('takes a mark that is not in the text', () => {
    expect(armMarkup('xq0z XQ1Z style=').mark).toBe('xq2z');
  });

  it('is undone by disarm, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((parts) => parts.join('')),
        ),
        (text) => {
          const armed = armMarkup(text);
          expect(disarm(armed.html, armed.mark)).toBe(text);
          expect(armed.html).not.toMatch(/style\s*=/i);
          expect(armed.html).not.toMatch(/<\/?style(?!xq)/i);
        },
      ),
    );
  });
});

it('a processing instruction becomes a comment, and is itself again in texts and values', () => {
  const { html, mark } = armMarkup('<?xml version="1.0"?><p title="a<?b">');
  expect(html).toBe(`<!${mark}?xml version="1.0"?><p title="a<!${mark}?b">`);
  expect(disarm(`a<!${mark}?b`, mark)).toBe('a<?b');
});
