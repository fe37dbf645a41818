import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlaceLayerInput, placeLayer } from './placeLayer.ts';

const base: PlaceLayerInput = {
  anchor: { x: 100, y: 100, width: 80, height: 32 },
  layer: { width: 200, height: 120 },
  viewport: { width: 1000, height: 600 },
  side: 'bottom',
  align: 'start',
  gap: 4,
  margin: 8,
  isRtl: false,
};

describe('placeLayer', () => {
  it('is below, edge to edge', () => {
    expect(placeLayer(base)).toMatchObject({ x: 100, y: 136, side: 'bottom', maxHeight: 456 });
  });

  it('centres and aligns at the end', () => {
    expect(placeLayer({ ...base, align: 'center' }).x).toBe(40);
    expect(placeLayer({ ...base, align: 'end', anchor: { ...base.anchor, x: 400 } }).x).toBe(280);
  });

  it('mirrors the alignment from right to left', () => {
    expect(placeLayer({ ...base, isRtl: true, anchor: { ...base.anchor, x: 400 } }).x).toBe(280);
  });

  it('flips when only the other side has the room', () => {
    const low = placeLayer({ ...base, anchor: { ...base.anchor, y: 540 } });
    expect(low).toMatchObject({ side: 'top', y: 416 });
  });

  it('stays on its side when the other is no better, and says how much room there is', () => {
    const tall = placeLayer({ ...base, layer: { width: 200, height: 900 } });
    expect(tall).toMatchObject({ side: 'bottom', y: 136, maxHeight: 456 });
  });

  it('is beside, by reading direction', () => {
    const anchor = { ...base.anchor, x: 400 };
    expect(placeLayer({ ...base, anchor, side: 'end' })).toMatchObject({ x: 484, y: 100 });
    expect(placeLayer({ ...base, anchor, side: 'end', isRtl: true })).toMatchObject({ x: 196, y: 100 });
  });

  it('never leaves the viewport sideways when it fits', () => {
    fc.assert(
      fc.property(
        fc.record({
          x: fc.integer({ min: 0, max: 980 }),
          y: fc.integer({ min: 0, max: 580 }),
          side: fc.constantFrom('top', 'bottom', 'start', 'end'),
          align: fc.constantFrom('start', 'center', 'end'),
          isRtl: fc.boolean(),
        }),
        ({ x, y, side, align, isRtl }) => {
          const placed = placeLayer({ ...base, side, align, isRtl, anchor: { x, y, width: 20, height: 20 } });
          expect(placed.x).toBeGreaterThanOrEqual(8);
          expect(placed.x + 200).toBeLessThanOrEqual(992);
        },
      ),
    );
  });
});
