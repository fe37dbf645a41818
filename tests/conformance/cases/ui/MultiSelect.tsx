import { MultiSelect } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, controlOf, elementOf } from '../../user.ts';

const options = [
  { value: 'auto', label: 'Commercial Auto' },
  { value: 'property', label: 'Commercial Property' },
];

export const conformance: ConformanceCase = {
  name: 'MultiSelect',
  render: (given) => (
    <MultiSelect label="Products" hint="Some of ours" options={options} defaultValue={['auto']} {...given} />
  ),
  root: 'form-field',
  parts: ['label', 'control', 'chips', 'chip', 'remove', 'input', 'end', 'clear', 'toggle', 'hint'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first: ['auto'],
    next: ['auto', 'property'],
    act: async (root) => {
      click(controlOf(root));
      await new Promise(requestAnimationFrame);
      click(elementOf(root, '[role="option"]:nth-of-type(2)'));
    },
    shown: (root) => [...root.querySelectorAll('[data-part="chip"]')].map((chip) => chip.textContent),
    shownFirst: ['Commercial Auto'],
    shownNext: ['Commercial Auto', 'Commercial Property'],
  },
};
