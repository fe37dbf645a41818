import type { Parameter } from '../../shared/parameters/Parameter.ts';
import type { AvailableAction } from '../ActionGroupProps.ts';

/** An action that refers a submission. */
export function refer(team: string, reason: string) {
  return {
    kind: 'ParameterizedAction',
    expression: 'Refer the submission to {team} with reason {reason}',
    parameters: [
      { name: 'team', value: team, typeName: 'Team' },
      { name: 'reason', value: reason, typeName: 'String' },
    ],
  };
}

export const raw = {
  kind: 'RawAction',
  rawExpression: 'submission.flag("coastal")',
  transformVariables: true,
};

/** A rule's actions as a server sends them. */
export const coastalActions = [refer('property', 'Coastal frame, older roof'), raw];

export const availableActions: readonly AvailableAction[] = [
  { name: 'refer', label: 'Refer the submission', template: refer('', '') },
  {
    name: 'deductible',
    label: 'Set the deductible',
    template: {
      kind: 'ParameterizedAction',
      expression: 'Set the deductible to {amount} from {day}, waivable: {isWaivable}',
      parameters: [
        { name: 'amount', value: '', typeName: 'Double' },
        { name: 'day', value: '', typeName: 'Date' },
        { name: 'isWaivable', value: '', typeName: 'Boolean' },
      ],
    },
  },
  {
    name: 'raw',
    label: 'Custom action',
    template: { kind: 'RawAction', rawExpression: '', transformVariables: false },
  },
];

/** The teams of the sample. */
export function getParameterOptions({ typeName }: Parameter) {
  if (typeName !== 'Team') return undefined;
  return [
    { value: 'property', label: 'Property underwriting' },
    { value: 'casualty', label: 'Casualty underwriting' },
  ];
}
