import { StatusLabel } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'StatusLabel',
  render: (given) => (
    <StatusLabel tone="good" {...given}>
      Active
    </StatusLabel>
  ),
  root: 'status-label',
  parts: ['dot', 'text'],
};
