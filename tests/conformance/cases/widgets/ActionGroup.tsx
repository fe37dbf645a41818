import { ActionGroup, parseActions } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, partOf } from '../../user.ts';

const first = parseActions([
  {
    kind: 'ParameterizedAction',
    expression: 'Refer the submission to {team}',
    parameters: [{ name: 'team', value: '', typeName: 'String' }],
  },
  { kind: 'RawAction', rawExpression: 'flag()', transformVariables: true },
]);

export const conformance: ConformanceCase = {
  name: 'ActionGroup',
  render: (given) => <ActionGroup availableActions={[]} defaultValue={first} {...given} />,
  root: 'action-group',
  parts: ['toolbar', 'list', 'action', 'handle', 'parameter', 'problem', 'delete', 'add-action', 'status'],
  held: {
    prop: 'value',
    defaultProp: 'defaultValue',
    callback: 'onValueChange',
    first,
    next: first.slice(1),
    act: (root) => click(partOf(root, 'delete')),
    shown: (root) => root.querySelectorAll('[data-action]').length,
    shownFirst: 2,
    shownNext: 1,
  },
};
