import { ActionBar, type ActionBarAction } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';

const actions: ActionBarAction[] = [
  { name: 'save', label: 'Save', variant: 'primary', onRun: () => undefined },
  { name: 'delete', label: 'Delete', disabledReason: 'In use', onRun: () => undefined },
];

export const conformance: ConformanceCase = {
  name: 'ActionBar',
  render: (given) => <ActionBar actions={actions} {...given} />,
  root: 'action-bar',
  parts: ['place', 'button'],
};
