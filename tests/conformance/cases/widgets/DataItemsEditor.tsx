import { DataItemsEditor, parseDataItems } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { enter, partOf, textOf } from '../../user.ts';

let lastId = 0;

const first = parseDataItems([{ name: 'Frame', value: 'FR', grouping: 'Construction' }], {
  newId: () => {
    lastId += 1;
    return `id-${lastId}`;
  },
});
const next = { ...first, groups: first.groups.map((group) => ({ ...group, name: 'Frame and masonry' })) };

export const conformance: ConformanceCase = {
  name: 'DataItemsEditor',
  render: (given) => <DataItemsEditor hasDefaultPrecedence defaultValue={first} {...given} />,
  root: 'data-items-editor',
  parts: ['toolbar', 'grid', 'group', 'group-name', 'row', 'cell', 'add-group', 'status'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first,
    next,
    act: (root) => enter(partOf(root, 'group-name'), 'Frame and masonry'),
    shown: (root) => textOf(partOf(root, 'group-name')),
    shownFirst: 'Construction',
    shownNext: 'Frame and masonry',
  },
};
