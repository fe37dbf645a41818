import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCells, chosenCells } from '../faults/matrix/allCells.ts';
import { type Cell, faultNames, moments } from '../faults/matrix/Cell.ts';
import { type ChoosableCell, chooseCells } from '../faults/matrix/chooseCells.ts';
import { places } from '../faults/matrix/places.ts';

const isPossible = ({ cell }: ChoosableCell) => 'run' in cell;
/** That for each possible cell there is a chosen one that is the same in some respect. */
function expectMet(
  possible: readonly ChoosableCell[],
  chosen: readonly ChoosableCell[],
  respect: (cell: ChoosableCell) => string,
): void {
  const met = new Set(chosen.map(respect));
  expect(possible.map(respect).filter((each) => !met.has(each))).toEqual([]);
}

const respects: Record<string, (cell: ChoosableCell) => string> = {
  'every fault': ({ name }) => name,
  'every moment': ({ moment }) => moment,
  'every place': ({ place }) => place.id,
};

describe('the cells that npm test tries', () => {
  const possible = allCells().filter(isPossible);
  const chosen = chosenCells();

  test.each(Object.entries(respects))('meet %s', (_, respect) => {
    expectMet(possible, chosen, respect);
  });

  test('are no more than there are faults or places', () => {
    expect(chosen.length).toBeLessThanOrEqual(Math.max(faultNames.length, places.length) + 1);
  });

  test('are spread over the moments', () => {
    for (const moment of moments) {
      const share = chosen.filter((each) => each.moment === moment).length / chosen.length;
      expect(share, moment).toBeGreaterThan(0.2);
    }
  });
});

/** A matrix in which any cell may be impossible, or promise something of its own. */
const matrix = fc
  .record({
    names: fc.subarray([...faultNames], { minLength: 1 }),
    ids: fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 6 }),
    kinds: fc.infiniteStream(fc.constantFrom('impossible', 'as elsewhere', 'as elsewhere', 'own')),
  })
  .map(({ names, ids, kinds }) => {
    return names.flatMap((name) =>
      moments.flatMap((moment) =>
        ids.map((id): ChoosableCell => {
          const kind = kinds.next().value;
          const expected = kind === 'own' ? `as in ${id}` : kind;
          const cell: Cell =
            kind === 'impossible' ? { impossible: kind } : { expected, run: async () => undefined };
          return { name, moment, place: { id }, cell };
        }),
      ),
    );
  });

describe('a choice of cells', () => {
  test('meets everything that can happen, in any matrix', () => {
    fc.assert(
      fc.property(matrix, (cells) => {
        const chosen = chooseCells(cells);
        for (const respect of Object.values(respects)) expectMet(cells.filter(isPossible), chosen, respect);
      }),
      { numRuns: 300 },
    );
  });

  test('holds what can happen and nothing twice, in the order of the matrix; and is the same each time', () => {
    fc.assert(
      fc.property(matrix, (cells) => {
        const chosen = chooseCells(cells);
        expect(chosen).toEqual(cells.filter((each) => isPossible(each) && chosen.includes(each)));
        expect(chooseCells(cells)).toEqual(chosen);
      }),
      { numRuns: 100 },
    );
  });
});
