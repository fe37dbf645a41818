import { ReferencesModal } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, elementOf, partOf } from '../../user.ts';

const byName = { key: 'name', direction: 'asc' } as const;
const byNameDown = { key: 'name', direction: 'desc' } as const;

export const conformance: ConformanceCase = {
  name: 'ReferencesModal',
  render: (given) => (
    <ReferencesModal
      defaultIsOpen
      objectName="State"
      references={[{ type: 2, name: 'Applicant State', version: 1 }]}
      {...given}
    />
  ),
  root: 'references-modal',
  parts: ['message', 'table', 'head', 'sort', 'row', 'cell', 'ok'],
  isLayer: true,
  isTitleTaken: true,
  held: [
    {
      prop: 'isOpen',
      defaultProp: 'defaultIsOpen',
      callback: 'onOpenChange',
      first: true,
      next: false,
      act: (root) => click(partOf(root, 'ok')),
      shown: (root) => root.isConnected,
    },
    {
      prop: 'sort',
      defaultProp: 'defaultSort',
      callback: 'onSortChange',
      first: byName,
      next: byNameDown,
      act: (root) => click(elementOf(root, '[data-column="name"] [data-part="sort"]')),
      shown: (root) => elementOf(root, '[role="columnheader"][data-column="name"]').getAttribute('aria-sort'),
      shownFirst: 'ascending',
      shownNext: 'descending',
    },
  ],
};
