import { beforeAll, expect, test } from 'vitest';
import { editField } from '../../../kernel/object/plain/editField.ts';
import { loaderOf } from '../../../kernel/resource/Lookup.ts';
import { newScoring, type ScoredForm, scoredForm } from '../scoring.api.ts';
import { newFormula } from './model/FormulaRow.ts';
import { scoringEditor } from './route.tsx';
import { type ScoringDraft, toScoringDraft, writeField, writeList } from './scoringDraft.ts';

const discrete = { label: '', scoredBy: 'Discrete' } as const;
const range = { label: '', scoredBy: 'Range', dataSetName: null } as const;
const fields: ScoredForm['fields'] = new Map(
  [
    { ...discrete, name: 'construction', type: 3, dataSetName: 'Construction' },
    { ...discrete, name: 'formerConstruction', type: 3, dataSetName: 'Construction' },
    { ...discrete, name: 'occupancy', type: 3, dataSetName: 'Occupancy' },
    { ...discrete, name: 'town', type: 1, dataSetName: null },
    { ...range, name: 'age', type: 0 },
    { ...range, name: 'floors', type: 0 },
    { ...range, name: 'value', type: 5 },
  ].map((field) => [field.name, field]),
);

const named = (field: string) => writeField({ form: 'Building', field });

const draft = (changes: Partial<ScoringDraft>): ScoringDraft => ({
  ...{ ...toScoringDraft(newScoring), applyScoring: 'OnConditionMet', triggerOperator: 0 },
  ...changes,
});

const edit = (before: ScoringDraft, name: keyof ScoringDraft, value: unknown) =>
  editField(scoringEditor.controls, before, name, value).draft;

beforeAll(async () => {
  const lookup = scoredForm('Building');
  await loaderOf(lookup).load(lookup.key, async () => ({ displayName: 'Buildings', fields }));
});

test.each([
  ['construction', 'formerConstruction', false],
  ['construction', 'occupancy', true],
  ['construction', 'town', true],
  ['construction', 'age', true],
  ['age', 'floors', false],
  ['age', 'value', true],
] as const)('of rows for %s, %s clears them: %s', (former, next, isCleared) => {
  const type = fields.get(former)?.scoredBy ?? 'Discrete';
  const formulas = [newFormula(type, { value: '1', score: '5' })];
  const before = draft({ inputField: named(former), formulas });
  expect(edit(before, 'inputField', named(next)).formulas).toEqual(isCleared ? [] : formulas);
});

test('a field that is cleared or refused takes its rows with it, so that none are left for the next one', () => {
  const formulas = [newFormula('Discrete', { value: '1', score: '5' })];
  const cleared = edit(draft({ inputField: named('construction'), formulas }), 'inputField', '');
  expect(cleared.formulas).toEqual([]);
  expect(edit(cleared, 'inputField', named('occupancy')).formulas).toEqual([]);
  const unnamed = draft({ formulas });
  expect(edit(unnamed, 'inputField', '').formulas).toEqual(formulas);
});

test.each([
  ['construction', 1, ['1', '2'], ['1', '2']],
  ['construction', 2, ['1', '2'], ['1']],
  ['town', 1, ['Rome', 'Bern'], ['Rome']],
] as const)('a condition on %s with operator %i makes of %j %j', (field, operator, values, kept) => {
  const before = draft({ triggerField: named(field), triggerValues: writeList(values) });
  expect(edit(before, 'triggerOperator', operator).triggerValues).toBe(writeList(kept));
});
