import { SearchField } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { controlOf, enter, textOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'SearchField',
  render: (given) => <SearchField label="Search data sets" defaultValue="cl" debounceMs={250} {...given} />,
  root: 'form-field',
  parts: ['label', 'control', 'icon', 'input', 'end-content', 'clear'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first: 'cl',
    next: 'class',
    act: (root) => enter(controlOf(root), 'class'),
    shown: (root) => textOf(controlOf(root)),
  },
};
