import { Kbd } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'Kbd',
  render: (given) => <Kbd keys={['Ctrl', 'K']} {...given} />,
  root: 'kbd',
  parts: [],
};
