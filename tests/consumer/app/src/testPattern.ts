import { createRegexRunner } from '@studio/widgets';

/** Tests in a worker: an expression that takes longer than a second is ended. */
export const testPattern = createRegexRunner();
