import { BulkBar } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'BulkBar',
  render: (given) => (
    <BulkBar
      count={2}
      total={318}
      confirmLabel="Export"
      onSelectAll={() => undefined}
      onCancel={() => undefined}
      onConfirm={() => undefined}
      {...given}
    />
  ),
  root: 'bulk-bar',
  parts: ['counts', 'commands', 'confirm', 'status'],
};
