import { expect, test } from 'vitest';
import { buildDemoContent } from './buildDemoContent.ts';

interface Term {
  lhs: { formTemplateUniqueName: string; fieldName: string };
  rhs: { valueString: string }[];
}

test('the rules of forms are about values that their fields offer', () => {
  const { formTemplates, dataSets } = buildDemoContent({ now: Date.UTC(2026, 0, 1) });
  const valuesOf = new Map(
    dataSets.map(({ name, items }) => [name, new Set(items.map(({ value }) => value))]),
  );
  const setOf = new Map<string, string>(
    formTemplates.flatMap(({ uniqueName, fields }) =>
      fields.map(({ name, dataSetName }) => [`${uniqueName}|${name}`, dataSetName ?? ''] as const),
    ),
  );
  const terms = formTemplates.flatMap(({ fieldRules = [], triggerRule = null }) =>
    [...fieldRules, ...(triggerRule ? [triggerRule] : [])].flatMap(
      ({ condition }) => condition.subconditions as unknown as Term[],
    ),
  );
  expect(terms.length).toBeGreaterThan(15);
  for (const { lhs, rhs } of terms) {
    const key = `${lhs.formTemplateUniqueName}|${lhs.fieldName}`;
    const offered = valuesOf.get(setOf.get(key) ?? '');
    expect(
      rhs.filter(({ valueString }) => offered?.has(valueString) !== true),
      key,
    ).toEqual([]);
  }
});
