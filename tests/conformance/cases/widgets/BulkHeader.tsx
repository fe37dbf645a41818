import { BulkHeader } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'BulkHeader',
  render: (given) => (
    <BulkHeader
      count={2}
      total={318}
      confirmLabel="Export"
      onSelectAll={() => undefined}
      onCancel={() => undefined}
      onConfirm={() => undefined}
      {...given}
    />
  ),
  root: 'bulk-header',
  parts: ['counts', 'count', 'around', 'commands', 'cancel', 'confirm', 'status', 'failure'],
};
