export { buildDemoContent } from './buildDemoContent.ts';
export { generators } from './generators.ts';
export type * from './types.ts';
