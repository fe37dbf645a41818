import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMarkupWriter } from '../../RichTextEditor/editor/createMarkupWriter.ts';
import { createExtensions } from '../../RichTextEditor/editor/extensions.ts';
import { alignBlocks } from './alignBlocks.ts';
import { diffTokens } from './diffTokens.ts';
import { splitText } from './lineBlocks.ts';
import { readTextBlocks } from './readBlocks.ts';
import { makeBlock } from './TextBlock.ts';
import { writeHtmlBlocks } from './writeBlocks.ts';

const schema = getSchema(createExtensions({ isAllowed: () => true, describe: (address) => address }));
const writer = createMarkupWriter(schema);

const text = fc.record({
  type: fc.constant('text'),
  text: fc.constantFrom('word', 'two words', "don't", '{{insuredName}}', 'a\u00a0b', '<&>', '1,000.50'),
  marks: fc.oneof(
    fc.constant([{ type: 'code' }]),
    fc.subarray([
      { type: 'link', attrs: { href: 'https://north.example/a?b=1&c=2' } },
      { type: 'textStyle', attrs: { color: '#010203', fontSize: '18px' } },
      ...[{ type: 'bold' }, { type: 'italic' }, { type: 'strike' }, { type: 'underline' }],
    ]),
  ),
});
const picture = { type: 'image', attrs: { src: 'https://north.example/a.png', alt: 'A "picture"' } };
const inline = fc.array(
  fc.oneof({ weight: 8, arbitrary: text }, fc.constantFrom<object>({ type: 'hardBreak' }, picture)),
  { maxLength: 4 },
);
const styled = fc.record({
  textAlign: fc.constantFrom(null, 'center'),
  indent: fc.constantFrom(0, 25),
  dir: fc.constantFrom(null, 'rtl'),
});
const paragraph = fc.record({ type: fc.constant('paragraph'), attrs: styled, content: inline });
const heading = fc.record({
  type: fc.constant('heading'),
  attrs: styled.map((attrs) => ({ ...attrs, level: 2 })),
  content: inline,
});
const code = fc.constantFrom('', 'a\n  b', '\nc').map((value) => ({
  type: 'codeBlock',
  content: value === '' ? [] : [{ type: 'text', text: value }],
}));
const { block } = fc.letrec<{ block: object; item: object }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    paragraph,
    heading,
    code,
    fc.constant({ type: 'horizontalRule' }),
    fc.record({
      type: fc.constant('blockquote'),
      content: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      type: fc.constantFrom('bulletList', 'orderedList'),
      content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    }),
  ),
  item: fc.record({
    type: fc.constant('listItem'),
    content: fc
      .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
      .map(([first, others]) => [first, ...others]),
  }),
}));
/** Documents of the editor, as it writes them. Blanks at the ends of a paragraph and breaks in one that has nothing else are no part of any. */
const documents = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((content) => writer.toHtml(Node.fromJSON(schema, { type: 'doc', content })))
  .filter((html) => !/(?:^|>)(?:<br>)+<\/(?:p|h2)>|<li>(?:<br>){2}/.test(html.replaceAll('<p><br></p>', '')));

const blocksOf = (html: string) => readTextBlocks(html, 'html').blocks;

describe('a document of the editor', () => {
  it('is written from its blocks as it was, also when each is put together from its words', () => {
    fc.assert(
      fc.property(documents, (html) => {
        const { blocks, isComplete } = readTextBlocks(html, 'html');
        expect(isComplete).toBe(true);
        expect(writeHtmlBlocks(blocks)).toBe(html);
        const anew = blocks.map((each) => makeBlock({ ...each, source: each.isWhole ? each.source : null }));
        expect(writeHtmlBlocks(anew)).toBe(html);
      }),
      { numRuns: 500 },
    );
  });

  it('says the same however its HTML is written', () => {
    const [editor, other] = [
      '<p><strong>Dear</strong> Agent,</p><ul><li>one</li></ul><p style="text-align: center">two</p>',
      '\n<p>\n  <b>Dear</b>\n Agent,</p>\n<ul>\n <li><p>one</p></li></ul><div align="center">two</div>',
    ].map(blocksOf);
    expect(other?.map(({ key }) => key)).toEqual(editor?.map(({ key }) => key));
  });

  it('is not complete with what nothing is known of, and not read where its elements are not closed', () => {
    expect(readTextBlocks('<p>One<!-- two --></p>', 'html').isComplete).toBe(false);
    const { blocks, isComplete } = readTextBlocks('<p class="x">One</p>', 'html');
    expect([isComplete, writeHtmlBlocks(blocks)]).toEqual([true, '<p class="x">One</p>']);
    expect(readTextBlocks('<p>One', 'html')).toEqual({ blocks: [], isComplete: false });
    expect(readTextBlocks('', 'html')).toEqual({ blocks: [], isComplete: true });
  });
});

describe('alignBlocks', () => {
  const paragraphs = (...texts: string[]) => blocksOf(texts.map((each) => `<p>${each}</p>`).join(''));
  const pairs = (before: readonly string[], after: readonly string[]) =>
    alignBlocks(paragraphs(...before), paragraphs(...after)).map(({ before: x, after: y, isMoved }) =>
      isMoved ? `${x}→${y}` : `${x} ${y}`,
    );

  it('finds what was changed beside what was added', () => {
    const before = ['Dear Agent,', 'the quote expires on Friday.', 'Regards'];
    expect(pairs(before, ['Dear Agent,', 'Please note:', 'the quote expires on Monday.', 'Regards'])).toEqual(
      ['0 0', '1 2', '2 3'],
    );
  });

  it('finds what was moved, also when a word of it was changed', () => {
    expect(pairs(['one two', 'three four', 'five six'], ['five six', 'one two', 'three four'])).toEqual([
      '2→0',
      '0 1',
      '1 2',
    ]);
    const [long, changed] = ['a b c d e f', 'a b c d e g'];
    expect(pairs([long, 'three four', 'five six'], ['three four', 'five six', changed])).toContain('0→2');
  });
});

describe('diffTokens', () => {
  const changed = (before: string, after: string) =>
    diffTokens(splitText(before), splitText(after)).map(({ from, to, afterFrom, afterTo }) => [
      splitText(before)
        .slice(from, to)
        .map((token) => token.text)
        .join(''),
      splitText(after)
        .slice(afterFrom, afterTo)
        .map((token) => token.text)
        .join(''),
    ]);

  it('names the words that changed, and joins those with only blanks between them', () => {
    expect(changed('The quote for {{name}} ends today.', 'The bound quote for {{name}} ended now.')).toEqual([
      ['', 'bound '],
      ['ends today', 'ended now'],
    ]);
  });

  it('takes a text with little in common as changed as a whole', () => {
    expect(changed('one or two at most of all', 'whatever came, most went')).toHaveLength(1);
  });
});

describe('splitText', () => {
  it('keeps words, placeholders, numbers and emojis whole', () => {
    expect(splitText("don't pay {{a.b}}: 1,000.50 👩‍👩‍👧").map((token) => token.text)).toEqual([
      ...["don't", ' ', 'pay', ' ', '{{a.b}}', ':', ' ', '1,000.50', ' ', '👩‍👩‍👧'],
    ]);
  });
});
