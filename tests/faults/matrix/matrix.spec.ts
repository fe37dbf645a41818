import { allCells, cellOfEachFault } from './allCells.ts';
import { test } from './fixtures.ts';

const cells = process.env['FAULT_MATRIX'] === 'all' ? allCells() : cellOfEachFault();

/** Each cell is a test; those that cannot happen are in docs/reliability.md, with the reason. */
for (const placed of cells) {
  const { cell, fault, moment, place } = placed;
  if ('run' in cell)
    test(`${fault.title}, ${moment} the save, ${place.id}: ${cell.expected}`, async ({ setStage }) => {
      const stage = await setStage(placed);
      await cell.run(stage);
      await stage.expectNothingLeft();
    });
}
