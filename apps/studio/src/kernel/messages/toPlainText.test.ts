import type { RichTextMarkup } from '@studio/widgets';
import { expect, test } from 'vitest';
import { markupToPlainText } from './toPlainText.ts';

const of = (tag: string, ...children: RichTextMarkup[]): RichTextMarkup => ({
  tag,
  attributes: {},
  children,
});
const having = (
  tag: string,
  attributes: Record<string, string>,
  ...children: RichTextMarkup[]
): RichTextMarkup => ({ tag, attributes, children });
const plain = (...content: RichTextMarkup[]) => markupToPlainText(content);

test('the cells of a row stay apart, and so do rows', () => {
  const row = (...cells: string[]) => of('tr', ...cells.map((cell) => of('td', cell)));
  const table = of('table', of('tbody', row('Limit', '1,000,000'), row('', '5,000', '')));
  expect(plain(of('p', 'Before'), table, 'After')).toBe('Before\n\nLimit | 1,000,000\n | 5,000\n\nAfter');
  const arranged = of('table', of('tr', of('td', of('p', 'a'), of('p', 'b')), of('td', 'c')));
  expect(plain(arranged)).toBe('a\n\nb\n\nc');
});

test('items have their markers and numbers, and their content is below their text', () => {
  const inner = having('ol', { type: 'a' }, of('li', 'x'), of('li', 'y'));
  const list = having(
    'ol',
    { start: '9' },
    of('li', 'One', inner),
    of('li', of('p', 'Two'), of('p', 'more')),
  );
  expect(plain(list)).toBe('9. One\n   a. x\n   b. y\n10. Two\n    more');
  expect(plain(having('ol', { type: 'I' }, ...['a', 'b', 'c', 'd'].map((text) => of('li', text))))).toBe(
    'I. a\nII. b\nIII. c\nIV. d',
  );
  expect(plain(of('ul', of('li', 'a'), of('li')))).toBe('- a\n-');
});

test('quotes, rules, code and pictures are shown', () => {
  expect(plain(of('blockquote', of('p', 'a'), of('blockquote', of('p', 'b'))), of('hr'), of('p', 'c'))).toBe(
    `> a\n>\n> > b\n\n${'-'.repeat(20)}\n\nc`,
  );
  expect(plain(of('pre', of('code', '\nif (a)\n  b  c\n')))).toBe('if (a)\n  b  c');
  expect(plain(of('p', having('img', { alt: 'Map' }), ' of it', having('img', { alt: '' })))).toBe(
    '[Map] of it',
  );
  expect(plain(of('p', '5 m', of('sup', '2')))).toBe('5 m²');
});

test('the address of a link is shown once', () => {
  const link = (href: string, ...children: RichTextMarkup[]) => having('a', { href }, ...children);
  expect(plain(of('p', link('tel:{{agentPhone}}', 'Call us')))).toBe('Call us <tel:{{agentPhone}}>');
  expect(plain(of('p', link('mailto:a@x.example', 'a@x.example')))).toBe('a@x.example');
  expect(plain(link('https://x.example/', of('div', 'a'), of('div', 'b')))).toBe('a\nb <https://x.example/>');
});

test('blanks are those that are shown', () => {
  expect(plain(of('p', 'Total: \u00a0 \u00a0 100\u00a0'), of('p', ' a\n b'), of('p', '\u2003c'))).toBe(
    'Total:     100 \n\na b\n\n\u2003c',
  );
  expect(plain(of('p', 'a', of('br'), of('br'), 'b', of('br')))).toBe('a\n\nb');
  expect(plain(of('section', 'a', of('article', 'b')), of('dl', of('dt', 'c'), of('dd', 'd')))).toBe(
    'a\nb\nc\nd',
  );
});
