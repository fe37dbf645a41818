import { type RichTextMarkup, serializeRichText } from '@studio/widgets';
import { describe, expect, test } from 'vitest';
import { fillInMarkup } from './placeholdersInHtml.ts';
import { markupToPlainText } from './toPlainText.ts';

const known = new Map([
  ['insuredName', { sample: 'Prairie "Freight" <LLC>' }],
  ['quoteUrl', { sample: 'https://x.example/a?b=1&c=2' }],
]);
const element = (tag: string, ...children: RichTextMarkup[]): RichTextMarkup => ({
  ...{ tag, children },
  attributes: {},
});
const link = (href: string, ...children: RichTextMarkup[]): RichTextMarkup => ({
  ...{ tag: 'a', children },
  attributes: { href },
});
const filled = (...content: RichTextMarkup[]) => serializeRichText(fillInMarkup(content, known));

test('a value is text, in attributes too, and what is not known stays', () => {
  expect(filled(element('p', link('{{quoteUrl}}', '{{insuredName}}'), ' {{x}}'))).toBe(
    '<p><a href="https://x.example/a?b=1&amp;c=2">Prairie "Freight" &lt;LLC&gt;</a> {{x}}</p>',
  );
});

describe('a placeholder with styles on a part of it', () => {
  const divided = element(
    'p',
    'Dear {{',
    element('b', 'insuredName'),
    '}}, {{insured',
    element('i', 'Nam'),
    '}}',
  );

  test('is filled in, with the styles that its name begins with', () => {
    expect(filled(divided)).toBe('<p>Dear <b>Prairie "Freight" &lt;LLC&gt;</b>, {{insuredNam}}<i></i></p>');
  });

  test('is one in the plain text', () => {
    expect(markupToPlainText([divided])).toBe('Dear {{insuredName}}, {{insuredNam}}');
    expect(markupToPlainText([element('p', '{{', link('https://x', 'insuredName'), '}}')])).toBe(
      '{{insuredName}} <https://x>',
    );
  });
});

test('what spans two paragraphs is no placeholder', () => {
  const content = [element('p', '{{insured'), element('p', 'Name}}')];
  expect(fillInMarkup(content, known)).toEqual(content);
  expect(markupToPlainText(content)).toBe('{{insured\n\nName}}');
});

test('plain text has a line for each block, a dash before an item, the address after a link', () => {
  const content = [
    element('h2', 'Hello'),
    element('p', 'Read ', link('https://x.example/q', 'your quote'), ':', element('br'), 'now'),
    element('ul', element('li', element('p', 'Wind')), element('li', 'Hail  and\nrain')),
  ];
  expect(markupToPlainText(content)).toBe(
    'Hello\n\nRead your quote <https://x.example/q>:\nnow\n\n- Wind\n- Hail and rain',
  );
});
