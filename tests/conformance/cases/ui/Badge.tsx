import { Badge } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'Badge',
  render: (given) => (
    <Badge tone="good" {...given}>
      Active
    </Badge>
  ),
  root: 'badge',
  parts: [],
};
