import { Skeleton } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'Skeleton',
  render: (given) => <Skeleton width={120} {...given} />,
  root: 'skeleton',
  parts: [],
};
