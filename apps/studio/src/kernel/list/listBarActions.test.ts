import { deferPart } from '@studio/ui/internal';
import { expect, test, vi } from 'vitest';
import type { CreateHostProps, ListAction } from './ListAction.ts';
import { listBarActions } from './listBarActions.ts';

const offered = [
  { name: 'New Data Set', enabled: false, notes: 'This needs the permission “Manage data sets”.' },
  { name: 'Export', enabled: true, notes: '' },
  { name: 'Backup', enabled: true, notes: '' },
  { name: 'Recount', enabled: true, notes: '' },
  { name: 'Reticulate', enabled: true, notes: '' },
];
const declared: Readonly<Record<string, ListAction>> = {
  'New Data Set': {
    does: 'create',
    label: 'New',
    host: deferPart<CreateHostProps>(async () => () => null),
  },
  Export: {
    does: 'bulk',
    label: 'Export',
    run: async () => null,
    texts: { loading: 'Exporting', success: 'Exported' },
  },
  Backup: { does: 'backup', label: 'Backup', section: 'Data Sets' },
  Rules: { does: 'open', label: 'Rules', path: '/rules' },
  Recount: { does: 'run', label: 'Recount', run: vi.fn() },
};
const idle = {
  isBusy: false,
  isOpening: () => false,
  onCreate: vi.fn(),
  onBulk: vi.fn(),
  onBackup: vi.fn(),
  onOpen: vi.fn(),
  making: null,
  onMake: vi.fn(),
};

test("the server's actions in its order, enabled as it says, with its reason", () => {
  expect(
    listBarActions(offered, declared, idle).map(({ name, isDisabled, disabledReason }) => [
      name,
      isDisabled,
      disabledReason,
    ]),
  ).toEqual([
    ['New Data Set', true, 'This needs the permission “Manage data sets”.'],
    ['Export', undefined, undefined],
    ['Backup', undefined, undefined],
    ['Recount', undefined, undefined],
    ['Reticulate', undefined, undefined],
  ]);
});

test('each runs what its list declares for it', () => {
  const actions = listBarActions([...offered, { name: 'Rules', enabled: true, notes: '' }], declared, idle);
  for (const { onRun } of actions) onRun?.();
  expect(idle.onOpen).toHaveBeenCalledExactlyOnceWith('/rules');
  expect(idle.onCreate).toHaveBeenCalledExactlyOnceWith('New Data Set');
  expect(idle.onBulk).toHaveBeenCalledExactlyOnceWith('Export');
  expect(idle.onBackup).toHaveBeenCalledExactlyOnceWith('Data Sets');
});

test('an action that nothing handles runs nothing: the bar says so', () => {
  expect(listBarActions(offered, declared, idle)[4]).toEqual({
    name: 'Reticulate',
    label: 'Reticulate',
  });
  expect(
    listBarActions([{ name: 'constructor', enabled: true, notes: '' }], declared, idle)[0]?.onRun,
  ).toBeUndefined();
});

test('downloads and bulk actions wait for each other, the others do not', () => {
  const busy = listBarActions(offered, declared, { ...idle, isBusy: true });
  expect(busy.map(({ isDisabled }) => isDisabled ?? false)).toEqual([true, true, true, false, false]);
});
