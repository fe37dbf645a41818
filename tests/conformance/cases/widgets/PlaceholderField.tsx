import { PlaceholderField } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { controlOf, enter, textOf } from '../../user.ts';

const placeholders = [{ name: 'insuredName', label: 'Insured name', sample: 'Prairie Freight LLC' }];

export const conformance: ConformanceCase = {
  name: 'PlaceholderField',
  render: (given) => (
    <PlaceholderField label="Subject" hint="Shown in the list" {...{ placeholders }} {...given} />
  ),
  root: 'placeholder-field',
  parts: ['label', 'control', 'insert', 'hint', 'placeholder-faults'],
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
