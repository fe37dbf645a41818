import { ChangeList, type ChangeListItem } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';

const changes: ChangeListItem[] = [
  { id: '1', kind: 'changed', subject: 'Item “Frame”', field: 'Label', before: 'Frame', after: 'Wood Frame' },
  { id: '2', kind: 'added', subject: 'Item “Steel”', field: '', before: '', after: 'ST' },
];

export const conformance: ConformanceCase = {
  name: 'ChangeList',
  render: (given) => <ChangeList changes={changes} onRevert={() => undefined} {...given} />,
  root: 'change-list',
  parts: ['changes', 'change', 'subject', 'what', 'values', 'before', 'after', 'mark', 'revert', 'status'],
};
