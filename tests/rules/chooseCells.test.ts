import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCells, chosenCells } from '../faults/matrix/allCells.ts';
import { type Cell, faultNames, moments } from '../faults/matrix/Cell.ts';
import { type ChoosableCell, chooseCells } from '../faults/matrix/chooseCells.ts';
import { places, wholePlaces } from '../faults/matrix/places.ts';

const isPossible = ({ cell }: ChoosableCell) => 'run' in cell;
const isWhole = ({ place }: ChoosableCell) => wholePlaces.has(place.id);
const isOther = (each: ChoosableCell) => !isWhole(each);
const addressOf = ({ name, moment, place }: ChoosableCell) => `${name}, ${moment}, ${place.id}`;
const promise = ({ cell }: ChoosableCell) => ('run' in cell ? cell.expected : '');

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
  'every fault in every place': ({ name, place }) => `${name}, ${place.id}`,
  'every moment in every place': ({ moment, place }) => `${moment}, ${place.id}`,
  'every fault at every moment': ({ name, moment }) => `${name}, ${moment}`,
  'everything that is promised': (each) => `${each.name}, ${each.moment}, ${promise(each)}`,
};

describe('the cells that npm test tries', () => {
  const possible = allCells().filter(isPossible);
  const chosen = chosenCells();

  test('are all that can happen in two places', () => {
    expect(places.filter(({ id }) => wholePlaces.has(id))).toHaveLength(2);
    const whole = (cells: readonly ChoosableCell[]) => cells.filter(isWhole).map(addressOf);
    expect(whole(chosen)).toEqual(whole(possible));
  });

  test.each(Object.entries(respects))('meet in the other places %s', (_, respect) => {
    expectMet(possible.filter(isOther), chosen.filter(isOther), respect);
  });

  test('are in each other place hardly more than there are faults', () => {
    for (const { id } of places.filter((place) => !wholePlaces.has(place.id))) {
      const here = chosen.filter(({ place }) => place.id === id);
      expect(here.length, id).toBeLessThanOrEqual(faultNames.length + 2);
    }
  });

  test('are spread over the moments and over the places', () => {
    const others = chosen.filter(isOther);
    for (const moment of moments) {
      const share = others.filter((each) => each.moment === moment).length / others.length;
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
    const cells = names.flatMap((name) =>
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
    return { cells, ids };
  });

describe('a choice of cells', () => {
  test('meets everything that can happen, in any matrix', () => {
    fc.assert(
      fc.property(matrix, fc.nat({ max: 2 }), ({ cells, ids }, count) => {
        const whole = new Set(ids.slice(0, count));
        const chosen = chooseCells(cells, whole);
        const possible = cells.filter(isPossible);
        const isIn = ({ place }: ChoosableCell) => whole.has(place.id);
        expect(chosen.filter(isIn)).toEqual(possible.filter(isIn));
        const others = possible.filter((each) => !isIn(each));
        const chosenOthers = chosen.filter((each) => !isIn(each));
        for (const respect of Object.values(respects)) expectMet(others, chosenOthers, respect);
      }),
      { numRuns: 300 },
    );
  });

  test('holds what can happen and nothing twice, in the order of the matrix; and is the same each time', () => {
    fc.assert(
      fc.property(matrix, ({ cells, ids }) => {
        const chosen = chooseCells(cells, new Set(ids.slice(0, 1)));
        expect(chosen).toEqual(cells.filter((each) => isPossible(each) && chosen.includes(each)));
        expect(chooseCells(cells, new Set(ids.slice(0, 1)))).toEqual(chosen);
      }),
      { numRuns: 100 },
    );
  });
});
