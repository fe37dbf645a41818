import { expect, test } from 'vitest';
import { ruleSetKind } from '../ruleSet/ruleSetModule.ts';
import { emptyCondition } from './RuleDoc.ts';
import { ruleKind } from './ruleKind.ts';

const custom = (rawExpression: string) => ({ kind: 'RawCondition', id: 'c2', rawExpression });
const rule = (rawExpression: string) => ({
  ...{ name: 'Old roof', description: '', ruleSetName: '' },
  condition: { ...emptyCondition, subconditions: [custom(rawExpression)] },
  actions: [{ kind: 'RawAction', id: 'a1', rawExpression, transformVariables: true }],
});
const renaming = {
  ...{ kind: 'FormTemplate', from: 'Building', to: 'Structure' },
  parts: new Map([['roofAge', 'ageOfRoof']]),
};

test('a rule refers to the fields that its expressions name, which may be missing, and follows their new names', () => {
  const doc = rule(
    `wholeYears(fieldValue('Building', "roofAge"), today) > 3 && fieldValues('Site','x') != 1`,
  );
  const found = ruleKind.referencesOf(doc);
  expect(
    found.map(({ toName, toPart, pointer, mayBeMissing }) => [toName, toPart, pointer, mayBeMissing]),
  ).toEqual(
    ['/condition/subconditions/0/rawExpression', '/actions/0/rawExpression'].flatMap((pointer) => [
      ['Building', 'roofAge', pointer, true],
      ['Site', 'x', pointer, true],
    ]),
  );
  const text = `wholeYears(fieldValue('Structure', "ageOfRoof"), today) > 3 && fieldValues('Site','x') != 1`;
  expect(ruleKind.followRenaming(doc, renaming)).toEqual(rule(text));
});

test('kept cases follow new names of forms and fields', () => {
  const set = (values: Record<string, number>) => ({
    ...{ name: 'Property', description: '', ordering: 1 },
    cases: [{ id: 'k', version: 1, name: 'Old', values, expected: [] }],
  });
  const doc = set({ 'Building::roofAge': 31, 'Building::stories': 2, 'Site::x': 1, total: 5 });
  expect(ruleSetKind.referencesOf(doc).map(({ toName, toPart }) => `${toName}.${toPart}`)).toEqual([
    'Building.',
    'Site.',
  ]);
  expect(ruleSetKind.followRenaming(doc, renaming)).toEqual(
    set({ 'Structure::ageOfRoof': 31, 'Structure::stories': 2, 'Site::x': 1, total: 5 }),
  );
  const other = { ...renaming, from: 'Account' };
  expect(ruleSetKind.followRenaming(doc, other)).toBe(doc);
});
