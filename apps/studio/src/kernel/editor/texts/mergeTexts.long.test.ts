import { htmlBlocks, lineBlocks, makeBlock } from '@studio/widgets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldParts } from '../outline/merging/FieldMerger.ts';
import { runs } from '../testing/runs.ts';
import { textMerger } from './mergeTexts.ts';
import { messageVersions, toLines } from './testing/arbitraryMessages.ts';

const often = { numRuns: runs(600) };
const formats = { html: htmlBlocks, text: lineBlocks };

describe.each(Object.entries(formats))('%s', (_, format) => {
  const merge = textMerger(format);
  const versions = format === htmlBlocks ? messageVersions() : messageVersions(toLines);
  const write = (parts: FieldParts | null, side: 'mine' | 'theirs' = 'mine') => parts?.write(() => side);

  test('with a side that changed nothing, and with equal sides, there is nothing to merge', () => {
    fc.assert(
      fc.property(versions, ({ base, mine }) => {
        for (const parts of [merge(base, mine, base), merge(base, base, mine), merge(base, mine, mine)]) {
          expect(parts?.conflicts ?? []).toEqual([]);
          expect(write(parts) ?? mine).toBe(mine);
        }
      }),
      often,
    );
  });

  test('it does not matter which side is mine', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const [here, there] = [merge(base, mine, theirs), merge(base, theirs, mine)];
        expect(there === null).toBe(here === null);
        const swapped = there?.conflicts.map((each) => ({ ...each, mine: each.theirs, theirs: each.mine }));
        expect(swapped).toEqual(here?.conflicts);
        expect(write(there, 'theirs')).toBe(write(here, 'mine'));
      }),
      often,
    );
  });

  test('no word that a side has put in is missing: it is in the result, or in what collides', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const parts = merge(base, mine, theirs);
        if (parts === null) return;
        const had = wordsOf(base);
        for (const [side, text] of Object.entries({ mine, theirs } as const)) {
          const chosen = wordsOf(String(write(parts, side as 'mine' | 'theirs') ?? ''));
          const collided = wordsOf(parts.conflicts.map((each) => each[side as 'mine' | 'theirs']).join(' '));
          const result = wordsOf(String(parts.write(() => ({ value: null })) ?? ''));
          for (const word of wordsOf(text)) {
            if (had.has(word)) continue;
            expect(chosen).toContain(word);
            expect(result.has(word) || collided.has(word)).toBe(true);
          }
        }
      }),
      often,
    );
  });

  test('no word that both sides have kept is missing, and none is there that neither has', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const parts = merge(base, mine, theirs);
        if (parts === null) return;
        const [here, there, result] = [wordsOf(mine), wordsOf(theirs), wordsOf(String(write(parts) ?? ''))];
        const collided = wordsOf(parts.conflicts.flatMap((each) => [each.mine, each.theirs]).join(' '));
        for (const word of wordsOf(base)) {
          if (here.has(word) && there.has(word)) expect(result.has(word) || collided.has(word)).toBe(true);
        }
        for (const word of result) expect(here.has(word) || there.has(word)).toBe(true);
      }),
      often,
    );
  });

  test('the result is a text as the editor writes it', () => {
    fc.assert(
      fc.property(versions, fc.constantFrom('mine' as const, 'theirs'), ({ base, mine, theirs }, side) => {
        const result = String(write(merge(base, mine, theirs), side) ?? '');
        const { blocks, isComplete } = format.read(result);
        expect(isComplete).toBe(true);
        const anew = blocks.map((block) => makeBlock({ ...block, source: null }));
        expect(format.write(anew)).toBe(result);
      }),
      often,
    );
  });
});

/** The words of a text: what is in tags is none. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.replaceAll(/<[^>]*>/g, ' ').match(/\w+/g));
}
