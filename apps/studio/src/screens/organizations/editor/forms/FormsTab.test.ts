import { expect, test } from 'vitest';
import { nextMissing } from './FormsTab.tsx';
import type { MenuForm } from './useForms.ts';

const menu = (...counts: number[]): MenuForm[] =>
  counts.map((missing, index) => ({
    ...{ id: `f${index}`, name: `Form ${index}`, type: 13, required: 5 },
    missing,
  }));
const paths = (...names: string[]) => names.map((name) => [name]);

test('the next missing field is the one behind the last, whether that was filled in or not, then in the forms behind', () => {
  const forms = menu(3, 1);
  const last = { formId: 'f0', at: 0, path: ['a'] };
  const next = (missing: string[], from: typeof last | null = last, ids?: string[]) =>
    nextMissing(forms, { ids, selectedId: 'f0', last: from, missing: paths(...missing) });
  expect(next(['a', 'b', 'c'], null)).toEqual({ formId: 'f0', at: 0 });
  expect(next(['a', 'b', 'c'])).toEqual({ formId: 'f0', at: 1 });
  expect(next(['b', 'c'])).toEqual({ formId: 'f0', at: 0 });
  expect(next(['a'])).toEqual({ formId: 'f1', at: 0 });
  expect(next([])).toEqual({ formId: 'f1', at: 0 });
  expect(next(['a'], last, ['f0'])).toEqual({ formId: 'f0', at: 0 });
  expect(nextMissing(menu(0, 0), { ids: undefined, selectedId: 'f0', last, missing: [] })).toBeNull();
});
