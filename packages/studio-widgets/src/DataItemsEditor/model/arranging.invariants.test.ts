import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DataItemColumn, DataItemDraft, DataItemsDraft } from '../types.ts';
import { withTrailingRows } from './blankRows.ts';
import { createDraftIndex, toValidation } from './draftIndex.ts';
import { isBlankItem } from './isBlankItem.ts';
import { moveGroups, moveItems, stepGroups, stepTarget } from './moving.ts';
import { addGroup, setCell, setGroupName, settleRow } from './operations.ts';
import { planPaste } from './pasting.ts';
import { removeSelected } from './removing.ts';
import { applySorting } from './sorting.ts';
import { draftOf } from './testing/draftOf.ts';
import { naiveValidate } from './testing/naiveValidate.ts';
import { validateDataItems } from './validateDataItems.ts';

const options = { hasDefaultPrecedence: true };
const columns: readonly DataItemColumn[] = ['label', 'value', 'defaultPrecedence'];
const text = fc.constantFrom('a', 'b', 'c', ' a', 'b ', '1', '2', '', ' ');
const number = fc.nat({ max: 60 });

const anyDraft = fc
  .array(
    fc.record({
      name: fc.constantFrom('', 'North', 'South'),
      rows: fc.array(fc.tuple(text, text, fc.constantFrom('', '1', '2', 'x')), { maxLength: 7 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((groups) => withTrailingRows(draftOf(...groups), 'always', options));

function itemsOf(draft: DataItemsDraft): DataItemDraft[] {
  return draft.groups.flatMap((group) => group.items);
}

function filledOf(draft: DataItemsDraft): DataItemDraft[] {
  return itemsOf(draft).filter((item) => !isBlankItem(item));
}

/** Some of the rows and some of the groups, chosen by numbers so that they fit whatever the draft then is. */
function choose(draft: DataItemsDraft, numbers: readonly number[]) {
  const items = itemsOf(draft);
  const ids = numbers.flatMap((at) => items[at % Math.max(1, items.length)]?.id ?? []);
  const groups = numbers.flatMap((at) => draft.groups[at % draft.groups.length]?.id ?? []);
  return {
    itemIds: new Set(ids),
    groupId: groups[0] ?? '',
    groupIds: new Set(groups.slice(0, 2)),
    first: ids[0] ?? '',
  };
}

type Step = (draft: DataItemsDraft, numbers: readonly number[]) => DataItemsDraft;

const moves: Record<string, Step> = {
  moveItems: (draft, numbers) => {
    const { itemIds, groupId } = choose(draft, numbers);
    const target = choose(draft, [...numbers].reverse()).first;
    return moveItems(draft, itemIds, { groupId, beforeItemId: target }, options);
  },
  stepUp: (draft, numbers) => {
    const { itemIds } = choose(draft, numbers);
    const target = stepTarget(draft, itemIds, -1);
    return target === undefined ? draft : moveItems(draft, itemIds, target, options);
  },
  stepDown: (draft, numbers) => {
    const { itemIds } = choose(draft, numbers);
    const target = stepTarget(draft, itemIds, 1);
    return target === undefined ? draft : moveItems(draft, itemIds, target, options);
  },
  moveGroups: (draft, numbers) => {
    const { groupIds } = choose(draft, numbers);
    return moveGroups(draft, groupIds, draft.groups[(numbers[1] ?? 0) % draft.groups.length]?.id);
  },
  stepGroups: (draft, numbers) =>
    stepGroups(draft, choose(draft, numbers).groupIds, (numbers[0] ?? 0) % 2 === 0 ? 1 : -1),
};

const edits: Record<string, Step> = {
  set: (draft, numbers) => {
    const column = columns[(numbers[1] ?? 0) % columns.length] ?? 'label';
    const typed = ['a', 'b', ' a', '', '1', '7'][(numbers[2] ?? 0) % 6] ?? '';
    return setCell(draft, choose(draft, numbers).first, column, typed, options);
  },
  name: (draft, numbers) => setGroupName(draft, choose(draft, numbers).groupId, 'North'),
  settle: (draft, numbers) => settleRow(draft, choose(draft, numbers).first, options),
  addGroup: (draft) => addGroup(draft, options).draft,
  remove: (draft, numbers) => {
    const { itemIds, groupIds } = choose(draft, numbers);
    const withGroups = (numbers[0] ?? 0) % 5 === 0;
    return removeSelected(draft, { itemIds, groupIds: withGroups ? groupIds : new Set() }, options);
  },
  paste: (draft, numbers) => {
    const { groupId, first } = choose(draft, numbers);
    const cells = [['a', '1'], [''], ['new', `${numbers[0]}`, '2', 'more']];
    return (
      planPaste(draft, { groupId, itemId: first, column: 'label' }, cells, columns, options)?.draft ?? draft
    );
  },
  sort: (draft) => applySorting(draft, 0, options).draft,
};

const journey = (steps: Record<string, Step>) =>
  fc.tuple(
    anyDraft,
    fc.array(
      fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.array(number, { minLength: 3, maxLength: 6 })),
      { maxLength: 25 },
    ),
  );

describe('moving', () => {
  it('keeps every row as it is, once, and one blank row at the end of each group', () => {
    fc.assert(
      fc.property(journey(moves), ([start, steps]) => {
        let draft = start;
        for (const [name, numbers] of steps) {
          draft = moves[name]?.(draft, numbers) ?? draft;
          expect(new Set(filledOf(draft))).toEqual(new Set(filledOf(start)));
          expect(filledOf(draft)).toHaveLength(filledOf(start).length);
          expect(draft.groups).toHaveLength(start.groups.length);
          for (const { items } of draft.groups) {
            const last = items.at(-1);
            expect(last !== undefined && isBlankItem(last)).toBe(true);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('validating what changed only', () => {
  it('finds what looking at every row finds, after any edits and after going back to an earlier draft', () => {
    const all = { ...moves, ...edits };
    fc.assert(
      fc.property(journey(all), ([start, steps]) => {
        const seen = [start];
        for (const [name, numbers] of steps) {
          const from = (numbers[0] ?? 0) % 6 === 0 ? seen[(numbers[1] ?? 0) % seen.length] : seen.at(-1);
          const draft = all[name]?.(from ?? start, numbers) ?? start;
          seen.push(draft);
          const found = validateDataItems(draft, options);
          const afresh = toValidation(createDraftIndex(draft, true));
          const naive = naiveValidate(draft, columns);
          expect(Object.fromEntries(found.itemErrors)).toEqual(Object.fromEntries(naive.itemErrors));
          expect(found.repeatedBy).toEqual(afresh.repeatedBy);
          expect(found.groupCounts).toEqual(afresh.groupCounts);
          expect(found.groupErrors).toEqual(naive.groupErrors);
          expect(found.errorCount).toBe(afresh.errorCount);
          expect(found.itemCount).toBe(afresh.itemCount);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('costs the rows that changed, not the set', () => {
    const size = 20_000;
    const rows = Array.from({ length: size }, (_, index) => [`Label ${index}`, `${index}`] as const);
    let draft: DataItemsDraft = draftOf({ rows });
    const started = performance.now();
    validateDataItems(draft, options);
    const whole = performance.now() - started;
    const edited = performance.now();
    for (let step = 0; step < 20; step += 1) {
      draft = setCell(draft, `0.${step * 900}`, 'label', `Label ${step} changed`, options);
      validateDataItems(draft, options);
    }
    expect((performance.now() - edited) / 20).toBeLessThan(whole / 2);
  });
});
