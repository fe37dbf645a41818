export { createStudioClient, type StudioClient, type StudioClientOptions } from './client.ts';
export { ConnectionError, isAbort, isProblem, ProblemError, readProblem } from './errors.ts';
export {
  notificationEmailTemplateLimits,
  notificationPopupTemplateLimits,
  organizationLimits,
  productTemplateLimits,
  ruleLimits,
  scoringRuleLimits,
  sectionTemplateLimits,
  uiFormTemplateLimits,
} from './limits.gen.ts';
export { type BodyLimits, partsOf } from './partsOf.ts';
export { type OperationPermission, operationPermissions } from './permissions.gen.ts';
export { type Result, result } from './result.ts';
export type * from './schema.gen.ts';
export { writingCalls } from './writingCalls.gen.ts';
