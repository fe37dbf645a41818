import { describe, expect, test } from 'vitest';
import type { Markup } from './Markup.ts';
import { replaceInText } from './replaceInText.ts';
import { writeMarkup } from './writeMarkup.ts';

const element = (tag: string, ...children: Markup[]): Markup => ({ tag, attributes: {}, children });
const texts = (content: readonly Markup[]) => {
  const found: string[] = [];
  replaceInText(content, (text) => {
    found.push(text);
    return [];
  });
  return found;
};
const starred = (content: readonly Markup[], word: string) =>
  writeMarkup(
    replaceInText(content, (text) =>
      [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => ({
        from: index,
        to: index + word.length,
        replace: (part, offset) => [element('u', `${offset}${part}`)],
      })),
    ),
  );

describe('replaceInText', () => {
  test('the text of a paragraph is searched as a whole, whatever styles are on its parts', () => {
    const content = [
      element('p', 'one ', element('b', 'two'), ' three'),
      element('ul', element('li', element('p', 'four\nfive'))),
      element('p', 'six', element('br'), 'seven'),
    ];
    expect(texts(content)).toEqual(['one two three', 'four five', 'six\ufffcseven']);
  });

  test('a piece that styles divide is replaced part by part', () => {
    const content = [element('p', 'a wo', element('b', 'rd'), ' and a word')];
    expect(starred(content, 'word')).toBe('<p>a <u>0wo</u><b><u>2rd</u></b> and a <u>0word</u></p>');
  });

  test('what is in two paragraphs is no piece, and nothing else is changed', () => {
    const content = [
      element('p', 'wo'),
      element('p', 'rd'),
      { comment: 'word' },
      element('p', element('img')),
    ];
    expect(starred(content, 'word')).toBe('<p>wo</p><p>rd</p><p><img></p>');
  });
});
