import { AlertDialog, Button } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { partOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'AlertDialog',
  render: (given) => (
    <AlertDialog
      defaultIsOpen
      trigger={<Button>Run</Button>}
      title="Not run"
      message="Nothing to do."
      {...given}
    />
  ),
  root: 'alert-dialog',
  parts: ['title', 'message', 'footer', 'ok'],
  isLayer: true,
  held: {
    prop: 'isOpen',
    defaultProp: 'defaultIsOpen',
    callback: 'onOpenChange',
    first: true,
    next: false,
    act: (root) => partOf(root, 'ok').click(),
    shown: (root) => root.isConnected,
  },
};
