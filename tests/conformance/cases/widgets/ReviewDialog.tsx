import { createLiteralKind, parseCondition, ReviewDialog } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, partOf } from '../../user.ts';

const condition = parseCondition({ kind: 'RawCondition', rawExpression: 'score > 5' });
const valueKinds = [createLiteralKind()];

export const conformance: ConformanceCase = {
  name: 'ReviewDialog',
  render: (given) => (
    <ReviewDialog
      defaultIsOpen
      title="Review Rule"
      condition={condition}
      operators={[]}
      valueKinds={valueKinds}
      {...given}
    />
  ),
  root: 'review-dialog',
  parts: ['title', 'rule-text', 'copy', 'done'],
  isLayer: true,
  isTitleTaken: true,
  held: {
    prop: 'isOpen',
    defaultProp: 'defaultIsOpen',
    callback: 'onOpenChange',
    first: true,
    next: false,
    act: (root) => click(partOf(root, 'done')),
    shown: (root) => root.isConnected,
  },
};
