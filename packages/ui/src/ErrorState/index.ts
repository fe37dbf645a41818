export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
export type { LoadError } from './LoadError.ts';
