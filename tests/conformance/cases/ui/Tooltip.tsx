import { Button, Tooltip } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { press } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'Tooltip',
  render: (given) => (
    <Tooltip defaultIsOpen content="Saves and closes" {...given}>
      <Button>Save</Button>
    </Tooltip>
  ),
  root: 'tooltip',
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
