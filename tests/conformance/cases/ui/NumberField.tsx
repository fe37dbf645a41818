import { NumberField } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { controlOf, press, textOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'NumberField',
  render: (given) => (
    <NumberField label="Priority" hint="1 runs first" suffix="of 99" hasSteppers {...given} />
  ),
  root: 'form-field',
  parts: ['label', 'control', 'input', 'suffix', 'steppers', 'decrease', 'increase', 'hint'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first: 4,
    next: 5,
    act: (root) => press(controlOf(root), 'ArrowUp'),
    shown: (root) => Number(textOf(controlOf(root))),
  },
};
