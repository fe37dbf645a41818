import { Select } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, controlOf, elementOf, partOf } from '../../user.ts';

const options = [
  { value: 'static', label: 'Static' },
  { value: 'custom', label: 'Custom' },
];

export const conformance: ConformanceCase = {
  name: 'Select',
  render: (given) => <Select label="Type" hint="Of the item" options={options} {...given} />,
  root: 'form-field',
  parts: ['label', 'control', 'toggle', 'value', 'chevron', 'hint'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first: 'static',
    next: 'custom',
    act: async (root) => {
      click(controlOf(root));
      await new Promise(requestAnimationFrame);
      click(elementOf(root, '[role="option"]:nth-of-type(2)'));
    },
    shown: (root) => partOf(root, 'value').textContent,
    shownFirst: 'Static',
    shownNext: 'Custom',
  },
};
