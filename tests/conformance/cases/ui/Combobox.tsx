import { Combobox } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, controlOf, elementOf, textOf } from '../../user.ts';

const options = [
  { value: 'auto', label: 'Commercial Auto' },
  { value: 'property', label: 'Commercial Property' },
];

export const conformance: ConformanceCase = {
  name: 'Combobox',
  render: (given) => <Combobox label="Product" hint="One of ours" options={options} {...given} />,
  root: 'form-field',
  parts: ['label', 'control', 'input', 'end', 'toggle', 'hint'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first: 'auto',
    next: 'property',
    act: async (root) => {
      click(controlOf(root));
      await new Promise(requestAnimationFrame);
      click(elementOf(root, '[role="option"]:nth-of-type(2)'));
    },
    shown: (root) => textOf(controlOf(root)),
    shownFirst: 'Commercial Auto',
    shownNext: 'Commercial Property',
  },
};
