import { RegexModal } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, partOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'RegexModal',
  render: (given) => (
    <RegexModal
      defaultIsOpen
      variableName="postalCode"
      defaultValue="\\d{5}"
      onTest={async () => ({ problems: [] })}
      {...given}
    />
  ),
  root: 'regex-modal',
  parts: ['expression', 'test-data', 'test', 'result', 'help'],
  isLayer: true,
  isTitleTaken: true,
  held: {
    prop: 'isOpen',
    defaultProp: 'defaultIsOpen',
    callback: 'onOpenChange',
    first: true,
    next: false,
    act: (root) => click(partOf(root, 'close')),
    shown: (root) => root.isConnected,
  },
};
