import { SignatureModal } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { partOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'SignatureModal',
  render: (given) => (
    <SignatureModal defaultIsOpen isReadOnly value="" onSave={async () => undefined} {...given} />
  ),
  root: 'dialog',
  parts: ['title', 'not-configured', 'cancel', 'save', 'status'],
  isLayer: true,
  isTitleTaken: true,
  held: {
    prop: 'isOpen',
    defaultProp: 'defaultIsOpen',
    callback: 'onOpenChange',
    first: true,
    next: false,
    act: (root) => partOf(root, 'cancel').click(),
    shown: (root) => root.isConnected,
  },
};
