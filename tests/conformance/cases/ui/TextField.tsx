import { TextField } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { controlOf, enter, textOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'TextField',
  render: (given) => (
    <TextField label="Name" hint="At most 1000 characters" startIcon={<svg />} endContent="mi" {...given} />
  ),
  root: 'form-field',
  parts: ['label', 'control', 'start-icon', 'end-content', 'hint'],
  withLabels: { type: 'password' },
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first: 'Peril',
    next: 'Perils',
    act: (root) => enter(controlOf(root), 'Perils'),
    shown: (root) => textOf(controlOf(root)),
  },
};
