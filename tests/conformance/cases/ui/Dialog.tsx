import { Button, Dialog } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { partOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'Dialog',
  render: (given) => (
    <Dialog
      defaultIsOpen
      trigger={<Button>Settings</Button>}
      title="Data Set Settings"
      description="Version 12"
      footer={<Button>Save</Button>}
      {...given}
    >
      Filing State
    </Dialog>
  ),
  root: 'dialog',
  parts: ['header', 'title', 'description', 'close', 'body', 'footer'],
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
