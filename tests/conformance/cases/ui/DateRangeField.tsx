import { DateRangeField } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { elementOf, enter } from '../../user.ts';

const start = Date.UTC(2026, 0, 14);

export const conformance: ConformanceCase = {
  name: 'DateRangeField',
  render: (given) => (
    <DateRangeField
      label="Effective Date Range"
      hint="Leave an end empty to keep it open"
      today={Date.UTC(2026, 0, 20)}
      {...given}
    />
  ),
  root: 'form-field',
  parts: ['label', 'ends', 'control', 'prefix', 'input', 'trigger', 'hint'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first: { start, end: null },
    next: { start, end: Date.UTC(2026, 11, 31) },
    act: (root) => enter(elementOf(root, 'input[id$="-end"]'), '12/31/2026'),
    shown: (root) => [...root.querySelectorAll('input')].map((input) => input.value),
    shownFirst: ['01/14/2026', ''],
    shownNext: ['01/14/2026', '12/31/2026'],
  },
};
