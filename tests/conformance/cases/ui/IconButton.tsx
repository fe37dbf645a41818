import { IconButton } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'IconButton',
  render: (given) => <IconButton label="Activity" icon={<svg />} badge={2} {...given} />,
  root: 'icon-button',
  parts: ['badge'],
};
