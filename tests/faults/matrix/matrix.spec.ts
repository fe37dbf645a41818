import { coreTag } from '../../../scripts/lib/plan.ts';
import { allCells, chosenCells } from './allCells.ts';
import { test } from './fixtures.ts';

const chosen = new Set(chosenCells().map(({ name, moment, place }) => [name, moment, place.id].join()));

/** Each cell is a test; those that cannot happen are in docs/reliability.md, with the reason. `npm test` tries the chosen ones. */
for (const placed of allCells()) {
  const { cell, fault, moment, name, place } = placed;
  const tag = chosen.has([name, moment, place.id].join()) ? [coreTag] : [];
  if ('run' in cell)
    test(`${fault.title}, ${moment} the save, ${place.id}: ${cell.expected}`, { tag }, async ({
      setStage,
    }) => {
      const stage = await setStage(placed);
      await cell.run(stage);
      await stage.expectNothingLeft();
    });
}
