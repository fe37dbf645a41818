import { RadioGroup } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { elementOf } from '../../user.ts';

const options = [
  { value: 'active', label: 'Active', hint: 'Everyone sees it' },
  { value: 'inactive', label: 'Inactive' },
];

export const conformance: ConformanceCase = {
  name: 'RadioGroup',
  render: (given) => <RadioGroup label="Status" hint="Takes effect at once" options={options} {...given} />,
  root: 'form-field',
  parts: ['label', 'control', 'option', 'radio', 'option-hint', 'hint'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first: 'active',
    next: 'inactive',
    act: (root) => elementOf(root, '[value="inactive"]').click(),
    shown: (root) => root.querySelector<HTMLInputElement>('input:checked')?.value,
  },
};
