import { Button, Menu } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { press } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'Menu',
  render: (given) => (
    <Menu
      defaultIsOpen
      trigger={<Button>More</Button>}
      label="More"
      items={[
        { id: 'copy', label: 'Copy', icon: <svg />, shortcut: 'Ctrl+C', onSelect: () => undefined },
        { id: 'line', kind: 'separator' },
        { id: 'delete', label: 'Delete', disabledReason: 'In use', onSelect: () => undefined },
      ]}
      {...given}
    />
  ),
  root: 'menu',
  parts: ['item', 'icon', 'shortcut', 'separator', 'reason'],
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
