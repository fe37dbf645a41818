import { Spinner } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'Spinner',
  render: (given) => <Spinner label="Loading data sets" {...given} />,
  root: 'spinner',
  parts: ['ring'],
};
