import { TextArea } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { controlOf, enter, textOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'TextArea',
  render: (given) => (
    <TextArea label="Description" hint="For the list" maxLength={5} defaultValue="Peril" {...given} />
  ),
  root: 'form-field',
  parts: ['label', 'control', 'input', 'counter', 'hint'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first: 'Peril',
    next: 'Peri',
    act: (root) => enter(controlOf(root), 'Peri'),
    shown: (root) => textOf(controlOf(root)),
  },
};
