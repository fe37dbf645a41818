import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines } from './diffLines.ts';
import { countChanges, diffRows, foldRows } from './diffRows.ts';
import { diffWords } from './diffWords.ts';

const rowsOf = (before: string, after: string) => diffRows(diffLines(before, after).changes);
const none: ReadonlySet<number> = new Set();

describe('diffRows', () => {
  it('puts changed lines beside each other', () => {
    expect(rowsOf('a\nb\nc', 'a\nx\ny\nc')).toEqual([
      { before: { number: 1, text: 'a' }, after: { number: 1, text: 'a' }, isSame: true },
      { before: { number: 2, text: 'b' }, after: { number: 2, text: 'x' }, isSame: false },
      { before: null, after: { number: 3, text: 'y' }, isSame: false },
      { before: { number: 3, text: 'c' }, after: { number: 4, text: 'c' }, isSame: true },
    ]);
  });

  it('counts', () => {
    expect(countChanges(rowsOf('a\nb', 'x\ny\nb'))).toEqual({ added: 2, removed: 1 });
  });

  it('holds every line of both texts once and in order', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 20 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const rows = rowsOf(before, after);
        const left = rows.flatMap((row) => row.before ?? []);
        const right = rows.flatMap((row) => row.after ?? []);
        expect(left.map((line) => line.text).join('\n')).toBe(before);
        expect(right.map((line) => line.text).join('\n')).toBe(after);
        expect(left.every(({ number }, index) => number === index + 1)).toBe(true);
        expect(right.every(({ number }, index) => number === index + 1)).toBe(true);
      }),
    );
  });
});

describe('foldRows', () => {
  const before = Array.from({ length: 20 }, (_, index) => String(index)).join('\n');
  const rows = rowsOf(before, before.replace('\n10\n', '\nten\n'));

  it('folds what is far from a change', () => {
    expect(foldRows(rows, 3, none)).toEqual([
      { kind: 'fold', from: 0, to: 7 },
      { kind: 'rows', from: 7, to: 14 },
      { kind: 'fold', from: 14, to: 20 },
    ]);
  });

  it('opens again', () => {
    expect(foldRows(rows, 3, new Set([0]))).toEqual([
      { kind: 'rows', from: 0, to: 14 },
      { kind: 'fold', from: 14, to: 20 },
    ]);
  });

  it('does not fold where it saves nothing', () => {
    expect(foldRows(rowsOf('1\n2\n3\n4\n5', '1\n2\n3\n4\nx'), 3, none)).toEqual([
      { kind: 'rows', from: 0, to: 5 },
    ]);
  });

  it('leaves no row out and never folds a change', () => {
    const row = (isSame: boolean) => ({ before: null, after: null, isSame });
    fc.assert(
      fc.property(
        fc.array(fc.boolean().map(row)),
        fc.nat(5),
        fc.array(fc.nat(40)),
        (given, context, open) => {
          const stretches = foldRows(given, context, new Set(open));
          let at = 0;
          for (const { kind, from, to } of stretches) {
            expect(from).toBe(at);
            expect(to).toBeGreaterThan(from);
            if (kind === 'fold') expect(given.slice(from, to).every(({ isSame }) => isSame)).toBe(true);
            at = to;
          }
          expect(at).toBe(given.length);
        },
      ),
    );
  });
});

describe('diffWords', () => {
  it('marks the words that changed', () => {
    const { before, after } = diffWords('limit is 500 USD', 'limit is 750 USD');
    expect(before).toEqual([
      { text: 'limit is ', isChanged: false },
      { text: '500', isChanged: true },
      { text: ' USD', isChanged: false },
    ]);
    expect(after[1]).toEqual({ text: '750', isChanged: true });
  });

  it('marks neighbouring words as one change', () => {
    const { before, after } = diffWords('the distance is less than 1.0', 'the distance is at most 1.0');
    expect(before[1]).toEqual({ text: 'less than', isChanged: true });
    expect(after[1]).toEqual({ text: 'at most', isChanged: true });
  });

  it('does not pick words out of lines that have little in common', () => {
    expect(diffWords('refer()', 'The quick brown fox').before).toEqual([
      { text: 'refer()', isChanged: true },
    ]);
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        const parts = diffWords(before, after);
        expect(parts.before.map(({ text }) => text).join('')).toBe(before);
        expect(parts.after.map(({ text }) => text).join('')).toBe(after);
      }),
    );
  });
});
