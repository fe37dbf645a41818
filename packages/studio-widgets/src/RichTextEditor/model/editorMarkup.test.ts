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
      '<p data-style="text-align: center"><span face="Arial"><span data-style="color: red; font-family: Arial">a</span>' +
        '<span><span data-style="color: blue; font-family: Arial">b</span></span></span></p>',
    );
  });

  it('makes emphasis of styles that are one', () => {
    const before = [of('span', { style: 'font-weight: bold; font-style: italic' }, 'a')];
    expect(writeMarkup(toEditorMarkup(before))).toBe('<span><em><strong>a</strong></em></span>');
  });

  it('takes an align attribute for what it means, and leaves blanks between blocks alone', () => {
    const before = [
      of('ul', { style: 'color: red' }, '\n', of('li', {}, 'a')),
      of('p', { align: 'RIGHT' }, 'b'),
    ];
    expect(writeMarkup(toEditorMarkup(before))).toBe(
      '<ul>\n<li><span data-style="color: red">a</span></li></ul><p data-style="text-align: right">b</p>',
    );
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

  it('gives an empty paragraph a line', () => {
    expect(writeMarkup(fromEditorMarkup([of('p'), of('h1')]))).toBe('<p><br></p><h1><br></h1>');
  });
});
