export { ActionBar, type ActionBarProps } from './ActionBar.tsx';
export type { ActionBarLabels } from './labels.ts';
export type { ActionDetails, BarAction, RunnableAction } from './types.ts';
