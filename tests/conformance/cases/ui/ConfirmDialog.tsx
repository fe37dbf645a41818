import { Button, ConfirmDialog } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { partOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'ConfirmDialog',
  render: (given) => (
    <ConfirmDialog
      defaultIsOpen
      trigger={<Button>Delete</Button>}
      title="Delete"
      message="Delete Filing State?"
      onConfirm={() => undefined}
      {...given}
    />
  ),
  root: 'alert-dialog',
  parts: ['title', 'message', 'footer', 'cancel', 'confirm'],
  isLayer: true,
  held: {
    prop: 'isOpen',
    defaultProp: 'defaultIsOpen',
    callback: 'onOpenChange',
    first: true,
    next: false,
    act: (root) => partOf(root, 'confirm').click(),
    shown: (root) => root.isConnected,
  },
};
