import { EmptyState } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'EmptyState',
  render: (given) => (
    <EmptyState
      title="No data sets yet"
      icon={<svg />}
      action={<button type="button">New</button>}
      {...given}
    >
      Make the first one.
    </EmptyState>
  ),
  root: 'empty-state',
  parts: ['icon', 'title', 'text', 'action'],
};
