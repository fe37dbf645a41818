import { GridPicker } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, partOf } from '../../user.ts';

const rows = [{ id: 'p1', name: 'Producer 001' }];

export const conformance: ConformanceCase = {
  name: 'GridPicker',
  render: (given) => (
    <GridPicker
      defaultIsOpen
      label="Producers"
      columns={[{ key: 'name', header: 'Name', isSortable: true, render: ({ name }) => name }]}
      getRowId={({ id }: (typeof rows)[number]) => id}
      loadPage={() => Promise.resolve({ records: rows, totalRecords: 1 })}
      actions={[{ name: 'refresh', label: 'Refresh', onRun: () => undefined }]}
      thirdButton={{ action: 'noMatch' }}
      onSelect={() => undefined}
      {...given}
    />
  ),
  root: 'grid-picker',
  parts: ['header', 'title', 'content', 'action-bar', 'browser-grid', 'counts', 'cancel', 'third', 'select'],
  isLayer: true,
  isTitleTaken: true,
  held: {
    prop: 'isOpen',
    defaultProp: 'defaultIsOpen',
    callback: 'onOpenChange',
    first: true,
    next: false,
    act: (root) => click(partOf(root, 'cancel')),
    shown: (root) => root.isConnected,
  },
};
