import { Checkbox } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { elementOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'Checkbox',
  render: (given) => <Checkbox label="Product" {...given} />,
  root: 'checkbox',
  parts: ['box', 'input', 'label'],
  held: {
    prop: 'checked',
    defaultProp: 'defaultChecked',
    callback: 'onCheckedChange',
    first: 'mixed',
    next: true,
    act: (root) => elementOf(root, 'input').click(),
    shown: (root) => root.dataset['checked'],
    shownNext: 'true',
  },
};
