import { Button } from '@studio/ui';
import { BusinessCard } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { press } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'BusinessCard',
  render: (given) => (
    <BusinessCard
      defaultIsOpen
      trigger={<Button>Ana Fields</Button>}
      card={{ kind: 'user', name: 'Ana Fields', availableToChat: true, phoneNumber: '402 555 0134' }}
      {...given}
    />
  ),
  root: 'business-card',
  parts: ['name', 'presence', 'facts', 'work-phone', 'close'],
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
