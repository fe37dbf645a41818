import { VersionHistory } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'VersionHistory',
  render: (given) => (
    <VersionHistory
      versions={[
        { id: 'v2', version: 2, author: 'Priya Nair', time: 0, action: 'Saved', isCurrent: true },
        { id: 'v1', version: 1, author: 'Marta Oduya', time: 0, action: 'Created' },
      ]}
      selection={{ kind: 'one', id: 'v2', with: 'before' }}
      comparison={{ changes: [] }}
      onRestore={() => undefined}
      {...given}
    />
  ),
  root: 'version-history',
  parts: [
    'list',
    'versions',
    'version',
    'author',
    'difference',
    'compared',
    'count',
    'restore',
    'change-list',
  ],
};
