import { allCells } from './allCells.ts';
import { test } from './fixtures.ts';

/** Each cell is a test; those that cannot happen are in docs/reliability.md, with the reason. */
for (const placed of allCells()) {
  const { cell, fault, moment, place } = placed;
  if ('run' in cell)
    test(`${fault.title}, ${moment} the save, ${place.id}: ${cell.expected}`, async ({ setStage }) => {
      const stage = await setStage(placed);
      await cell.run(stage);
      await stage.expectNothingLeft();
    });
}
