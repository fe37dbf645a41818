/** Descriptions of conditions, and the lookup of what they name: loaded with the first form that has a condition. */
export { namesOf } from './ConditionNames.ts';
export { describeCondition } from './describeCondition.ts';
export { loadNames } from './loadNames.ts';
export { namedIn, namesNothing } from './namedIn.ts';
