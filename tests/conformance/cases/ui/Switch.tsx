import { Switch } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { elementOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'Switch',
  render: (given) => <Switch label="Live updates" hint="Others see your edits within a second" {...given} />,
  root: 'switch',
  parts: ['row', 'input', 'label', 'hint'],
  held: {
    prop: 'checked',
    defaultProp: 'defaultChecked',
    callback: 'onCheckedChange',
    first: false,
    next: true,
    act: (root) => elementOf(root, 'input').click(),
    shown: (root) => root.querySelector('input')?.checked,
  },
};
