/** Descriptions of conditions: loaded with the first form that has one. */
export { namesOf } from './ConditionNames.ts';
export { describeCondition } from './describeCondition.ts';
