export type { Parameter } from '../shared/parameters/Parameter.ts';
export { ActionGroup } from './ActionGroup.tsx';
export type { ActionGroupProps, ActionsChange, AvailableAction } from './ActionGroupProps.ts';
export type { ActionGroupLabels } from './labels.ts';
export {
  type ActionNode,
  type ActionProblem,
  type ActionsDraft,
  validateActions,
} from './model/actionNodes.ts';
export { parseActions, serialiseActions } from './model/parseActions.ts';
