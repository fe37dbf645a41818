import { Button, Popover } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { press } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'Popover',
  render: (given) => (
    <Popover defaultIsOpen trigger={<Button>About</Button>} label="About" width={240} {...given}>
      Version 12
    </Popover>
  ),
  root: 'popover',
  parts: [],
  isLayer: true,
  held: {
    prop: 'isOpen',
    defaultProp: 'defaultIsOpen',
    callback: 'onOpenChange',
    first: true,
    next: false,
    act: (root) => press(root, 'Escape'),
    shown: (root) => root.isConnected,
  },
};
