import { expect, test, vi } from 'vitest';
import { type BrowserActionsInput, browserActions } from './browserActions.tsx';

const input: BrowserActionsInput = {
  actions: [
    { name: 'New Data Set', enabled: false, notes: 'This needs the permission MANAGE_DATASETS.' },
    { name: 'Export', enabled: true },
    { name: 'Reticulate', enabled: true },
  ],
  isBusy: false,
  isOpening: false,
  onNew: vi.fn(),
  onExport: vi.fn(),
  onBackup: vi.fn(),
};

test("the server's actions in its order, enabled as it says, with its reason", () => {
  expect(browserActions(input).map(({ name, isEnabled, notes }) => [name, isEnabled, notes])).toEqual([
    ['New Data Set', false, 'This needs the permission MANAGE_DATASETS.'],
    ['Export', true, undefined],
    ['Reticulate', true, undefined],
  ]);
});

test('an action that nothing handles runs nothing: the bar says so', () => {
  expect(browserActions(input)[2]).toEqual({ name: 'Reticulate', label: 'Reticulate', isEnabled: true });
});

test('downloads wait for each other', () => {
  expect(browserActions({ ...input, isBusy: true })[1]?.isEnabled).toBe(false);
});
