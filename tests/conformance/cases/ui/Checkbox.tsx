import { Checkbox } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { elementOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'Checkbox',
  render: (given) => <Checkbox label="Product" hint="Those of every line of business" {...given} />,
  root: 'checkbox',
  parts: ['row', 'box', 'input', 'label', 'hint'],
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
