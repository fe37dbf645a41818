import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleCells } from './useVisibleCells.ts';

const sizes = { rowHeight: 36, headHeight: 48, firstColumnWidth: 280, columnWidth: 96 };

test('whatever is in sight is drawn, and not much more', () => {
  const length = fc.integer({ min: 300, max: 3000 });
  const place = fc.integer({ min: 0, max: 40_000 });
  fc.assert(
    fc.property(place, place, length, length, (top, start, height, width) => {
      const { rowStart, rowEnd, columnStart, columnEnd } = visibleCells({ top, start, height, width }, sizes);
      expect(rowStart * 36).toBeLessThanOrEqual(top);
      expect(rowEnd * 36).toBeGreaterThanOrEqual(top + height - 48);
      expect(columnStart * 96).toBeLessThanOrEqual(start);
      expect(columnEnd * 96).toBeGreaterThanOrEqual(start + width - 280);
      expect((rowEnd - rowStart) * 36).toBeLessThan(height + 15 * 36);
      expect((columnEnd - columnStart) * 96).toBeLessThan(width + 7 * 96);
    }),
  );
});
