import { htmlBlocks, lineBlocks, type TextBlockFormat } from '@studio/widgets';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../outline/Outline.ts';
import { textMerger } from './mergeTexts.ts';

const letter = '<p>Dear Agent,</p><p>the quote for {{insuredName}} expires on Friday.</p><p>Regards</p>';

function merge(
  base: string,
  mine: string,
  theirs: string,
  choice: Choice = 'mine',
  format: TextBlockFormat = htmlBlocks,
) {
  const parts = textMerger(format)(base, mine, theirs);
  return parts === null ? null : { html: parts.write(() => choice), conflicts: parts.conflicts };
}

/** What the merge of a letter comes to where nothing collides. */
function merged(mine: [from: string, to: string], theirs: [from: string, to: string], base = letter) {
  const both = merge(base, base.replace(...mine), base.replace(...theirs));
  expect(both?.conflicts).toEqual([]);
  return both?.html;
}

describe('two people in one message', () => {
  test('in two paragraphs', () => {
    expect(merged(['Agent', 'Broker'], ['Regards', 'Kind regards'])).toBe(
      '<p>Dear Broker,</p><p>the quote for {{insuredName}} expires on Friday.</p><p>Kind regards</p>',
    );
  });

  test('in two words of one paragraph', () => {
    expect(merged(['the quote', 'our quote'], ['Friday', 'Monday'])).toContain(
      '<p>our quote for {{insuredName}} expires on Monday.</p>',
    );
  });

  test('one formats the words that the other leaves, or gives the paragraph another form', () => {
    expect(merged(['Friday', '<strong>Friday</strong>'], ['the quote', 'our quote'])).toContain(
      '<p>our quote for {{insuredName}} expires on <strong>Friday</strong>.</p>',
    );
    expect(merged(['<p>Dear Agent,</p>', '<h2>Dear Agent,</h2>'], ['Agent', 'Broker'])).toContain(
      '<h2>Dear Broker,</h2>',
    );
  });

  test('both add, one removes, one moves', () => {
    expect(merged(['<p>Regards', '<p>Please call.</p><p>Regards'], ['<p>Dear Agent,</p>', ''])).toBe(
      '<p>the quote for {{insuredName}} expires on Friday.</p><p>Please call.</p><p>Regards</p>',
    );
    const moved = letter.replace(/(<p>the.*?<\/p>)(<p>Regards<\/p>)/, '$2$1');
    expect(merge(letter, moved, letter.replace('Friday', 'Monday'))?.html).toBe(
      '<p>Dear Agent,</p><p>Regards</p><p>the quote for {{insuredName}} expires on Monday.</p>',
    );
  });

  test('one makes the list a numbered one, the other adds an item', () => {
    const list = '<ul><li>payroll</li><li>sales</li></ul>';
    const [mine, theirs] = [
      '<ol><li>payroll</li><li>sales</li></ol>',
      list.replace('<li>sales', '<li>drivers</li><li>sales'),
    ];
    expect(merge(list, mine, theirs)?.html).toBe('<ol><li>payroll</li><li>drivers</li><li>sales</li></ol>');
  });

  test('one puts an item into a list of its own, the other changes a word of it', () => {
    const list = '<ul><li>payroll</li><li>sales of the year</li></ul>';
    const mine = '<ul><li>payroll<ul><li>sales of the year</li></ul></li></ul>';
    expect(merge(list, mine, list.replace('year', 'term'))?.html).toBe(mine.replace('year', 'term'));
  });
});

describe('what collides is one paragraph', () => {
  const base = '<p>One</p><ul><li>two</li></ul><p>Three</p>';
  const mine = '<p>One!</p><ul><li>mine</li></ul><p>Three</p>';
  const theirs = '<p>One</p><ul><li>theirs</li></ul><p>Three?</p>';

  test('both changed the same word of it', () => {
    expect(merge(base, mine, theirs)).toEqual({
      html: '<p>One!</p><ul><li>mine</li></ul><p>Three?</p>',
      conflicts: [
        {
          ...{ part: 'b1', number: 2, base: '<ul><li>two</li></ul>' },
          ...{ mine: '<ul><li>mine</li></ul>', theirs: '<ul><li>theirs</li></ul>' },
        },
      ],
    });
    expect(merge(base, mine, theirs, 'theirs')?.html).toBe(
      '<p>One!</p><ul><li>theirs</li></ul><p>Three?</p>',
    );
  });

  test('a third text keeps its place in the same list', () => {
    const list = '<ul><li>one</li><li>two</li></ul>';
    const third: Choice = { value: '<ul><li>third</li><li>fourth</li></ul><p>fifth</p>' };
    const [here, there] = [list.replace('two', 'mine'), list.replace('two', 'theirs')];
    expect(merge(list, here, there, third)?.html).toBe(
      '<ul><li>one</li><li>third</li><li>fourth</li></ul><p>fifth</p>',
    );
  });

  test('one removed what the other changed', () => {
    const removed = merge(
      letter,
      letter.replace('<p>Regards</p>', ''),
      letter.replace('Regards', 'Best regards'),
    );
    expect(removed?.conflicts).toMatchObject([{ mine: null, theirs: '<p>Best regards</p>' }]);
    expect(removed?.html).not.toContain('egards');
  });

  test('one bolds the word that the other replaces; two addresses for one link', () => {
    const bold = merge(
      letter,
      letter.replace('Friday', '<strong>Friday</strong>'),
      letter.replace('Friday', 'Monday'),
    );
    expect(bold?.conflicts).toHaveLength(1);
    const link = '<p>See <a href="https://x.example/a">the policy</a> today.</p>';
    const links = merge(link, link.replace('/a"', '/b"'), link.replace('/a"', '/c"'));
    expect(links?.conflicts).toHaveLength(1);
  });
});

test('what nothing is known of stays in a paragraph that one changed, and collides where both did', () => {
  const base = '<p class="lead">One two</p><p>Three</p>';
  const theirs = base.replace('One', 'Once');
  expect(merge(base, base.replace('Three', 'Four'), theirs)).toEqual({
    html: '<p class="lead">Once two</p><p>Four</p>',
    conflicts: [],
  });
  expect(merge(base, base.replace('two', 'too'), theirs)?.conflicts).toHaveLength(1);
});

test('texts that cannot be read in blocks, or of which one is empty, are not merged', () => {
  expect(merge(letter, `${letter}<script>x()</script>`, letter.replace('Dear', 'To'))).toBeNull();
  expect(merge('', '<p>Mine</p>', '<p>Theirs</p>')).toBeNull();
  expect(merge(letter, '', letter.replace('Dear', 'To'))).toBeNull();
});

test('a text in lines merges by lines and words', () => {
  const base = 'Dear Agent,\n\nthe quote expires on Friday.';
  const both = merge(
    base,
    base.replace('Dear', 'To the'),
    base.replace('Friday', 'Monday'),
    'mine',
    lineBlocks,
  );
  expect(both).toEqual({ html: 'To the Agent,\n\nthe quote expires on Monday.', conflicts: [] });
});
