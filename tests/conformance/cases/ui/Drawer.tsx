import { Button, Drawer } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { partOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'Drawer',
  render: (given) => (
    <Drawer defaultIsOpen trigger={<Button>Menu</Button>} title="Navigation" {...given}>
      Data sets
    </Drawer>
  ),
  root: 'drawer',
  parts: ['header', 'title', 'close', 'body'],
  isLayer: true,
  held: {
    prop: 'isOpen',
    defaultProp: 'defaultIsOpen',
    callback: 'onOpenChange',
    first: true,
    next: false,
    act: (root) => partOf(root, 'close').click(),
    shown: (root) => root.isConnected,
  },
};
