import { describe, expect, it } from 'vitest';
import { lostMarkup } from './lostMarkup.ts';
import type { Markup } from './Markup.ts';

const of = (tag: string, attributes: Record<string, string> = {}, ...children: Markup[]): Markup => ({
  tag,
  attributes,
  children,
});
const lost = (before: Markup[], after: Markup[]) =>
  lostMarkup(before, after).map(({ kind, name }) => `${kind} ${name}`.trim());

describe('lostMarkup', () => {
  it('names each element, attribute and style that is gone, once', () => {
    const cell = of('td', { class: 'a', style: 'line-height: 2; width: 10px' }, 'x');
    expect(lost([of('table', { class: 'b' }, of('tr', {}, cell, cell))], [of('p', {}, 'x x')])).toEqual([
      'element table',
      'attribute class',
      'element tr',
      'element td',
      'style line-height',
      'style width',
    ]);
  });

  it('names comments and text', () => {
    expect(lost([{ comment: 'x' }, 'a b'], ['a'])).toEqual(['comment', 'text']);
  });

  it('names scripts, and not their words as text', () => {
    expect(lost([of('p', { onclick: 'x' }, 'a'), of('script', {}, 'b')], [of('p', {}, 'a')])).toEqual([
      'attribute onclick',
      'element script',
    ]);
  });

  it('takes different ways to write the same for the same', () => {
    const before = [
      of('b', {}, 'a'),
      of('i', {}, 'b'),
      of('strike', {}, 'c'),
      of('font', { color: '#F00', face: '"Arial"' }, 'd'),
      of(
        'p',
        { align: 'CENTER' },
        of('span', { style: 'font-weight: 700; text-decoration: underline' }, 'e'),
      ),
      of('a', { href: 'https://x.example', target: '_top' }, ' f '),
      of('br'),
    ];
    const after = [
      of('p', { style: 'text-align: center' }, of('strong', {}, 'a'), of('em', {}, 'b'), of('s', {}, 'c')),
      of('span', { style: 'font-family: Arial; color: rgb(255, 0, 0)' }, 'd', of('u', {}, 'e')),
      of('a', { href: 'https://x.example/', target: '_blank', rel: 'noopener noreferrer' }, 'f'),
    ];
    expect(lost(before, after)).toEqual([]);
  });

  it('misses nothing whose style contradicts its name, and no more than the lines of a table', () => {
    const before = [
      of('b', { style: 'font-weight: normal' }, 'a', of('span', { style: 'font-weight: 700' }, 'b')),
    ];
    expect(lost(before, ['a', of('strong', {}, 'b')])).toEqual([]);
    expect(lost(before, ['ab'])).toEqual(['element strong']);
    expect(lost([of('div', {}, 'a', 'b')], [of('p', {}, 'a | b')])).toEqual([]);
  });

  it.each([
    ['style text-align', { style: 'text-align: center' }],
    ['style margin-left', { style: 'margin-left: 25px' }],
    ['attribute dir', { dir: 'rtl' }],
    ['attribute lang', { lang: 'ar' }],
  ])('names the %s of a list that is gone, though a paragraph has the same', (name, attributes) => {
    const paragraph = of('p', attributes, 'a');
    const item = (given: Record<string, string>) => of('ul', {}, of('li', given, 'b'));
    expect(lost([paragraph, item(attributes)], [paragraph, item({})])).toEqual([name]);
    expect(lost([paragraph, item(attributes)], [paragraph, item(attributes)])).toEqual([]);
  });

  it('reports a value that is gone, though another of its name is there', () => {
    expect(
      lost(
        [of('p', { style: 'color: red' }), of('p', { style: 'color: blue' })],
        [of('p', { style: 'color: red' })],
      ),
    ).toEqual(['style color']);
  });
});
