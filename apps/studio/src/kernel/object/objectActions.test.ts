import { expect, test, vi } from 'vitest';
import { objectActions } from './objectActions.tsx';

test('what is not saved yet is neither copied nor exported', () => {
  const actions = objectActions({
    ...{ onSave: vi.fn(), onDiscard: vi.fn(), onDelete: vi.fn(), onExport: vi.fn(), onCopy: vi.fn() },
    ...{ onReferences: vi.fn(), isNew: true, invalidReason: null, isBusy: false },
    actions: ['Export', 'Copy'].map((name) => ({ name, enabled: true, notes: '' })),
    state: { isDirty: true, isValid: true, isSaving: false },
  });
  expect(actions.map(({ name, isDisabled, disabledReason }) => [name, isDisabled, disabledReason])).toEqual([
    ['Export', true, 'It is not saved yet.'],
    ['Copy', true, 'Copy is not available since there are unsaved changes'],
  ]);
});

test('Save of a new object has the name that its kind gives it', () => {
  const labels = [true, false].map((isNew) =>
    objectActions({
      ...{ onSave: vi.fn(), onDiscard: vi.fn(), onDelete: vi.fn(), onExport: vi.fn(), onReferences: vi.fn() },
      ...{ isNew, createLabel: 'Create', invalidReason: null, isBusy: false },
      actions: [{ name: 'Save', enabled: true, notes: '' }],
      state: { isDirty: true, isValid: true, isSaving: false },
    }).map(({ label }) => label),
  );
  expect(labels).toEqual([['Create'], ['Save']]);
});

const run = (state: Partial<Parameters<typeof objectActions>[0]['state']>, isBusy = false) =>
  objectActions({
    ...{ onSave: vi.fn(), onDiscard: vi.fn(), onDelete: vi.fn(), onExport: vi.fn() },
    ...{
      onReferences: vi.fn(),
      own: { 'Data Set Settings': { label: 'Data Set Settings', onRun: vi.fn() } },
      invalidReason: 'Correct the marked cells before saving.',
    },
    actions: ['Data Set Settings', 'Save', 'Discard', 'Reticulate'].map((name) => ({
      name,
      enabled: true,
      notes: '',
    })),
    state: { isDirty: false, isValid: true, isSaving: false, ...state },
    isBusy,
  });

test('Save and Discard follow the edits; the settings can be opened at any time but while something runs', () => {
  const enabled = (actions: ReturnType<typeof run>) =>
    actions.filter(({ isDisabled }) => !isDisabled).map(({ name }) => name);
  expect(enabled(run({}))).toEqual(['Data Set Settings', 'Reticulate']);
  expect(enabled(run({ isDirty: true }))).toEqual(['Data Set Settings', 'Save', 'Discard', 'Reticulate']);
  expect(enabled(run({ isDirty: true, isValid: false }))).toEqual([
    'Data Set Settings',
    'Discard',
    'Reticulate',
  ]);
  expect(enabled(run({ isDirty: true, isSaving: true }))).toEqual(['Reticulate']);
  expect(enabled(run({}, true))).toEqual(['Reticulate']);
});

test('while something is saved, or another action runs, that is the reason of all that wait', () => {
  const reasons = (actions: ReturnType<typeof run>) => actions.slice(0, 3).map((each) => each.disabledReason);
  const saving = 'It is being saved.';
  expect(reasons(run({ isDirty: true, isSaving: true }))).toEqual([saving, saving, saving]);
  const busy = 'Another action is under way.';
  expect(reasons(run({ isDirty: true }, true))).toEqual([busy, busy, busy]);
});

test('Save shows unsaved changes, and what blocks saving', () => {
  expect(run({ isDirty: true, isValid: false })[1]).toMatchObject({
    subText: 'Unsaved changes',
    disabledReason: 'Correct the marked cells before saving.',
  });
  expect(run({ isDirty: true, isNotSaved: true })[1]).toMatchObject({ subText: 'Not saved' });
  expect(run({ isNotSaved: true })[1]?.subText).toBeUndefined();
  expect(run({})[3]).not.toHaveProperty('onRun');
});
