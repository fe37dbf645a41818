import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDelta, makeDelta } from './delta.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.tuple(fc.string({ minLength: 1 }), fc.nat({ max: 40_000 })).map(([unit, count]) => unit.repeat(count)),
);

/** Lines that do not repeat, so that they only compress by the base. */
function lines(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${index} ${(index * 2_654_435_761) % 4_294_967_291}`);
}

describe('a delta', () => {
  test('gives back the text that it was made for', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, fc.boolean(), async (left, right, isAlike) => {
        const base = Buffer.from(left);
        const target = Buffer.from(isAlike ? `${right}${left}${right}` : right);
        expect((await applyDelta(base, await makeDelta(base, target))).equals(target)).toBe(true);
      }),
    );
  });

  test.each([100, 60_000, 300_000])('is as small as the change, of %i lines too', async (count) => {
    const before = lines(count);
    const after = before
      .with(count >> 1, 'changed')
      .toSpliced(count >> 2, 1)
      .toSpliced(1, 0, 'added');
    const base = Buffer.from(JSON.stringify(before));
    const target = Buffer.from(JSON.stringify(after));
    const delta = await makeDelta(base, target);
    expect(delta.length).toBeLessThan(Math.max(150, base.length / 1000));
    expect((await applyDelta(base, delta)).equals(target)).toBe(true);
  });

  test('cannot be read without its base', async () => {
    const base = Buffer.from(JSON.stringify(lines(2000)));
    const delta = await makeDelta(base, Buffer.from(JSON.stringify(lines(1999))));
    await expect(applyDelta(Buffer.alloc(0), delta)).rejects.toThrow();
  });
});
