import { PresenceBar } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'PresenceBar',
  render: (given) => <PresenceBar people={[{ id: '1', name: 'Priya Nair' }]} {...given} />,
  root: 'presence-bar',
  parts: ['show', 'face', 'here', 'status'],
};
