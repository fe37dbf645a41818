import { NotificationRegion } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'NotificationRegion',
  render: (given) => <NotificationRegion {...given}>Saved</NotificationRegion>,
  root: 'notifications',
  parts: [],
};
