import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines, type LineChange } from './diffLines.ts';
import { uniqueAnchors } from './uniqueAnchors.ts';

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

/** Does to a text what a difference says; every line that stays or goes has to be the one that is there. */
function apply(text: string, changes: readonly LineChange[]): string {
  const lines = linesOf(text);
  const result: string[] = [];
  let index = 0;
  for (const { kind, lines: given } of changes) {
    if (kind !== 'added') {
      expect(lines.slice(index, index + given.length)).toEqual(given);
      index += given.length;
    }
    if (kind !== 'removed') result.push(...given);
  }
  expect(index).toBe(lines.length);
  return result.join('\n');
}

/** The length of the shortest way, by the table that everyone knows. */
function shortestWay(a: readonly string[], b: readonly string[]): number {
  let above = Array.from({ length: b.length + 1 }, (_, y) => y);
  for (const [x, left] of a.entries()) {
    const row = [x + 1];
    for (const [y, right] of b.entries()) {
      const kept = left === right ? (above[y] ?? 0) : Number.POSITIVE_INFINITY;
      row.push(Math.min(kept, (above[y + 1] ?? 0) + 1, (row[y] ?? 0) + 1));
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', '', 'd\r'), { maxLength: 30 })
  .map((lines) => lines.join('\n'));

describe('diffLines', () => {
  it('returns what was removed and what was added', () => {
    expect(diffLines('a\nb\nc', 'a\nx\nc').changes).toEqual([
      { kind: 'same', lines: ['a'] },
      { kind: 'removed', lines: ['b'] },
      { kind: 'added', lines: ['x'] },
      { kind: 'same', lines: ['c'] },
    ]);
  });

  it('keeps carriage returns and the line feed at the end apart', () => {
    expect(diffLines('a\r\nb', 'a\nb').changes[0]).toEqual({ kind: 'removed', lines: ['a\r'] });
    expect(diffLines('a', 'a\n').changes.at(-1)).toEqual({ kind: 'added', lines: [''] });
  });

  it('leads from the one text to the other, in the fewest steps', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { changes, isShortest } = diffLines(before, after);
        expect(apply(before, changes)).toBe(after);
        expect(isShortest).toBe(true);
        const steps = changes.reduce((sum, { kind, lines }) => sum + (kind === 'same' ? 0 : lines.length), 0);
        expect(steps).toBe(shortestWay(linesOf(before), linesOf(after)));
      }),
    );
  });

  it('finds nothing between a text and itself', () => {
    fc.assert(
      fc.property(text, (same) => {
        expect(diffLines(same, same).changes.every(({ kind }) => kind === 'same')).toBe(true);
      }),
    );
  });
});

const thousands = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

describe('large texts', () => {
  it('finds few changes in 5,000 lines exactly', () => {
    const before = thousands(5000, (index) => `line ${index}`);
    const after = thousands(5000, (index) => (index % 50 === 0 ? `changed ${index}` : `line ${index}`));
    const { changes, isShortest } = diffLines(before, after);
    expect(isShortest).toBe(true);
    expect(apply(before, changes)).toBe(after);
    expect(changes.filter(({ kind }) => kind === 'added')).toHaveLength(100);
  });

  it('still leads to the other text where nearly all is different, and says that there may be a shorter way', () => {
    const before = thousands(5000, (index) => `before ${index}`);
    const after = thousands(5000, (index) => (index % 100 === 0 ? `before ${index}` : `after ${index % 7}`));
    const { changes, isShortest } = diffLines(before, after);
    expect(isShortest).toBe(false);
    expect(apply(before, changes)).toBe(after);
    const kept = changes.filter(({ kind }) => kind === 'same').flatMap(({ lines }) => lines);
    expect(kept).toHaveLength(50);
  });

  it('leads there without any line in common or unique', () => {
    const before = thousands(3000, () => 'a');
    const after = thousands(2000, () => 'b');
    expect(apply(before, diffLines(before, after).changes)).toBe(after);
  });
});

describe('uniqueAnchors', () => {
  it('are lines that both have once, in the same order in both', () => {
    const lines = fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 20 });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const anchors = uniqueAnchors(before, after);
        for (const [index, anchor] of anchors.entries()) {
          expect(before[anchor.before]).toBe(after[anchor.after]);
          const previous = anchors[index - 1];
          if (previous) expect(anchor.before > previous.before && anchor.after > previous.after).toBe(true);
        }
      }),
    );
  });

  it('are as many as can be', () => {
    expect(uniqueAnchors([...'xabcd'], [...'abxcd']).map(({ before }) => before)).toEqual([1, 2, 3, 4]);
  });
});
