import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  DataItemColumn,
  DataItemDraft,
  DataItemsDraft,
  DataItemsEditOptions,
  SortOption,
} from '../types.ts';
import { withTrailingRows } from './blankRows.ts';
import { isBlankItem } from './isBlankItem.ts';
import { addGroup, addItemBelow, removeItem, setCell, setGroupName, settleRow } from './operations.ts';
import { applySorting } from './sorting.ts';
import { draftOf } from './testing/draftOf.ts';
import { naiveValidate } from './testing/naiveValidate.ts';
import { validateDataItems } from './validateDataItems.ts';

/** Few different texts, so that collisions, blanks and outer white space happen all the time. */
const cellText = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('a', 'b', 'c', 'A', ' a', 'b ', '1', '2', '10', '1,000', '-3', '', ' '),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
);
const priorityText = fc.constantFrom('', '', '', '1', '2', ' 3', '0', '-1', 'x', '1.5');
const groupName = fc.constantFrom('', ' ', 'North', 'South', 'North ', 'East');

/** Any draft at all, in any state of disorder. */
const anyDraft: fc.Arbitrary<DataItemsDraft> = fc
  .array(
    fc.record({
      name: groupName,
      rows: fc.array(fc.tuple(cellText, cellText, priorityText), { maxLength: 8 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((groups) => draftOf(...groups));

/**
 * One thing a user may do to a draft. Rows are chosen by a number, so that each step fits whatever the draft
 * then is.
 */
type Step =
  | { readonly kind: 'set'; readonly row: number; readonly column: DataItemColumn; readonly text: string }
  | { readonly kind: 'name'; readonly row: number; readonly text: string }
  | { readonly kind: 'group' }
  | { readonly kind: 'below' | 'remove' | 'settle'; readonly row: number }
  | { readonly kind: 'sort'; readonly option: SortOption };

const row = fc.nat({ max: 40 });
const column = fc.constantFrom<DataItemColumn>('label', 'value', 'defaultPrecedence');

/** Anything a user may do, typing most of all. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('set' as const), row, column, text: cellText }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('name' as const), row, text: groupName }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'group' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('below' as const, 'remove' as const, 'settle' as const),
      row,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sort' as const),
      option: fc.constantFrom<SortOption>(0, 1, 2, 3),
    }),
  },
);

function chooseItem(draft: DataItemsDraft, number: number): DataItemDraft | undefined {
  const items = draft.groups.flatMap((group) => group.items);
  return items[number % Math.max(1, items.length)];
}

/** Does one step the way the widget does it. */
function takeStep(draft: DataItemsDraft, action: Step, options: DataItemsEditOptions): DataItemsDraft {
  if (action.kind === 'group') return addGroup(draft, options).draft;
  if (action.kind === 'sort') return applySorting(draft, action.option, options).draft;
  if (action.kind === 'name') {
    return setGroupName(draft, draft.groups[action.row % draft.groups.length]?.id ?? '', action.text);
  }
  const itemId = chooseItem(draft, action.row)?.id ?? '';
  if (action.kind === 'set') return setCell(draft, itemId, action.column, action.text, options);
  if (action.kind === 'below') return addItemBelow(draft, itemId, options).draft;
  return action.kind === 'remove' ? removeItem(draft, itemId, options) : settleRow(draft, itemId, options);
}
const options = { hasDefaultPrecedence: true };

function settleEverything(draft: DataItemsDraft): DataItemsDraft {
  const ids = draft.groups.flatMap((group) => group.items.map(({ id }) => id));
  return ids.reduce((next, id) => settleRow(next, id, options), draft);
}

function itemsOf(draft: DataItemsDraft): DataItemDraft[] {
  return draft.groups.flatMap((group) => group.items);
}

describe('any sequence of edits', () => {
  const journey = fc.tuple(
    anyDraft.map((draft) => withTrailingRows(draft, 'always', options)),
    fc.array(step, { maxLength: 30 }),
  );

  it('keeps ids unique and at most one blank row at each end', () => {
    fc.assert(
      fc.property(journey, ([start, steps]) => {
        let draft = start;
        for (const action of steps) {
          draft = takeStep(draft, action, options);
          const ids = [...draft.groups.map(({ id }) => id), ...itemsOf(draft).map(({ id }) => id)];
          expect(new Set(ids).size).toBe(ids.length);
          for (const group of draft.groups) {
            const [last, beforeLast] = [group.items.at(-1), group.items.at(-2)];
            expect(
              last !== undefined && beforeLast !== undefined && isBlankItem(last) && isBlankItem(beforeLast),
            ).toBe(false);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('leaves, once settled, exactly one blank row in each group, at its end', () => {
    fc.assert(
      fc.property(journey, ([start, steps]) => {
        const settled = settleEverything(
          steps.reduce((draft, action) => takeStep(draft, action, options), start),
        );
        for (const group of settled.groups) {
          const last = group.items.at(-1);
          expect(last !== undefined && isBlankItem(last)).toBe(true);
          expect(group.items.slice(0, -1).some(isBlankItem)).toBe(false);
        }
        expect(settleEverything(settled)).toBe(settled);
      }),
      { numRuns: 200 },
    );
  });

  it('never touches or loses a row but the one it is about', () => {
    fc.assert(
      fc.property(journey, ([start, steps]) => {
        steps.reduce((draft, action) => {
          const next = takeStep(draft, action, options);
          const before = new Set(itemsOf(draft));
          const fresh = itemsOf(next).filter((item) => !before.has(item) && !isBlankItem(item));
          expect(fresh.length).toBeLessThanOrEqual(1);
          const after = new Set(itemsOf(next));
          const lost = [...before].filter((item) => !after.has(item) && !isBlankItem(item));
          if (action.kind !== 'sort') expect(lost.length).toBeLessThanOrEqual(1);
          if (action.kind === 'group' || action.kind === 'below' || action.kind === 'settle')
            expect(lost).toEqual([]);
          return next;
        }, start);
      }),
      { numRuns: 200 },
    );
  });
});

describe('sorting', () => {
  it('permutes the valid rows of each group and reports all others that hold text', () => {
    fc.assert(
      fc.property(anyDraft, fc.constantFrom(0, 1, 2, 3), (draft, option) => {
        const { itemErrors } = validateDataItems(draft, options);
        const { draft: sorted, removed } = applySorting(draft, option, options);
        const filled = itemsOf(draft).filter((item) => !isBlankItem(item));
        expect(removed.map(({ item }) => item)).toEqual(filled.filter((item) => itemErrors.has(item.id)));
        draft.groups.forEach((group, index) => {
          const valid = group.items.filter((item) => !isBlankItem(item) && !itemErrors.has(item.id));
          const kept = sorted.groups[index]?.items.filter((item) => !isBlankItem(item)) ?? [];
          expect(new Set(kept)).toEqual(new Set(valid));
          expect(kept.length).toBe(valid.length);
        });
        expect(validateDataItems(sorted, options).itemErrors.size).toBe(0);
        expect(applySorting(sorted, option, options).draft).toBe(sorted);
      }),
      { numRuns: 300 },
    );
  });
});

describe('validateDataItems', () => {
  it.each([true, false])(
    'agrees with comparing every row with every other (default priorities: %s)',
    (hasDefaultPrecedence) => {
      const columns = hasDefaultPrecedence
        ? (['label', 'value', 'defaultPrecedence'] as const)
        : (['label', 'value'] as const);
      fc.assert(
        fc.property(anyDraft, (draft) => {
          const expected = naiveValidate(draft, columns);
          const actual = validateDataItems(draft, { hasDefaultPrecedence });
          expect(Object.fromEntries(actual.itemErrors)).toEqual(Object.fromEntries(expected.itemErrors));
          expect(Object.fromEntries(actual.groupErrors)).toEqual(Object.fromEntries(expected.groupErrors));
          const cells = [...expected.itemErrors.values()].reduce(
            (sum, errors) => sum + Object.keys(errors).length,
            0,
          );
          expect(actual.errorCount).toBe(cells + expected.groupErrors.size);
          expect(actual.isValid).toBe(actual.errorCount === 0);
        }),
        { numRuns: 500 },
      );
    },
  );
});
