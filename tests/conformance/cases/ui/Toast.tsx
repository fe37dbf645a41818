import { Toast } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'Toast',
  render: (given) => <Toast message="Saved" tone="good" onDismiss={() => undefined} {...given} />,
  root: 'toast',
  parts: ['icon', 'message', 'dismiss'],
};
