export type { Parameter as ActionParameter } from '../shared/parameters/Parameter.ts';
export { ActionGroup } from './ActionGroup.tsx';
export type {
  ActionGroupActions,
  ActionGroupProps,
  ActionsChange,
  AvailableAction,
} from './ActionGroupProps.ts';
export type { ActionGroupLabels } from './labels.ts';
export {
  type ActionNode,
  type ActionProblem,
  type ActionsDraft,
  type OpaqueAction,
  type ParameterizedAction,
  type RawAction,
  validateActions,
} from './model/actionNodes.ts';
export { type ActionIds, parseActions, serializeActions } from './model/parseActions.ts';
