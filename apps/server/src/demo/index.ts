export { buildDemoContent } from './buildDemoContent.ts';
export type * from './types.ts';
