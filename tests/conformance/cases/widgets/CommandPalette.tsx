import { CommandPalette } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { enter, partOf, press, textOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'CommandPalette',
  render: (given) => (
    <CommandPalette
      defaultIsOpen
      groups={[
        { id: 'go', label: 'Go to', items: [{ id: 'sets', label: 'Data sets', onRun: () => undefined }] },
      ]}
      emptyText="Nothing found"
      {...given}
    />
  ),
  root: 'command-palette',
  parts: ['input', 'results', 'option'],
  isLayer: true,
  isTitleTaken: true,
  held: [
    {
      prop: 'isOpen',
      defaultProp: 'defaultIsOpen',
      callback: 'onOpenChange',
      first: true,
      next: false,
      act: (root) => press(partOf(root, 'input'), 'Enter'),
      shown: (root) => root.isConnected,
    },
    {
      prop: 'query',
      defaultProp: 'defaultQuery',
      callback: 'onQueryChange',
      first: 'da',
      next: 'data',
      act: (root) => enter(partOf(root, 'input'), 'data'),
      shown: (root) => textOf(partOf(root, 'input')),
    },
  ],
};
