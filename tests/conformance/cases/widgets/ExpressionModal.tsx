import { ExpressionModal } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, partOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'ExpressionModal',
  render: (given) => (
    <ExpressionModal
      defaultIsOpen
      variableName="totalPremium"
      kind="value"
      searchForms={async () => []}
      loadFields={async () => []}
      {...given}
    />
  ),
  root: 'expression-modal',
  parts: ['function', 'value-format', 'fields', 'add', 'script', 'problems'],
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
