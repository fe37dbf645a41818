import { UploadModal } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { partOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'UploadModal',
  render: (given) => <UploadModal defaultIsOpen onUpload={async () => undefined} {...given} />,
  root: 'dialog',
  parts: ['title', 'zone', 'choose', 'cancel', 'upload', 'status'],
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
