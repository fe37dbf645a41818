import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageAfter, messageBefore } from '../../ChangeList/fixtures/messages.ts';
import { readTextBlocks } from '../textBlocks/readBlocks.ts';
import type { TextToken } from '../textBlocks/TextBlock.ts';
import { type ComparedBlock, compareTexts } from './compareTexts.ts';
import { excerptOf, isDifferent } from './excerptOf.ts';
import { foldBlocks } from './foldBlocks.ts';

const textOf = (tokens: readonly TextToken[]) => tokens.map(({ text }) => text).join('');
/** A paragraph as `same [-gone-] {+come+} <restyled: what>`. */
const drawn = ({ kind, isMoved, runs, looks }: ComparedBlock) =>
  [
    isMoved ? 'moved' : '',
    kind === 'same' || kind === 'changed' ? '' : kind,
    runs
      .map((run) => {
        const texts = run.looks.map(({ name, before, after }) => ` ${name} ${before}→${after}`).join('');
        if (run.kind === 'same')
          return texts === '' ? textOf(run.tokens) : `<${textOf(run.tokens)}:${texts}>`;
        return run.kind === 'added'
          ? `{+${textOf(run.tokens)}${texts}+}`
          : `[-${textOf(run.tokens)}${texts}-]`;
      })
      .join(''),
    ...looks.map(({ name, before, after }) => `(${name} ${before}→${after})`),
  ]
    .filter((part) => part !== '')
    .join(' ');
const changes = (before: string, after: string) =>
  compareTexts(before, after, 'html').filter(isDifferent).map(drawn);

const words = fc.array(
  fc.constantFrom('one', 'two', 'three', '<strong>four</strong>', '<a href="https://x.example">five</a>'),
  {
    minLength: 1,
    maxLength: 6,
  },
);
const messages = fc
  .array(
    fc
      .record({ tag: fc.constantFrom('p', 'h2'), words })
      .map(({ tag, words: all }) => `<${tag}>${all.join(' ')}</${tag}>`),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) => all.join(''));

describe('compareTexts', () => {
  it('marks words in their place, and names addresses and formatting, also where a word was changed', () => {
    const before = '<p>It ends on Friday, see <a href="https://a.example">the portal</a>.</p>';
    const after = '<p>It ends on Monday, see <a href="https://b.example">the portal</a>.</p>';
    expect(changes(before, after)).toEqual([
      'It ends on [-Friday-]{+Monday+}, see <the portal: a https://a.example/→https://b.example/>.',
    ]);
    expect(changes('<p>one two</p>', '<p>one <strong>two</strong></p>')).toEqual([
      'one <two: strong →strong>',
    ]);
    expect(changes('<p>See it</p>', '<p>See it <a href="https://b.example">here</a></p>')).toEqual([
      'See it{+ +}{+here a →https://b.example/+}',
    ]);
  });

  it('names kind, place and look of a paragraph', () => {
    expect(changes('<p>one two</p>', '<h2>one two</h2>')).toEqual(['one two (tag p→h2)']);
    expect(changes('<p>one two</p>', '<p style="text-align: center">one two</p>')).toEqual([
      'one two (style text-align →center)',
    ]);
    expect(changes('<ul><li>a<ul><li>b c</li></ul></li></ul>', '<ul><li>a</li><li>b c</li></ul>')).toEqual([
      'b c (level 2→1)',
    ]);
    expect(changes('<ul><li>a</li></ul>', '<ol><li>a</li></ol>')).toEqual(['a (list ul→ol)']);
    expect(changes('<p>a b</p><p>c d</p><p>e f</p>', '<p>e f</p><p>a b</p><p>c d</p>')).toEqual([
      'moved e f',
    ]);
  });

  it('names pictures and line breaks', () => {
    const picture = '<img src="https://x.example/a.png" alt="A">';
    expect(changes('<p>one two</p>', `<p>one ${picture}two</p>`)[0]).toContain(
      'src="https://x.example/a.png"',
    );
    const [block] = compareTexts('<p>one two</p>', '<p>one<br>two</p>', 'html');
    expect(block?.runs.flatMap(({ tokens }) => tokens).some(({ kind }) => kind === 'break')).toBe(true);
  });

  it('has all of both texts', () => {
    fc.assert(
      fc.property(messages, messages, (before, after) => {
        const compared = compareTexts(before, after, 'html');
        const texts = (kinds: readonly string[]) =>
          textOf(
            compared.flatMap(({ runs }) =>
              runs.filter(({ kind }) => kinds.includes(kind)).flatMap(({ tokens }) => tokens),
            ),
          );
        const whole = (text: string) =>
          textOf(readTextBlocks(text, 'html').blocks.flatMap(({ tokens }) => tokens));
        expect(texts(['same', 'added'])).toBe(whole(after));
        if (!compared.some(({ isMoved }) => isMoved)) expect(texts(['same', 'removed'])).toBe(whole(before));
        expect(compared.some(isDifferent)).toBe(before !== after);
      }),
    );
  });
});

describe('excerptOf', () => {
  it('shows a difference of texts that differ, however long they are', () => {
    fc.assert(
      fc.property(messages, messages, fc.nat(40), (before, after, count) => {
        const same = '<p>So it goes on and on.</p>'.repeat(count);
        const { blocks, isCut } = excerptOf(compareTexts(`${same}${before}`, `${same}${after}`, 'html'));
        expect(blocks.length > 0).toBe(before !== after);
        const isSeen = ({ runs, looks, isMoved }: ComparedBlock) =>
          isMoved || looks.length > 0 || runs.some((run) => run.kind !== 'same' || run.looks.length > 0);
        expect(blocks.every(isSeen)).toBe(true);
        if (count > 0 && before !== after) expect(isCut).toBe(true);
      }),
    );
  });

  it('leaves some words around a change', () => {
    const long =
      'as it has been for many years in each of our letters and on every page of the portal '.repeat(3);
    const { blocks } = excerptOf(
      compareTexts(`<p>${long}ends ${long}</p>`, `<p>${long}begins ${long}</p>`, 'html'),
    );
    const [shown] = blocks;
    expect(shown?.runs.map(({ kind, cut }) => [kind, cut])).toEqual([
      ['same', 'start'],
      ['removed', undefined],
      ['added', undefined],
      ['same', 'end'],
    ]);
  });
});

describe('foldBlocks', () => {
  const compared = compareTexts(messageBefore, messageAfter, 'html');
  const picture = (options: Parameters<typeof foldBlocks>[1]) => {
    const { stretches, leftOut } = foldBlocks(compared, options);
    return [...stretches.map(({ kind, from, to }) => `${kind} ${from}-${to}`), leftOut];
  };

  it('folds what did not change, and opens what is asked for', () => {
    expect(picture({ unfolded: new Set(), limit: 200 })).toEqual([
      ...['fold 0-4', 'blocks 4-5', 'blocks 5-6', 'blocks 6-7', 'blocks 7-9', 'blocks 9-10', 'fold 10-14'],
      ...['blocks 14-15', 'blocks 15-17', 0],
    ]);
    expect(picture({ unfolded: new Set([0]), limit: 200 })[0]).toBe('blocks 0-5');
    expect(picture({ unfolded: new Set(), limit: 2 })).toEqual(['fold 0-4', 'blocks 4-5', 'blocks 5-6', 7]);
  });
});
