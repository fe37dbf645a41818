import { DateField } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, controlOf, elementOf, enter, textOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'DateField',
  render: (given) => (
    <DateField
      label="Effective date"
      hint="The first day of cover"
      today={Date.UTC(2026, 0, 20)}
      {...given}
    />
  ),
  root: 'form-field',
  parts: ['label', 'control', 'input', 'trigger', 'hint'],
  held: [
    {
      prop: 'value',
      defaultProp: 'defaultValue',
      callback: 'onValueChange',
      first: Date.UTC(2026, 0, 14),
      next: Date.UTC(2026, 11, 31),
      act: (root) => enter(controlOf(root), '12/31/2026'),
      shown: (root) => textOf(controlOf(root)),
      shownFirst: '01/14/2026',
      shownNext: '12/31/2026',
    },
    {
      prop: 'isOpen',
      defaultProp: 'defaultIsOpen',
      callback: 'onOpenChange',
      first: false,
      next: true,
      act: (root) => click(elementOf(root, '[data-part~="trigger"]')),
      shown: (root) => root.querySelector('[data-part="popup"]') !== null,
    },
  ],
};
