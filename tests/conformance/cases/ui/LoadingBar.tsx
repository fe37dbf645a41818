import { LoadingBar } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'LoadingBar',
  render: (given) => <LoadingBar status="loading" text="Saving…" progress={0.4} {...given} />,
  root: 'loading-bar',
  parts: ['track', 'fill', 'status', 'text'],
};
