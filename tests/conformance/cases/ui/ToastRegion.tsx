import { ToastRegion } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

const toasts = [{ id: 'saved', message: 'Saved', revision: 0 }];

export const conformance: ConformanceCase = {
  name: 'ToastRegion',
  render: (given) => <ToastRegion toasts={toasts} waitingCount={2} onDismiss={() => undefined} {...given} />,
  root: 'toasts',
  parts: ['urgent', 'polite', 'toast', 'message', 'dismiss', 'waiting'],
};
