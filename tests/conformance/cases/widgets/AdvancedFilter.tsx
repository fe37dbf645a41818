import { AdvancedFilter, emptyFilter } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, partOf } from '../../user.ts';

const first = emptyFilter('DataSet');
const next = { ...first, conditions: [{ id: 'c1', field: null, operator: null, values: [] }] };

export const conformance: ConformanceCase = {
  name: 'AdvancedFilter',
  render: (given) => (
    <AdvancedFilter
      kind="DataSet"
      fields={[{ key: 'name', label: 'Name', type: 'text' }]}
      defaultIsOpen
      {...given}
    />
  ),
  root: 'advanced-filter',
  parts: ['header', 'toggle-conditions', 'panel', 'empty', 'add-condition'],
  held: [
    {
      prop: 'value',
      defaultProp: 'defaultValue',
      callback: 'onValueChange',
      first,
      next,
      act: (root) => click(partOf(root, 'add-condition')),
      shown: (root) => root.querySelectorAll('[data-part="condition"]').length,
      shownFirst: 0,
      shownNext: 1,
    },
    {
      prop: 'isOpen',
      defaultProp: 'defaultIsOpen',
      callback: 'onOpenChange',
      first: true,
      next: false,
      act: (root) => click(partOf(root, 'toggle-conditions')),
      shown: (root) => partOf(root, 'toggle-conditions').getAttribute('aria-expanded') === 'true',
    },
  ],
};
