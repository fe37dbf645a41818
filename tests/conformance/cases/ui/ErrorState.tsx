import { ErrorState } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'ErrorState',
  render: (given) => (
    <ErrorState
      title="Not loaded"
      reason="No connection."
      details="ECONNRESET"
      onRetry={() => undefined}
      {...given}
    />
  ),
  root: 'error-state',
  parts: ['icon', 'title', 'text', 'action', 'details'],
};
