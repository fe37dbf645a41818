import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { allCells } from '../faults/matrix/allCells.ts';
import { faultNames, moments } from '../faults/matrix/Cell.ts';
import { places } from '../faults/matrix/places.ts';
import { withTable } from '../faults/matrix/reliabilityTable.ts';

describe('the fault matrix', () => {
  const cells = allCells();

  test('has a cell for every fault at every moment in every place', () => {
    expect(cells).toHaveLength(faultNames.length * moments.length * places.length);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  });

  test('says in each cell what the user sees, or why it cannot happen', () => {
    const texts = cells.map(({ cell }) => ('run' in cell ? cell.expected : cell.impossible));
    expect(texts.filter((text) => !/^[A-Z].{20,}\.$/s.test(text))).toEqual([]);
  });

  test('is what docs/reliability.md says; `npm run docs:reliability` writes it', () => {
    const file = readFileSync(join(root, 'docs', 'reliability.md'), 'utf8');
    expect(file === withTable(file), 'docs/reliability.md is up to date').toBe(true);
  });
});
