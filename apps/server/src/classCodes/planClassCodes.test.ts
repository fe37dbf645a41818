import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClassCode } from './ClassCode.ts';
import { toItems } from './classCodeSet.ts';
import { planClassCodes } from './planClassCodes.ts';

function codeOf(code: string, description: string, attributes: Record<string, string> = {}): ClassCode {
  return { code, description, attributes };
}

const before = [codeOf('1', 'One'), codeOf('2', 'Two', { Hazard: 'High' }), codeOf('3', 'Three')];

const codes = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom('1', '2', '3', '4', '5'),
    description: fc.constantFrom('One', 'Two'),
    attributes: fc.dictionary(fc.constantFrom('Hazard', 'Sector'), fc.constantFrom('a', 'b')),
  }),
  { selector: ({ code }) => code },
);

describe('planClassCodes', () => {
  test('tells what comes, changes, goes and stays', () => {
    const after = [codeOf('4', 'Four'), codeOf('2', 'Two'), codeOf('1', 'One')];
    expect(planClassCodes(toItems(before), after)).toEqual({
      ...{ added: 1, changed: 1, removed: 1, unchanged: 1, refusal: null, notice: null },
      differences: [
        { code: '4', change: 'added', before: null, after: '4 - Four' },
        { code: '2', change: 'changed', before: '2 - Two', after: '2 - Two' },
        { code: '3', change: 'removed', before: '3 - Three', after: null },
      ],
    });
  });

  test('the same codes in another order change nothing', () => {
    expect(planClassCodes(toItems(before), before.toReversed())).toMatchObject({
      ...{ added: 0, changed: 0, removed: 0, unchanged: 3 },
      differences: [],
    });
  });

  test('of many differences the first hundred are listed, and all are counted', () => {
    const many = Array.from({ length: 250 }, (_, index) => codeOf(String(index), 'Code'));
    const plan = planClassCodes([], many);
    expect([plan.added, plan.differences.length]).toEqual([250, 100]);
  });

  test('counts add up to what is there before and after', () => {
    fc.assert(
      fc.property(codes, codes, (stored, imported) => {
        const { added, changed, removed, unchanged, differences } = planClassCodes(toItems(stored), imported);
        expect(added + changed + unchanged).toBe(imported.length);
        expect(removed + changed + unchanged).toBe(stored.length);
        expect(differences).toHaveLength(added + changed + removed);
      }),
    );
  });
});
