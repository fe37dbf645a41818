import { describe, expect, it } from 'vitest';
import { fromEditorElement, toEditorMarkup } from './editorMarkup.ts';
import { isElement, type Markup } from './Markup.ts';
import { writeMarkup } from './writeMarkup.ts';

const of = (tag: string, attributes: Record<string, string> = {}, ...children: Markup[]): Markup => ({
  tag,
  attributes,
  children,
});

const fromEditorMarkup = (content: readonly Markup[]): Markup[] =>
  content.map((markup) =>
    isElement(markup)
      ? fromEditorElement({ ...markup, children: fromEditorMarkup(markup.children) })
      : markup,
  );

describe('toEditorMarkup', () => {
  it('puts styles of text to the text, the inner ones over the outer ones', () => {
    const inner = of('span', { style: 'color: blue' }, 'b');
    const before = [
      of('p', { style: 'color: red; text-align: center' }, of('font', { face: 'Arial' }, 'a', inner)),
    ];
    expect(writeMarkup(toEditorMarkup(before))).toBe(
      '<p data-style="text-align: center"><span data-style="color: red; font-family: Arial">a</span>' +
        '<span data-style="color: blue; font-family: Arial">b</span></p>',
    );
  });

  it('makes emphasis of styles that are one', () => {
    const before = [of('span', { style: 'font-weight: bold; font-style: italic' }, 'a')];
    expect(writeMarkup(toEditorMarkup(before))).toBe('<em><strong>a</strong></em>');
  });

  it('takes an align attribute for what it means, and leaves out blanks between blocks', () => {
    const before = [
      of('ul', { style: 'color: red' }, '\n', of('li', {}, 'a')),
      of('p', { align: 'RIGHT' }, 'b'),
    ];
    expect(writeMarkup(toEditorMarkup(before))).toBe(
      '<ul><li><span data-style="color: red">a</span></li></ul><p data-style="text-align: right">b</p>',
    );
  });
});

describe('blocks', () => {
  const toHtml = (...content: Markup[]) => writeMarkup(toEditorMarkup(content));
  const row = (...cells: string[]) => of('tr', {}, ...cells.map((cell) => of('td', {}, cell)));

  it('makes a line of each row, whose cells stay apart', () => {
    const table = of('table', {}, of('tbody', {}, row('Limit', '1,000,000'), row('', 'x', '')));
    expect(toHtml(of('table', {}, row('a', 'b'), row('c', 'd')))).toBe('<p>a | b<br>c | d</p>');
    expect(toHtml(table)).toBe('<p>Limit | 1,000,000<br> | x</p>');
    expect(toHtml(row('a', 'b'), row('c', 'd'))).toBe('<p>a | b<br>c | d</p>');
  });

  it('makes blocks of a table that only arranges them', () => {
    const cell = of('td', {}, of('p', {}, 'a'), of('ul', {}, of('li', {}, 'b')));
    expect(toHtml(of('table', {}, of('tr', {}, cell, of('td', {}, 'c'))))).toBe(
      '<p>a</p><ul><li>b</li></ul><p>c</p>',
    );
  });

  it('gives everything beside blocks a paragraph of its own', () => {
    expect(toHtml('a', of('div', {}, 'b', of('div', {}, 'c'), 'd'), of('br'), 'e')).toBe(
      '<p>a</p><p>b</p><p>c</p><p>d</p><p><br>e</p>',
    );
    expect(toHtml(of('a', { href: '/x' }, of('div', {}, 'f'), 'g'))).toBe(
      '<p><a href="/x">f</a></p><p><a href="/x">g</a></p>',
    );
    expect(toHtml(of('li', {}, 'h'), ' ', of('li', {}, 'i'))).toBe('<ul><li>h</li><li>i</li></ul>');
    expect(toHtml(of('ul', {}, of('li', {}, 'j'), of('ol', {}, of('li', {}, 'k'))))).toBe(
      '<ul><li>j<ol><li>k</li></ol></li></ul>',
    );
  });

  it('takes a style for what is meant, whatever the element is called', () => {
    const normal = of(
      'b',
      { style: 'font-weight: normal' },
      'a',
      of('span', { style: 'font-weight: 700' }, 'b'),
    );
    expect(toHtml(normal, of('u', { style: 'text-decoration: none' }, 'c'))).toBe('a<strong>b</strong>c');
    expect(toHtml(of('th', { style: 'font-weight: 400' }, 'd'))).toBe('<p>d</p>');
  });

  it('ends a line once', () => {
    expect(toHtml(of('p', {}, 'a', of('br')), of('p', {}, of('br')))).toBe('<p>a</p><p></p>');
  });
});

describe('fromEditorElement', () => {
  it('takes the paragraph out of a list item that has only one', () => {
    const item = of('li', {}, of('p', {}, 'a'), of('ul', {}, of('li', {}, of('p', {}, 'b'))));
    expect(writeMarkup(fromEditorMarkup([of('ul', {}, item)]))).toBe(
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    );
  });

  it('leaves paragraphs that have a style, or that are several', () => {
    const styled = of('li', {}, of('p', { style: 'text-align: center' }, 'a'));
    const several = of('li', {}, of('p', {}, 'a'), of('p', {}, 'b'));
    expect(writeMarkup(fromEditorMarkup([styled, several]))).toBe(
      '<li><p style="text-align: center">a</p></li><li><p>a</p><p>b</p></li>',
    );
  });

  it('writes a line break at the end so that it is seen', () => {
    expect(writeMarkup(fromEditorMarkup([of('p', {}, 'a', of('br'))]))).toBe('<p>a<br><br></p>');
  });

  it('gives an empty paragraph a line', () => {
    expect(writeMarkup(fromEditorMarkup([of('p'), of('h1')]))).toBe('<p><br></p><h1><br></h1>');
  });
});
