export { ErrorState, type ErrorStateProps, type LoadError } from './ErrorState.tsx';
